import path from 'node:path'
import { eraseByPlan } from '../../../platform/deletion-plan.ts'
import { forgetMails } from '../../../platform/mail/forget-mails.ts'
import { inTransaction } from '../../../platform/transaction.ts'
import { deletePrivatePictures, eraseOwnedPictures } from '../../media/public.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { type ErasureRow, findErasures, findIdentityPictures } from './deletion.store.ts'
import { filesPlan } from './deletion-plan.ts'

type Context = Pick<AccountsContext, 'db' | 'storage' | 'config'>

/**
 * Erases the files of people who deleted their accounts. Rows go after the files that they name, so a crash leaves
 * nothing behind. Half a minute later it is done once more, for what was still being written: an upload, a mail.
 */
export async function eraseFiles(context: Context): Promise<void> {
  for (const erasure of await findErasures(context.db)) await eraseOne(context, erasure)
}

async function eraseOne({ db, storage, config }: Context, erasure: ErasureRow): Promise<void> {
  const { user_id: userId, email, asked_at, late } = erasure
  await deletePrivatePictures(storage, await findIdentityPictures(db, userId))
  await eraseOwnedPictures({ db, storage }, userId)
  await forgetMails(path.join(config.dataDir, 'mail'), { address: email, until: asked_at.getTime() })
  if (late) await inTransaction(db, (tx) => eraseByPlan(tx, filesPlan, userId))
}
