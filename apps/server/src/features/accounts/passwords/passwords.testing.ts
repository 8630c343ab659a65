import { io, type Socket } from 'socket.io-client'
import type { TestApp } from '../../../../test/app.ts'
import { makePerson } from '../../../../test/person.ts'
import { makeMember, makeVisitor, PASSWORD } from '../registration.testing.ts'

export const NEXT = 'cuatro termos de agua'

/** The same person from another browser, or from the packaged app, which has a bearer too. */
export async function enterElsewhere(app: TestApp, email: string, platform: 'web' | 'ios' = 'web') {
  const device = makeVisitor(app)
  if (platform === 'ios') device.headers['x-client-platform'] = 'ios'
  const reply = await device.post('/login', { email, password: PASSWORD })
  if (reply.status !== 200) throw new Error(`could not log in: ${JSON.stringify(reply.body)}`)
  return { ...device, bearer: String(reply.headers.authorization ?? '') }
}

/** A live connection with the session of a person's cookie; `ended` once the server said so or cut it. */
export async function connectAs(app: TestApp, cookie: string) {
  const socket: Socket = io(await app.listen(), {
    path: '/api/live',
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { cookie: `session=${cookie}` },
  })
  const state = { ended: false }
  socket.on('disconnect', () => Object.assign(state, { ended: true }))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return { socket, state }
}

/** A mail that either process sent. */
export function waitForMail(apps: { one: TestApp; two: TestApp }, email: string, subject: string) {
  return Promise.any([apps.one, apps.two].map(({ mailbox }) => mailbox.waitFor(email, subject)))
}

/** The secret in the mail that sets another password. */
export async function readResetToken(apps: { one: TestApp; two: TestApp }, email: string): Promise<string> {
  const mail = await waitForMail(apps, email, 'contraseña nueva')
  return /reiniciar-contrasena#([\w-]{43})/.exec(mail.text ?? '')?.[1] ?? ''
}

/** A member with an app on a phone that registered for pushes, and the same session seen from another process. */
export async function makeWithPhone(app: TestApp, other: TestApp) {
  const member = await makeMember(app)
  const phone = await enterElsewhere(app, member.email, 'ios')
  const elsewhere = makePerson(other)
  elsewhere.headers.authorization = phone.bearer
  const token = `push-${member.id}`
  const kept = await phone.post('/push-token', { token, platform: 'ios' }, { authorization: phone.bearer })
  if (kept.status !== 200) throw new Error(`no push token: ${JSON.stringify(kept.body)}`)
  return { member, phone, elsewhere, token }
}
