import { randomUUID } from 'node:crypto'
import { admins, anybody, apart, members, type Rows, verified } from './row.ts'

/** People, their sessions and their data. */
export const accountRows: Rows = {
  'POST /register': anybody(400, () => ({ fields: { username: 'x' } })),
  'POST /login': anybody(401, () => ({ body: { email: `${randomUUID()}@correo.test`, password: 'x' } })),
  'POST /logout': anybody(200),
  'GET /user/sessiondata': members(200),
  'POST /verifyemail': members(409, () => ({ body: { verification_code: '123456' } }), { unverified: 422 }),
  'POST /refreshcodes': members(409, undefined, { unverified: 200 }),
  'GET /user/username/{name}': anybody(200, ({ owner }) => ({ params: { name: owner.username } })),
  'GET /user/{id}': anybody(200, ({ owner }) => ({ params: { id: owner.id } })),
  'DELETE /user/account': members(422, () => ({ body: { confirmation: 'ELIMINAR', password: '000000' } })),
  'DELETE /user/{id}': apart(admins(200, ({ member }) => ({ params: { id: member.id } }))),
  'POST /user/account/code': members(200),
  'GET /user/currentuser': members(200),
  'PUT /user/update/{id}': members(
    404,
    ({ owner }) => ({ params: { id: owner.id }, body: { firstName: 'Otro' } }),
    {
      owner: 200,
      admin: 200,
    },
  ),
  'PUT /user/kind': members(200, () => ({ body: { kind: 'comercio' } })),
  'POST /user/upload-avatar': members(400, () => ({ fields: {} })),
  'POST /user/upload-banner': members(400, () => ({ fields: {} })),
  // For half an hour from the ban the ended session's secret opens the export and the appeal.
  'GET /user/export': members(200, undefined, { banned: 200 }),
  'GET /user/all': admins(200),
  'GET /user/fulluserdecrypted/{id}': admins(200, ({ owner }) => ({ params: { id: owner.id } })),
  'GET /user/fulluserdecrypted/search': admins(200, ({ owner }) => ({
    query: `type=email&value=${owner.email}`,
  })),
  'POST /user/block/{id}': members(200, ({ member }) => ({ params: { id: member.id } }), { member: 422 }),
  'DELETE /user/block/{id}': members(200, ({ otherParty }) => ({ params: { id: otherParty.id } })),
  'GET /user/blocks': members(200),
  'GET /user/identity': members(200),
  'POST /user/identity': verified(400, () => ({ fields: {} })),
  'GET /admin/identity': admins(200),
  'POST /admin/identity/{id}/accept': admins(404, () => ({ params: { id: 999_999 } })),
  'POST /admin/identity/{id}/refuse': admins(404, () => ({
    params: { id: 999_999 },
    body: { reason: 'No se lee' },
  })),
  'GET /user/preferences': members(200),
  'PUT /user/preferences': members(200, () => ({
    body: { notifications: [{ kind: 'outbid', email: false }] },
  })),
  'GET /user/reputation': members(200),
}
