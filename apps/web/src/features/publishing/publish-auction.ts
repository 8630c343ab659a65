import type { Auction } from '@martillo/contract/auctions'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { formatDayTime } from '../../lib/format-date.ts'
import { faultsOf, publishSteps } from './publish-steps.ts'
import type { PublishErrors, PublishValues } from './publish-texts.ts'

export interface Refused {
  errors: PublishErrors
  /** For the whole form; empty when every fault has its field. */
  sentence: string
  /** The server no longer has the draft. */
  isGone?: true
}

export type Published = { ok: true; id: number; state: Auction['state'] } | ({ ok: false } & Refused)

const DAILY_LIMIT = 'You have exceeded your daily auction limit'
const DAILY_SENTENCE =
  'Excediste tu límite de subastas publicadas el dia de hoy. Aumenta tu reputación para aumentar tu límite de subastas.'

/** A sentence for the whole form. */
function say(sentence: string): Refused {
  return { errors: {}, sentence }
}

function refusedBy(error: unknown): Refused {
  if (!(error instanceof ApiError)) return say('Failed to create auction')
  const details: PublishErrors & { draft?: string } = error.facts.details ?? {}
  if (error.code === 'publication_invalid' && details.draft !== undefined) {
    return { errors: {}, sentence: '', isGone: true }
  }
  const shown = publishSteps.flatMap((step) => Object.keys(faultsOf(step, details))).length
  // What has a field is said there; a refusal with none must not be silent.
  if (shown > 0) return { errors: details, sentence: '' }
  if (error.message.includes(DAILY_LIMIT)) return say(DAILY_SENTENCE)
  const { retry_at: when } = error.facts
  if (error.code === 'weekly_limit' && when) {
    return say(`${error.message} Podés publicar otra vez desde el ${formatDayTime(when)}.`)
  }
  // A refusal explains itself; what failed otherwise says so first.
  const known = error.status === 422 || error.status === 403 || error.status === 0
  return say(known ? error.message : `Failed to create auction: ${error.message}`)
}

/**
 * Publishes a draft with the photos that the server has of it. The draft's own identifier is the key of the publication:
 * pressing twice, a lost answer, a reload or another device make one auction.
 */
export async function publishAuction(values: PublishValues, draft: string): Promise<Published> {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) {
    for (const one of typeof value === 'string' ? [value] : value) form.append(name, one)
  }
  form.append('draft', draft)
  form.append('idempotency_key', draft)
  try {
    const { id, auction } = await call('POST /auctions', { body: form })
    if (!id) return { ok: false, ...say('ID no recibido en la respuesta') }
    return { ok: true, id, state: auction.state }
  } catch (error) {
    return { ok: false, ...refusedBy(error) }
  }
}
