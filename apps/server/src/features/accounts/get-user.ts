import type { PublicUser } from '@martillo/contract/accounts'
import { notFound } from '../../platform/http/failure.ts'
import { getPublicUserById, getPublicUserByName } from './accounts.store.ts'
import { publicUserView } from './accounts.view.ts'
import type { AccountsContext } from './accounts-context.ts'

const NOBODY = 'No encontramos a esa persona.'

/** What anybody may see of a person, by number. */
export async function getUser({ db }: AccountsContext, id: number): Promise<PublicUser> {
  const row = await getPublicUserById(db, id)
  if (!row) throw notFound(NOBODY)
  return publicUserView(row)
}

/** The same by user name, capitals aside. */
export async function getUserByName({ db }: AccountsContext, name: string): Promise<PublicUser> {
  const row = await getPublicUserByName(db, name.normalize('NFC').toLowerCase())
  if (!row) throw notFound(NOBODY)
  return publicUserView(row)
}
