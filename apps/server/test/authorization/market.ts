import { randomUUID } from 'node:crypto'
import { admins, anybody, apart, members, type Rows, verified } from './row.ts'
import type { Stage } from './stage.ts'

const itsAuction = ({ auction }: Stage) => ({ params: { id: auction } })

const itsDraft = ({ draft }: Stage) => ({ params: { uuid: draft } })

/** Auctions, their lists and bids. */
export const marketRows: Rows = {
  'GET /categories': anybody(200),
  'GET /locations/provinces': anybody(200),
  'GET /locations/cities': anybody(200, () => ({ query: 'province=Salta&q=ca' })),
  'GET /slides': anybody(200),
  'GET /browse': anybody(200, () => ({ query: 'search=bicicleta' })),
  'GET /browse/suggestions': anybody(200, () => ({ query: 'q=bici' })),
  'GET /auctions/facets': anybody(200, () => ({ query: 'list=active' })),
  'GET /auctions': anybody(200),
  'GET /auctions/active': anybody(200),
  'GET /auctions/finished': anybody(200),
  'GET /auctions/basezero': anybody(200),
  'GET /auctions/mostbids': anybody(200),
  'GET /auctions/finishingsoon': anybody(200),
  'GET /auctions/all': admins(200),
  'GET /auctions/myauctions': members(200),
  'GET /auctions/myauctions/counts': members(200),
  'GET /auctions/won': members(200),
  'GET /auctions/user/{userId}': anybody(200, ({ owner }) => ({ params: { userId: owner.id } })),
  'GET /categories/{id}/auctions': anybody(200, () => ({ params: { id: 1 } })),
  'GET /subcategories/{id}/auctions': anybody(200, () => ({ params: { id: 1 } })),
  'GET /auctions/{id}': anybody(200, itsAuction),
  'POST /auctions': verified(400, () => ({ fields: { title: 'x' } })),
  'POST /auctions/{id}/feature': verified(404, itsAuction, { owner: 422 }),
  'POST /auctions/{id}/unfeature': verified(404, itsAuction, { owner: 200 }),
  'GET /auctions/{id}/private-link': members(404, itsAuction, { owner: 422 }),
  'POST /auctions/{id}/private-link': verified(404, itsAuction, { owner: 422 }),
  'DELETE /auctions/{id}/private-link': verified(404, itsAuction, { owner: 422 }),
  // For those who see the auction anyway; of private ones the tests of the slice tell.
  'POST /auctions/{id}/enter': members(200, ({ auction }) => ({
    params: { id: auction },
    body: { clave: 'una-clave' },
  })),
  'GET /drafts': members(200),
  // Identifiers are each person's own: somebody else's is one's own that is not there.
  'GET /drafts/{uuid}': members(404, itsDraft, { owner: 200 }),
  'PUT /drafts/{uuid}': members(201, () => ({
    params: { uuid: randomUUID() },
    body: { texts: { title: 'Una bicicleta' }, photos: [], version: 0 },
  })),
  'DELETE /drafts/{uuid}': members(404, itsDraft, { owner: 200 }),
  'PUT /drafts/{uuid}/photos/{photo}': members(400, (stage) => ({
    params: { ...itsDraft(stage).params, photo: randomUUID() },
    fields: {},
  })),
  'DELETE /drafts/{uuid}/photos/{photo}': members(404, (stage) => ({
    params: { ...itsDraft(stage).params, photo: randomUUID() },
  })),
  'GET /auctions/quote': members(200, () => ({ query: 'amount=50000' })),
  'PUT /auctions/{id}/bids/{uuid}': apart(
    members(
      201,
      ({ auction }) => ({ params: { id: auction, uuid: randomUUID() }, body: { amount: 900_000 } }),
      { unverified: 422, owner: 422 },
    ),
  ),
  'POST /auctions/{id}/bids/{uuid}/correct': members(
    422,
    ({ auction, bid }) => ({ params: { id: auction, uuid: randomUUID() }, body: { amount: 1_500, bid } }),
    { otherParty: 200 },
  ),
  'POST /auctions/{id}/step-back': members(422, itsAuction),
  'GET /auctions/{id}/bids': anybody(200, itsAuction),
  'GET /auctions/{id}/receipts': members(200, itsAuction),
  'GET /auctions/{id}/acta': anybody(200, ({ finished }) => ({ params: { id: finished } })),
  'GET /user/bids': members(200, () => ({ query: 'state=leading' })),
  'GET /user/bids/counts': members(200),
  'PUT /auctions/edit/{id}': apart(
    verified(404, ({ auction }) => ({ params: { id: auction }, body: { title: 'Otro título' } }), {
      owner: 422,
    }),
  ),
  'DELETE /auctions/deleteownauction/{id}': apart(members(404, itsAuction, { owner: 422 })),
  'POST /auctions/republish/{id}': apart(
    verified(
      404,
      ({ finished }) => ({
        params: { id: finished },
        query: `end_time=${new Date(Date.now() + 172_800_000).toISOString()}`,
      }),
      { owner: 422 },
    ),
  ),
  'POST /auctions/{id}/similar': members(
    404,
    ({ auction }) => ({ params: { id: auction }, body: { draft: randomUUID() } }),
    { owner: 201 },
  ),
  'POST /auctions/{id}/clarifications': apart(
    verified(404, ({ auction }) => ({ params: { id: auction }, body: { text: 'Con cargador' } }), {
      owner: 201,
    }),
  ),
  'GET /admin/auctions': admins(200, () => ({ query: 'state=running' })),
  'POST /admin/auctions/{id}/approve': admins(422, itsAuction),
  'POST /admin/auctions/{id}/reject': admins(422, ({ auction }) => ({
    params: { id: auction },
    body: { reason: 'Prueba' },
  })),
  'POST /admin/auctions/{id}/cancel': apart(
    admins(200, ({ auction }) => ({ params: { id: auction }, body: { reason: 'Prueba' } })),
  ),
  'DELETE /auctions/{id}': apart(
    admins(200, ({ auction }) => ({ params: { id: auction }, body: { reason: 'Prueba' } })),
  ),
  'POST /admin/auctions/{id}/void-bidder': admins(200, ({ auction, otherParty }) => ({
    params: { id: auction },
    body: { user_id: otherParty.id, reason: 'Prueba' },
  })),
}
