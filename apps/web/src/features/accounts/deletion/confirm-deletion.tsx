import { type KeyboardEvent, type SyntheticEvent, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { sentenceOf } from '../../../lib/api-error.ts'
import { useUser } from '../../../lib/session.tsx'
import { keyOf, useCall } from '../../../lib/use-call.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { FormAlert } from '../form-alert.tsx'
import { PasswordInput } from '../password-input.tsx'
import { DeletionCode } from './deletion-code.tsx'
import { CONFIRMATION_WORD, judgeDeletion } from './judge-deletion.ts'

interface ConfirmDeletionProps {
  open: boolean
  onClose: () => void
  onDeleted: () => void
}

const EMPTY = { word: '', secret: '' }
const FORM = 'confirm-deletion'

/** Asks for the word and the password. A refusal stays in the dialog; closing it forgets all that was typed. */
export function ConfirmDeletion({ open, onClose, onDeleted }: ConfirmDeletionProps) {
  const user = useUser()
  const { data: own } = useCall(open ? keyOf('GET /user/currentuser') : null)
  const [texts, setTexts] = useState(EMPTY)
  const [failure, setFailure] = useState<string | null>(null)
  const [deleting, setDeleting] = useState(false)
  const ready = judgeDeletion(texts, user?.ID) === null

  function close() {
    if (deleting) return
    setTexts(EMPTY)
    setFailure(null)
    onClose()
  }

  async function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (deleting) return
    const wrong = judgeDeletion(texts, user?.ID)
    setFailure(wrong)
    if (wrong) return
    setDeleting(true)
    try {
      await call('DELETE /user/account', {
        body: { confirmation: CONFIRMATION_WORD, password: texts.secret },
      })
      onDeleted()
    } catch (error) {
      setFailure(sentenceOf(error, 'Error al eliminar la cuenta'))
    } finally {
      setDeleting(false)
    }
  }

  // A disabled button keeps Enter from sending anything, and from saying what is missing.
  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) void submit(event)
  }

  const change = (part: Partial<typeof EMPTY>) => setTexts((before) => ({ ...before, ...part }))
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title="¿Eliminar tu cuenta?"
      description="Esta acción es permanente y no se puede deshacer."
      footer={
        <>
          <Button kind="quiet" onClick={close}>
            Cancelar
          </Button>
          <Button kind="danger" type="submit" form={FORM} disabled={!ready || deleting}>
            {deleting ? 'Eliminando...' : 'Eliminar Cuenta'}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        onSubmit={(event) => void submit(event)}
        onKeyDown={press}
        className="grid gap-4"
      >
        {failure && <FormAlert>{failure}</FormAlert>}
        <Field
          label={
            <>
              Escribí <strong>{CONFIRMATION_WORD}</strong> para confirmar
            </>
          }
        >
          <TextInput
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={texts.word}
            onChange={(event) => change({ word: event.target.value })}
          />
        </Field>
        {own?.has_password === false ? (
          <DeletionCode value={texts.secret} onChange={(secret) => change({ secret })} />
        ) : (
          <Field label="Contraseña">
            <PasswordInput
              autoComplete="current-password"
              value={texts.secret}
              onChange={(event) => change({ secret: event.target.value })}
            />
          </Field>
        )}
      </form>
    </Dialog>
  )
}
