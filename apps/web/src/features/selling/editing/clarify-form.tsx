import type { Auction } from '@martillo/contract/auctions'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiError, sentenceOf } from '../../../lib/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { toast } from '../../../ui/toast.ts'
import { FormAlert } from '../../accounts/form-alert.tsx'
import { Clarifications } from '../../auctions/clarifications.tsx'
import { FormSection } from '../../publishing/form-section.tsx'
import { useTakeAuction } from './use-edit.ts'

const SHORTEST = 3
const LONGEST = 1_000

function faultOf(text: string): string | undefined {
  const { length } = text.trim()
  if (length < SHORTEST) return 'Escribí la aclaración.'
  return length > LONGEST ? 'Puede tener hasta 1.000 caracteres.' : undefined
}

/** Adds something to what was described, with its date; nothing of it can be taken back. */
export function ClarifyForm({ auction }: { auction: Auction }) {
  const take = useTakeAuction()
  const [text, setText] = useState('')
  const [isJudged, setIsJudged] = useState(false)
  const [refused, setRefused] = useState<string | undefined>()
  const [sentence, setSentence] = useState('')
  const [working, setWorking] = useState(false)
  const fault = faultOf(text)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsJudged(true)
    if (working || fault) return
    setWorking(true)
    setSentence('')
    setRefused(undefined)
    try {
      const params = { id: auction.ID }
      await take(await call('POST /auctions/:id/clarifications', { params, body: { text } }))
      toast.success('Agregamos la aclaración.')
      setText('')
      setIsJudged(false)
    } catch (error) {
      const own = error instanceof ApiError ? error.fieldSentence('text') : undefined
      setRefused(own)
      if (!own) setSentence(sentenceOf(error, 'No pudimos agregar la aclaración. Probá de nuevo.'))
    } finally {
      setWorking(false)
    }
  }

  return (
    <form
      noValidate
      id="aclarar"
      aria-label="Agregar una aclaración"
      className="scroll-mt-32"
      onSubmit={(event) => void submit(event)}
    >
      <FormSection
        title="Agregar una aclaración"
        about="Se muestra con su fecha debajo de la descripción y no se puede borrar."
      >
        {auction.clarifications.length > 0 && (
          <div className="grid grid-cols-1 gap-3 sm:col-span-2">
            <Clarifications of={auction.clarifications} />
          </div>
        )}
        <Field
          label="Aclaración"
          required
          error={isJudged ? (fault ?? refused) : undefined}
          className="sm:col-span-2"
        >
          <TextArea
            rows={3}
            counter={LONGEST}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Field>
        {sentence && (
          <div className="sm:col-span-2">
            <FormAlert>{sentence}</FormAlert>
          </div>
        )}
        <Button type="submit" kind="line" loading={working} className="justify-self-end sm:col-span-2">
          Agregar la aclaración
        </Button>
      </FormSection>
    </form>
  )
}
