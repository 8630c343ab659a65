import type { IdentityRequest } from '@martillo/contract/identity'
import type { Meta } from '@martillo/contract/shapes'
import type { Db } from '../../../platform/database.ts'
import { countRequests, findRequests } from './identity.store.ts'
import { identityRequestView } from './identity.view.ts'

/** The requests in one state; those that wait by how long they do, the others by when they came, the last first. */
export async function listIdentityRequests(
  db: Db,
  { state, page, limit }: { state: IdentityRequest['state']; page: number; limit: number },
): Promise<{ data: IdentityRequest[]; meta: Meta }> {
  const [rows, total] = await Promise.all([
    findRequests(db, state, { page, limit }),
    countRequests(db, state),
  ])
  return {
    data: rows.map(identityRequestView),
    meta: { page, limit, pages: Math.ceil(total / limit), total },
  }
}
