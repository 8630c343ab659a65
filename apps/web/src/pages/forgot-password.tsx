import { useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { EntryCard } from '../features/accounts/entry-card.tsx'
import { ForgotPasswordForm } from '../features/accounts/forgot-password-form.tsx'
import { ResetPasswordForm } from '../features/accounts/reset-password-form.tsx'
import { paths, rememberedPath } from '../lib/paths.ts'
import { useSession } from '../lib/session.tsx'
import { ButtonLink } from '../ui/button-link.tsx'

const CHANGED = 'Tu contraseña cambió y cerramos todas tus sesiones. Iniciá sesión con la nueva.'

/**
 * Asking for the mail, and with the mailed link, whose secret lies behind the hash, setting another password. The link
 * works for who is logged in as well; without it this is for guests.
 */
export function Component() {
  const { state, leave } = useSession()
  const { hash } = useLocation()
  const navigate = useNavigate()
  const [drawn, setDrawn] = useState(false)
  // The server knows nothing behind the hash, so the first view is the same for everybody.
  const token = drawn ? hash.slice(1) : ''

  useEffect(() => setDrawn(true), [])

  function done() {
    leave()
    void navigate(paths.login, { replace: true, state: { notice: CHANGED } })
  }

  if (state === 'in' && hash === '') return <Navigate to={rememberedPath()} replace />
  return (
    <EntryCard
      title={token ? 'Contraseña nueva' : '¿Olvidaste tu contraseña?'}
      lead={
        token
          ? 'Al guardarla cerramos la sesión en todos tus dispositivos.'
          : 'Te mandamos un enlace a tu email para que pongas una nueva.'
      }
      other={
        <ButtonLink kind="line" to={paths.login}>
          Volver al login
        </ButtonLink>
      }
    >
      {token ? (
        <ResetPasswordForm
          token={token}
          onDone={done}
          onAskAgain={() => void navigate(paths.forgotPassword, { replace: true })}
        />
      ) : (
        <ForgotPasswordForm />
      )}
    </EntryCard>
  )
}
