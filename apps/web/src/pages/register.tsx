import { useNavigate } from 'react-router'
import { EntryCard } from '../features/accounts/entry-card.tsx'
import { LOGIN_BY_HAND, RegisterForm } from '../features/accounts/register-form.tsx'
import { SocialButtons } from '../features/accounts/social-buttons.tsx'
import { paths } from '../lib/paths.ts'
import { ButtonLink } from '../ui/button-link.tsx'

/** The registration; after it the person is logged in and led to the welcome. */
export function Component() {
  const navigate = useNavigate()
  return (
    <EntryCard
      wide
      title="Registrarse"
      lead="Gratis y en dos minutos. Después verificás tu email y ya podés pujar."
      other={
        <>
          <p>¿Ya tenés cuenta?</p>
          <ButtonLink kind="line" to={paths.login} className="mt-2.5">
            Iniciar Sesión
          </ButtonLink>
        </>
      }
    >
      <RegisterForm
        onLoginFailed={() => void navigate(paths.login, { replace: true, state: { notice: LOGIN_BY_HAND } })}
      />
      <SocialButtons />
    </EntryCard>
  )
}
