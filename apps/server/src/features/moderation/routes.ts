import * as contract from '@martillo/contract/moderation'
import { answer } from '../../platform/http/answer.ts'
import { bind } from '../../platform/http/bind.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import type { Platform } from '../../platform/platform.ts'
import { accountDeleted } from '../accounts/public.ts'
import type { RegisteredBids } from '../bids/public.ts'
import { answerRevocation } from './answer-revocation.ts'
import { bindBans } from './bans/bind-bans.ts'
import { moderationDeletionPlan } from './deletion-plan.ts'
import { listRevocations } from './list-revocations.ts'
import { type RevocationLimits, revocationLimits } from './moderation-context.ts'
import { onAccountDeleted } from './on-account-deleted.ts'
import { requestRevocation, revocationMail } from './request-revocation.ts'
import { anonymiseAnswered } from './revocations.store.ts'
import { makeSendRevocationMail } from './send-revocation-mail.ts'

const SWEEP_EVERY_MS = 30_000

/** Puts the calls about requests to the operator and about bans on the server. */
export function registerModeration(
  platform: Platform,
  bids: RegisteredBids,
  limits: RevocationLimits = revocationLimits,
): void {
  bindBans(platform, bids)
  const context = { ...platform, limits }
  platform.hooks.deletionPlans.push(moderationDeletionPlan)
  platform.events.subscribe(accountDeleted, 'moderation.on-account-deleted', (news) =>
    onAccountDeleted(platform.db, news),
  )
  platform.sweeps.add({ name: 'moderation.answered', everyMs: SWEEP_EVERY_MS }, () =>
    anonymiseAnswered(platform.db),
  )
  platform.jobs.handle(revocationMail, makeSendRevocationMail(context))

  bind(platform.app, contract.requestRevocation, async ({ body, session, request }) => {
    const { row, repeated } = await requestRevocation(context, {
      form: body,
      personId: session?.userId,
      network: networkOf(request.ip),
    })
    return answer(repeated ? 200 : 201, {
      code: row.code,
      received_at: row.received_at.toISOString(),
      answer_by: row.due_at.toISOString(),
    })
  })
  bind(platform.app, contract.listRevocations, ({ query }) => listRevocations(platform.db, query))
  bind(platform.app, contract.answerRevocation, async ({ params, body, session }) => {
    await answerRevocation(context, {
      ...body,
      revocationId: params.id,
      administratorId: session.userId,
    })
    return { ok: true as const }
  })
}
