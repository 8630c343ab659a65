import * as Radix from '@radix-ui/react-dialog'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../lib/session.tsx'
import { Button } from '../../ui/button.tsx'
import { CodeInput, isWholeCode } from '../../ui/code-input.tsx'
import { toast } from '../../ui/toast.ts'
import { checkCode } from './check-code.ts'
import { FormAlert } from './form-alert.tsx'
import { ResendCode } from './resend-code.tsx'
import { TrialMailbox } from './trial-mailbox.tsx'

const TOAST_MS = 4_000

function stay(event: Event) {
  event.preventDefault()
}

/**
 * Covers the screen while somebody logged in has not verified the e-mail: six boxes, another code, or out.
 * The sixth digit sends the code.
 */
export function VerificationOverlay() {
  const { updateVerified, logout } = useSession()
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [working, setWorking] = useState(false)

  async function verify(given: string) {
    if (working) return
    if (!isWholeCode(given)) return setFault('Please enter all 6 digits')
    setWorking(true)
    setFault(null)
    const wrong = await checkCode(given)
    setWorking(false)
    if (wrong) {
      setCode('')
      return setFault(wrong)
    }
    toast.success('¡Cuenta verificada con éxito!', { duration: TOAST_MS })
    updateVerified(true)
  }

  async function leave() {
    await logout()
    window.location.reload()
  }

  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Content
          onEscapeKeyDown={stay}
          onInteractOutside={stay}
          className="fixed inset-0 z-50 flex animate-fade flex-col overflow-y-auto bg-canvas text-ink outline-none"
        >
          <div className="head-gradient h-2 shrink-0" />
          <div className="m-auto w-full max-w-md px-5 py-10 text-center">
            <span className="mx-auto grid size-20 place-items-center rounded-full bg-brand-soft text-brand-ink">
              <MailCheck aria-hidden="true" className="size-9" />
            </span>
            <Radix.Title className="mt-5 text-28 font-extrabold">Verificá tu email</Radix.Title>
            <Radix.Description className="mt-2 text-balance text-muted">
              Te mandamos un código de 6 dígitos. Escribilo para empezar a pujar.
            </Radix.Description>
            <form
              noValidate
              className="mt-7 grid gap-5"
              onSubmit={(event) => {
                event.preventDefault()
                void verify(code)
              }}
            >
              <CodeInput
                value={code}
                onChange={(value) => {
                  setCode(value)
                  setFault(null)
                }}
                onComplete={(whole) => void verify(whole)}
                invalid={fault !== null}
              />
              {fault && <FormAlert>{fault}</FormAlert>}
              <Button type="submit" size="big" wide loading={working}>
                Verificar
              </Button>
            </form>
            <ResendCode />
            <div className="mt-5">
              <TrialMailbox what="el código" />
            </div>
            <Button kind="quiet" size="small" className="mt-6" onClick={() => void leave()}>
              Cerrar sesión
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
