import { useLocation } from 'react-router'
import { EntryCard } from '../features/accounts/entry-card.tsx'
import { LoginForm } from '../features/accounts/login-form.tsx'
import { SocialButtons } from '../features/accounts/social-buttons.tsx'
import { paths } from '../lib/paths.ts'
import { ButtonLink } from '../ui/button-link.tsx'

/** The login. The guard around it brings the person back to where they wanted to go. */
export function Component() {
  const state: unknown = useLocation().state
  const notice =
    typeof state === 'object' && state !== null && 'notice' in state ? String(state.notice) : undefined
  return (
    <EntryCard
      title="Iniciar Sesión"
      lead="Entrá para pujar, publicar y seguir tus subastas."
      other={
        <>
          <p>¿No tenés cuenta?</p>
          <ButtonLink kind="line" to={paths.register} className="mt-2.5">
            Registrarse
          </ButtonLink>
        </>
      }
    >
      <LoginForm notice={notice} />
      <SocialButtons />
    </EntryCard>
  )
}
