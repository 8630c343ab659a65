import type { Device } from '@martillo/contract/devices'
import type { Db } from '../../../platform/database.ts'
import type { Session } from '../../../platform/session.ts'
import { deviceName } from './device-name.ts'
import { findSessionsOf } from './devices.store.ts'

/** Where the person is logged in: first the device that asks, then the latest seen. */
export async function listDevices(db: Db, session: Session): Promise<Device[]> {
  const rows = await findSessionsOf(db, session.userId)
  const devices = rows.map((row) => ({
    id: row.id,
    name: deviceName(row.user_agent, row.platform),
    platform: row.platform,
    current: row.id === session.id,
    created_at: row.created_at.toISOString(),
    seen_at: row.seen_at.toISOString(),
  }))
  return devices.sort((a, b) => Number(b.current) - Number(a.current))
}
