import * as devices from '@martillo/contract/devices'
import * as passwords from '@martillo/contract/passwords'
import { bind } from '../../platform/http/bind.ts'
import { networkOf } from '../../platform/http/network-of.ts'
import { defineSentences } from '../../platform/http/sentences.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AccountsContext } from './accounts-context.ts'
import { addPushToken } from './devices/add-push-token.ts'
import { deletePushToken } from './devices/devices.store.ts'
import { endDevice, endOtherDevices } from './devices/end-device.ts'
import { listDevices } from './devices/list-devices.ts'
import { forgotPassword } from './passwords/forgot-password.ts'
import { sendPasswordCode } from './passwords/password-code.ts'
import { deleteExpiredResets } from './passwords/passwords.store.ts'
import { resetPassword } from './passwords/reset-password.ts'
import { makeSendPasswordMail, passwordMail } from './passwords/send-password-mails.ts'
import { updatePassword } from './passwords/update-password.ts'

defineSentences({
  reset_link_invalid: 'Ese enlace ya se usó o venció. Pedí otro.',
})

const SWEEP_EVERY_MS = 3_600_000
const DONE = { ok: true as const }

/** Puts on the server how people keep their account theirs: passwords, open sessions, push tokens. */
export function bindSecurity(
  { app, sweeps }: Pick<Platform, 'app' | 'sweeps'>,
  context: AccountsContext,
): void {
  const { db, jobs } = context
  jobs.handle(passwordMail, makeSendPasswordMail(context))
  sweeps.add({ name: 'accounts.expired-resets', everyMs: SWEEP_EVERY_MS }, () => deleteExpiredResets(db))

  bind(app, passwords.updatePassword, async ({ session, body }) => {
    await updatePassword(context, session, body)
    return DONE
  })
  bind(app, passwords.sendPasswordCode, async ({ session }) => {
    const nextAt = await sendPasswordCode(context, session.userId)
    return { ok: true as const, next_at: nextAt.toISOString() }
  })
  bind(app, passwords.forgotPassword, async ({ body, request }) => {
    await forgotPassword(context, { email: body.email, network: networkOf(request.ip) })
    return DONE
  })
  bind(app, passwords.resetPassword, async ({ body, request }) => {
    await resetPassword(context, { ...body, network: networkOf(request.ip) })
    return DONE
  })

  bind(app, devices.listDevices, async ({ session, reply }) => {
    reply.header('Cache-Control', 'no-store')
    return { data: await listDevices(db, session) }
  })
  bind(app, devices.endDevice, async ({ session, params }) => {
    await endDevice(context, session, params.id)
    return DONE
  })
  bind(app, devices.endOtherDevices, async ({ session }) => ({
    ended: await endOtherDevices(context, session),
  }))
  bind(app, devices.addPushToken, async ({ session, body }) => {
    await addPushToken(context, session, body)
    return DONE
  })
  bind(app, devices.removePushToken, async ({ session, body }) => {
    await deletePushToken(db, session.id, body.token)
    return DONE
  })
}
