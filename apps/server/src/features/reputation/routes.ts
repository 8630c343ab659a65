import { getReputation } from '@martillo/contract/reputation'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { getOwnReputation } from './get-own-reputation.ts'

export function bindReputation({ app, db }: Pick<Platform, 'app' | 'db'>): void {
  bind(app, getReputation, ({ session, reply }) => {
    reply.header('Cache-Control', 'no-store')
    return getOwnReputation(db, session.userId)
  })
}
