import { randomUUID } from 'node:crypto'
import { DraftTexts } from '@martillo/contract/drafts'
import type { MadeUser } from '../../../../test/make.ts'
import type { FilePart, Reply } from '../../../../test/person.ts'
import { makePhoto } from '../publish.testing.ts'

/** The texts of a form that somebody began. */
export function draftTexts(wish: Partial<DraftTexts> = {}): DraftTexts {
  return DraftTexts.parse({ title: 'Bicicleta rod', ...wish })
}

/** Saves a new draft and answers its identifier. */
export async function makeDraft(person: MadeUser, wish: Partial<DraftTexts> = {}): Promise<string> {
  const draft = randomUUID()
  const { status, body } = await person.put(`/drafts/${draft}`, { texts: draftTexts(wish), version: 0 })
  if (status !== 201) throw new Error(`the draft was not made: ${status} ${JSON.stringify(body)}`)
  return draft
}

export function upload(
  person: MadeUser,
  draft: string,
  photo: FilePart,
  id: string = randomUUID(),
): Promise<Reply> {
  return person.form('PUT', `/drafts/${draft}/photos/${id}`, { photo })
}

/** Puts so many photos into a draft, one after another, and answers their keys. */
export async function addPhotos(person: MadeUser, draft: string, count: number): Promise<string[]> {
  const keys: string[] = []
  for (let made = 0; made < count; made++) {
    const { status, body } = await upload(person, draft, await makePhoto())
    if (status !== 201) throw new Error(`the photo was not taken: ${status} ${JSON.stringify(body)}`)
    keys.push(String(body.key))
  }
  return keys
}
