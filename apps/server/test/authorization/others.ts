import { randomUUID } from 'node:crypto'
import { admins, anybody, members, type Rows } from './row.ts'

/** What belongs to none of the larger slices. */
export const otherRows: Rows = {
  'GET /openapi.json': anybody(200),
  'GET /docs': anybody(200),
  'GET /time': anybody(200),
  'GET /config': anybody(200),
  'GET /images/{*}': anybody(404, () => ({ params: { '*': 'nada' } })),
  'GET /private-images/{key}': members(404, () => ({ params: { key: `${'0'.repeat(40)}.jpg` } })),
  'POST /error-list': anybody(201, () => ({
    body: { message: 'x', stack: 'x', path: '/', origin: 'react' },
  })),
  'GET /notifications': members(200),
  'POST /notifications/mark-all-as-read': members(200),
  'DELETE /notifications/deleteall': members(200),
}

/** Requests to the operator, bans and appeals. */
export const moderationRows: Rows = {
  'POST /revocations': anybody(201, () => ({
    body: { request_id: randomUUID(), kind: 'baja', name: 'Ana Paz', email: `${randomUUID()}@correo.test` },
  })),
  'GET /admin/revocations': admins(200),
  'POST /admin/revocations/{id}/answer': admins(404, () => ({
    params: { id: 999_999 },
    body: { answer: 'Listo, hecho.' },
  })),
  'POST /banuser/{id}': admins(200, ({ member }) => ({
    params: { id: member.id },
    body: { reason: 'Por prueba' },
  })),
  'POST /unbanuser/{id}': admins(422, ({ member }) => ({ params: { id: member.id } })),
  'GET /admin/bans/{id}': admins(200, ({ member }) => ({ params: { id: member.id } })),
  'POST /appeals': members(422, () => ({ body: { text: 'No fui yo, revisen por favor.' } }), { banned: 201 }),
  'GET /admin/appeals': admins(200),
  'POST /admin/appeals/{id}/answer': admins(404, () => ({
    params: { id: 999_999 },
    body: { note: 'Visto', lift: false },
  })),
}
