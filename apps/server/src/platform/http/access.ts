import type { Access } from '@martillo/contract/endpoint'
import type { FastifyRequest } from 'fastify'
import { failure } from './failure.ts'

/** No session: 401. A session that does not suffice: 403. Looked at before the body is read. */
export function requireAccess(request: FastifyRequest, access: Access): void {
  if (access === 'visitor') return
  const { session } = request
  if (!session) throw failure(401, 'no_session', 'Iniciá sesión para continuar.')
  if (access === 'verified' && !session.verified) {
    throw failure(403, 'not_verified', 'Verificá tu email para continuar.')
  }
  if (access === 'verified' && session.incomplete) {
    throw failure(403, 'profile_incomplete', 'Completá tu perfil para continuar.')
  }
  if (access === 'admin' && session.role !== 'admin') {
    throw failure(403, 'not_allowed', 'No tenés permiso para hacer esto.')
  }
}
