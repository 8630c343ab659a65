import { notFound } from '../../../platform/http/failure.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { discardPictures, forgetPictures, recordPictures, storePictures } from '../../media/public.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { changeProfile, lockProfile } from './profile.store.ts'
import { tellProfileChange } from './tell-profile-change.ts'

type Context = Pick<AccountsContext, 'db' | 'storage' | 'events'>

const COLUMNS = { avatar: 'profile_image', banner: 'banner' } as const
const OURS = 'images/'

/**
 * Puts a new photo or banner in the place of the old one and answers its path. The old file goes after the commit, so
 * that nobody is ever without a picture; what a provider gave as an address is only forgotten.
 */
export async function changePicture(
  { db, storage, events }: Context,
  userId: number,
  purpose: 'avatar' | 'banner',
  source: string,
): Promise<string> {
  const column = COLUMNS[purpose]
  const stored = await storePictures(storage, [{ source, purpose, ownerId: userId, field: 'image' }])
  const keys = stored.map(({ key }) => key)
  const path = `${OURS}${keys[0]}`
  try {
    const replaced = await inTransaction(db, async (tx) => {
      const before = await lockProfile(tx, userId)
      if (!before) throw notFound('No encontramos a esa persona.')
      const old = before[column].startsWith(OURS) ? [before[column].slice(OURS.length)] : []
      await recordPictures(tx, stored)
      await forgetPictures(tx, old)
      await changeProfile(tx, userId, { [column]: path })
      await tellProfileChange(events, tx, { ...before, [column]: path })
      return old
    })
    await discardPictures(storage, replaced)
    return path
  } catch (error) {
    await discardPictures(storage, keys)
    throw error
  }
}
