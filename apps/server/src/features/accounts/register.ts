import { registrationSentences } from '@martillo/contract/accounts'
import { dbNow } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database.ts'
import { takeAttempt } from '../../platform/guarded-attempts.ts'
import { type Failure, failure } from '../../platform/http/failure.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { discardPictures, recordPictures, storePicture } from '../media/public.ts'
import { findTaken, insertUser } from './accounts.store.ts'
import type { AccountsContext } from './accounts-context.ts'
import { userRegistered } from './events.ts'
import { issueCode } from './issue-code.ts'
import { judgeRegistration, type RegisterTexts } from './judge-registration.ts'
import { hashPassword } from './password-hash.ts'

export interface RegisterInput {
  readonly texts: RegisterTexts
  /** Where the uploaded photo lies, if one came. */
  readonly photo: string | undefined
  readonly network: string
}

function taken(field: 'email' | 'username'): Failure {
  const code = `${field}_taken` as const
  const sentence = registrationSentences[code]
  return failure(409, code, sentence, { details: { [field]: sentence } })
}

async function refuseTaken(tx: Tx, email: string, username: string): Promise<void> {
  const somebodys = await findTaken(tx, email, username)
  if (somebodys.email) throw taken('email')
  if (somebodys.username) throw taken('username')
}

/**
 * Makes an account, and has the code that verifies its e-mail sent. Says whether an e-mail is known already,
 * so tries are limited by network; the unique indexes decide between two at the same instant.
 */
export async function register(
  context: AccountsContext,
  { texts, photo, network }: RegisterInput,
): Promise<{ id: number; username: string }> {
  const { db, limits, storage } = context
  const { productName } = context.config.site
  const person = judgeRegistration(texts, { now: await dbNow(db), productName })
  const { email, username } = person
  await inTransaction(db, (tx) => takeAttempt(tx, limits.registrationByNetwork, network))
  await inTransaction(db, (tx) => refuseTaken(tx, email, username))
  const passwordHash = await hashPassword(texts.password)
  const picture = photo
    ? await storePicture(storage, { source: photo, purpose: 'avatar', ownerId: null })
    : undefined
  try {
    return await inTransaction(db, async (tx) => {
      const profileImage = picture ? `images/${picture.key}` : ''
      const id = await insertUser(tx, { ...person, passwordHash, profileImage })
      if (id === undefined) {
        await refuseTaken(tx, email, username)
        throw new Error('an account could be neither made nor found')
      }
      if (picture) await recordPictures(tx, [{ ...picture, ownerId: id }])
      await takeAttempt(tx, limits.codesByPerson, String(id))
      await issueCode(context, tx, id)
      const hasPhoto = picture !== undefined
      await context.events.emit(tx, userRegistered, { userId: id, profileComplete: true, hasPhoto })
      return { id, username }
    })
  } catch (error) {
    if (picture) await discardPictures(storage, [picture.key])
    throw error
  }
}
