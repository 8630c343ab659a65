import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { sentenceOf } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'

/** For who has no password: asks for the mail with the code that proves whose account it is. */
export function PasswordCode() {
  const [said, setSaid] = useState('')
  const [working, setWorking] = useState(false)

  async function send() {
    setWorking(true)
    try {
      await call('POST /user/password-code')
      setSaid('Se ha enviado un código de verificación a tu email')
    } catch (error) {
      setSaid(sentenceOf(error, 'Hubo un error al enviar el código, por favor intente más tarde.'))
    } finally {
      setWorking(false)
    }
  }

  return (
    <div>
      <p className="text-14 text-muted">
        Entrás sin contraseña. Para crear una, pedí un código de 6 dígitos a tu email.
      </p>
      <Button kind="line" size="small" loading={working} onClick={() => void send()} className="mt-2">
        Enviar código
      </Button>
      <p role="status" className="mt-2 text-14 font-medium">
        {said}
      </p>
    </div>
  )
}
