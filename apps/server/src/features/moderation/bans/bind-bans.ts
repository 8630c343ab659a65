import * as contract from '@martillo/contract/bans'
import { answer } from '../../../platform/http/answer.ts'
import { bind } from '../../../platform/http/bind.ts'
import { defineSentences } from '../../../platform/http/sentences.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { RegisteredBids } from '../../bids/public.ts'
import { answerAppeal } from './answer-appeal.ts'
import { anonymiseAppealsOfDeleted } from './appeals.store.ts'
import { deleteOldKeys } from './ban-keys.store.ts'
import { banMail, makeSendBanMail } from './ban-mail.ts'
import { banUser } from './ban-user.ts'
import type { BansContext } from './bans-context.ts'
import { clearUpAfterBan } from './clear-up-after-ban.ts'
import { appealAnswered, banLifted } from './events.ts'
import { makeFindBan, makeRefuseBanned } from './find-ban.ts'
import { listAppeals, listBansOf } from './list-bans.ts'
import { onAppealAnswered } from './on-appeal-answered.ts'
import { onBanLifted } from './on-ban-lifted.ts'
import { sendAppeal } from './send-appeal.ts'
import { unbanUser } from './unban-user.ts'

defineSentences({
  ban_self: 'No podés suspender tu propia cuenta.',
  ban_admin: 'No se puede suspender a quien administra.',
  until_past: 'Elegí un fin que todavía no haya pasado.',
  not_banned: 'Esa cuenta no está suspendida.',
  appeal_sent: 'Ya recibimos tu apelación: te respondemos por email.',
})

const CLEAR_UP_EVERY_MS = 1_000
const DELETED_EVERY_MS = 30_000
const KEYS_EVERY_MS = 3_600_000
const DONE = { ok: true as const }

/** Puts the calls about bans on the server, and tells the platform who is banned. */
export function bindBans(platform: Platform, { voidBidder }: RegisteredBids): void {
  const { app, db, events, hooks, jobs, sweeps } = platform
  const context: BansContext = { ...platform, voidBidder }
  hooks.findBan = makeFindBan(context)
  hooks.refuseBanned = makeRefuseBanned(context)
  jobs.handle(banMail, makeSendBanMail(context))
  events.subscribe(banLifted, 'moderation.on-ban-lifted', (news, about) => onBanLifted(context, news, about))
  events.subscribe(appealAnswered, 'moderation.on-appeal-answered', (news, about) =>
    onAppealAnswered(context, news, about),
  )
  sweeps.add({ name: 'moderation.clear-up', everyMs: CLEAR_UP_EVERY_MS }, () => clearUpAfterBan(context))
  sweeps.add({ name: 'moderation.deleted-people', everyMs: DELETED_EVERY_MS }, () =>
    anonymiseAppealsOfDeleted(db),
  )
  sweeps.add({ name: 'moderation.ban-keys', everyMs: KEYS_EVERY_MS }, () => deleteOldKeys(db))

  bind(
    app,
    contract.banUser,
    ({ params, body, session }) =>
      banUser(context, { ...body, personId: params.id, administratorId: session.userId }),
    { errorMessage: true },
  )
  const unban = async (personId: number, administratorId: number) => {
    await unbanUser(context, personId, administratorId)
    return DONE
  }
  bind(app, contract.unbanUser, ({ params, session }) => unban(params.id, session.userId), {
    errorMessage: true,
  })
  bind(app, contract.listBansOf, ({ params, query }) => listBansOf(db, params.id, query))
  const appeal = async (personId: number, text: string) => {
    await sendAppeal(context, personId, text)
    return answer(201, DONE)
  }
  bind(app, contract.sendAppeal, ({ session, body }) => appeal(session.userId, body.text), {
    openToBanned: true,
  })
  bind(app, contract.listAppeals, ({ query }) => listAppeals(db, query))
  bind(app, contract.answerAppeal, async ({ params, body, session }) => {
    await answerAppeal(context, { ...body, appealId: params.id, administratorId: session.userId })
    return DONE
  })
}
