import { randomUUID } from 'node:crypto'
import { anybody, apart, members, type Rows } from './row.ts'

/** Ways in, passwords and devices. Nobody here has a password, and Google and Apple are not configured. */
export const entryRows: Rows = {
  'PUT /user/update-password': members(422, () => ({
    body: { current_password: 'una que no es', new_password: 'gaviota sobre el río' },
  })),
  'POST /user/password-code': members(200),
  'POST /forgot-password': anybody(200, () => ({ body: { email: `${randomUUID()}@correo.test` } })),
  'POST /reset-password': anybody(400, () => ({ body: { token: 'x', password: 'gaviota sobre el río' } })),
  'GET /user/sessions': members(200),
  'DELETE /user/sessions/{id}': apart(
    members(404, ({ owner }) => ({ params: { id: owner.sessionId } }), { owner: 200 }),
  ),
  'DELETE /user/sessions': members(200),
  'POST /push-token': members(200, () => ({ body: { token: `t${randomUUID()}`, platform: 'ios' } })),
  'POST /push-token/remove': members(200, () => ({ body: { token: `t${randomUUID()}` } })),
  'GET /auth/google/login': anybody(422),
  'GET /auth/google/callback': anybody(422, () => ({ query: 'code=x&state=x' })),
  'POST /auth/google/native': anybody(422, () => ({ body: { code: 'x' } })),
  'GET /auth/apple/login': anybody(422),
  'POST /auth/apple/callback': anybody(303, () => ({ body: { code: 'x', state: 'x' } })),
  'POST /auth/apple/native': anybody(422, () => ({
    body: { identityToken: 'x', authorizationCode: 'x', nonce: 'x' },
  })),
}
