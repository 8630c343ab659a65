import type { ReadAnswer } from '@martillo/contract/page-drawing'
import type { Middleware } from 'swr'
import { errorOf } from '../lib/api.ts'
import type { SaidRefusal } from '../lib/api-error.ts'
import type { GetRoute, Reply } from '../lib/api-types.ts'
import type { CallKey } from '../lib/use-call.ts'
import type { Place } from '../shell/route-handle.ts'

/**
 * What a page reads while the server draws it. SWR reads nothing there: what the screens ask for is noted, read
 * between two passes, and found in the next.
 */
export class DrawingReads {
  readonly #read: (path: string) => Promise<ReadAnswer>
  readonly #answers = new Map<string, ReadAnswer>()
  readonly #wanted = new Set<string>()

  constructor(read: (path: string) => Promise<ReadAnswer>) {
    this.#read = read
  }

  /** Reads what was asked for since the last time; whether there was anything. */
  async readWanted(): Promise<boolean> {
    const keys = [...this.#wanted]
    this.#wanted.clear()
    await Promise.all(keys.map(async (key) => this.#answers.set(key, await this.#read(key))))
    return keys.length > 0
  }

  want(key: string): void {
    if (!this.#answers.has(key)) this.#wanted.add(key)
  }

  readonly known: Place['known'] = <R extends GetRoute>(key: CallKey<R>) =>
    this.#answers.get(key)?.status === 200 ? (this.#answers.get(key)?.body as Reply<R>) : undefined

  /** The good answers, as SWR's fallback. */
  get found(): Record<string, unknown> {
    const good = [...this.#answers].filter(([, { status }]) => status === 200)
    return Object.fromEntries(good.map(([key, { body }]) => [key, body]))
  }

  /** The other answers, as the browser's error takes them. */
  get refusals(): Record<string, SaidRefusal> {
    const refused = [...this.#answers].filter(([, { status }]) => status !== 200)
    return Object.fromEntries(
      refused.map(([key, answer]) => {
        const { message, status, code, facts } = refusalOf(answer)
        return [key, [message, { status, code, body: facts }]]
      }),
    )
  }

  /** Notes the keys that are used, and gives them their refusals, which a fallback cannot hold. */
  readonly middleware: Middleware = (useNext) => (key, fetcher, config) => {
    const answered = useNext(key, fetcher, config)
    if (typeof key !== 'string') return answered
    this.want(key)
    const answer = this.#answers.get(key)
    if (!answer || answer.status === 200) return answered
    return Object.assign({}, answered, { error: refusalOf(answer) })
  }
}

const refusalOf = ({ status, body }: ReadAnswer) =>
  errorOf(new Response(null, { status }), JSON.stringify(body))
