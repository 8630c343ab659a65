import { call } from '../../../lib/api.ts'
import { CodeSender } from '../code-sender.tsx'

/** For who has no password: asks for the mail with the code that proves whose account it is. */
export function PasswordCode() {
  return (
    <div>
      <p className="mb-2 text-14 text-muted">
        Entrás sin contraseña. Para crear una, pedí un código de 6 dígitos a tu email.
      </p>
      <CodeSender send={() => call('POST /user/password-code')} />
    </div>
  )
}
