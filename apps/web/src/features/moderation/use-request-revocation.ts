import type { RevocationKind } from '@martillo/contract/moderation'
import { useRef, useState } from 'react'
import { call } from '../../lib/api.ts'
import { ApiError, sentenceOf } from '../../lib/api-error.ts'
import type { Reply } from '../../lib/api-types.ts'
import { newUuid } from '../../lib/new-uuid.ts'
import { bodyOf, type RevocationErrors, type RevocationTexts, revocationFields } from './revocation-texts.ts'

export type RequestedRevocation = Reply<'POST /revocations'>

interface Refused {
  readonly sentence: string
  readonly fields: RevocationErrors
}

function refusedBy(error: unknown): Refused {
  const sentence = sentenceOf(error, 'No pudimos enviar tu pedido. Probá de nuevo.')
  if (!(error instanceof ApiError)) return { sentence, fields: {} }
  const fields: RevocationErrors = {}
  for (const field of revocationFields) {
    const fault = error.fieldSentence(field)
    if (fault) fields[field] = fault
  }
  return { sentence, fields }
}

/** Sends a request once, however often it is pressed or tried again: the same texts keep their id. */
export function useRequestRevocation(kind: RevocationKind) {
  const [sending, setSending] = useState(false)
  const [refused, setRefused] = useState<Refused>()
  const [done, setDone] = useState<RequestedRevocation>()
  const last = useRef({ texts: '', id: '' })

  async function request(texts: RevocationTexts): Promise<RevocationErrors> {
    if (sending) return {}
    const written = JSON.stringify(texts)
    if (last.current.texts !== written) last.current = { texts: written, id: newUuid() }
    setSending(true)
    setRefused(undefined)
    try {
      setDone(await call('POST /revocations', { body: bodyOf(kind, texts, last.current.id) }))
      return {}
    } catch (error) {
      const why = refusedBy(error)
      setRefused(why)
      return why.fields
    } finally {
      setSending(false)
    }
  }

  return { request, sending, refused, done }
}
