import { randomUUID } from 'node:crypto'
import type { MadePerson } from './maker.ts'
import { serverUrl } from './server-url.ts'

/** Begins a publication as the form does and leaves it there. Answers the draft's identifier. */
export async function draftOverHttp(seller: MadePerson, title: string): Promise<string> {
  const id = randomUUID()
  const response = await fetch(`${serverUrl()}/api/drafts/${id}`, {
    method: 'PUT',
    headers: { cookie: `session=${seller.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ texts: { title, basePrice: '45.000' }, version: 0 }),
  })
  if (!response.ok) throw new Error(`the draft was refused: ${await response.text()}`)
  return id
}
