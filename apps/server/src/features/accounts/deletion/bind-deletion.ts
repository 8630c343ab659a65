import * as contract from '@martillo/contract/deletion'
import { bind } from '../../../platform/http/bind.ts'
import { defineSentences } from '../../../platform/http/sentences.ts'
import { clearSessionCookie } from '../../../platform/http/session-cookie.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { AccountsContext } from '../accounts-context.ts'
import { accountDeleted } from '../events.ts'
import { deleteAccount } from './delete-account.ts'
import { deleteUser } from './delete-user.ts'
import { accountPlan, administratorPlan, filesPlan } from './deletion-plan.ts'
import { eraseFiles } from './erase-files.ts'
import { deletionCodeMail, makeSendDeletionCode, sendDeletionCode } from './send-deletion-code.ts'

defineSentences({
  // The client knows these two and says them in its own words.
  active_auctions: 'User has active auctions',
  active_bids: 'User has active bids',
  open_sale: 'Tenés una venta o una compra sin terminar. Cuando se complete vas a poder eliminar tu cuenta.',
  commission_unpaid: 'Tenés comisiones sin pagar. Cuando estén pagas vas a poder eliminar tu cuenta.',
  delete_admin: 'No se puede eliminar a quien administra.',
  password_wrong: 'La contraseña no es correcta.',
})

const SWEEP_EVERY_MS = 10_000

/** Puts on the server how a person leaves for good. */
export function bindDeletion(platform: Platform, context: AccountsContext): void {
  const { app, events, hooks, jobs, publicUrl, sweeps } = platform
  hooks.deletionPlans.push(accountPlan, filesPlan, administratorPlan)
  jobs.handle(deletionCodeMail, makeSendDeletionCode(context))
  events.subscribe(accountDeleted, 'accounts.erase-files', () => eraseFiles(context), 'slow')
  sweeps.add({ name: 'accounts.erasures', everyMs: SWEEP_EVERY_MS }, () => eraseFiles(context))

  bind(app, contract.deleteAccount, async ({ body, session, reply }) => {
    await deleteAccount(context, session.userId, body.password)
    hooks.forgetPages()
    clearSessionCookie(reply, publicUrl)
    return { ok: true as const }
  })
  bind(app, contract.deleteUser, async ({ params, session }) => {
    await deleteUser(context, { userId: params.id, administratorId: session.userId })
    hooks.forgetPages()
    return { ok: true as const }
  })
  bind(app, contract.sendDeletionCode, async ({ session }) => {
    const nextAt = await sendDeletionCode(context, session.userId)
    return { ok: true as const, next_at: nextAt.toISOString() }
  })
}
