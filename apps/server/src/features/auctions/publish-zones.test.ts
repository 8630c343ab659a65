import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { makeApp } from '../../../test/app.ts'
import { cloneDatabase } from '../../../test/database.ts'
import { makeUser } from '../../../test/make.ts'
import { makePerson } from '../../../test/person.ts'
import { publishForm } from './publish.testing.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** An application whose process and whose database think that they are in this zone. */
async function appIn(zone: string) {
  vi.stubEnv('TZ', zone)
  const database = await cloneDatabase()
  const url = `${database.url}${database.url.includes('?') ? '&' : '?'}options=${encodeURIComponent(`-c TimeZone=${zone}`)}`
  const app = await makeApp({ start: false, database: { ...database, url } })
  onTestFinished(async () => {
    await app.stop()
    await database.drop()
  })
  return app
}

describe('what went wrong elsewhere', () => {
  test.each([
    ['America/Argentina/Buenos_Aires', 180],
    ['UTC', 0],
    ['Asia/Tokyo', -540],
  ])(
    'start and end of a browser in UTC−3 are the same instants with the server in %s, in the answer, the page and the database',
    async (zone, offset) => {
      const app = await appIn(zone)
      expect(new Date().getTimezoneOffset()).toBe(offset)
      const { rows } = await app.platform.pool.query('show timezone')
      expect(rows[0]).toEqual({ TimeZone: zone })
      const person = await makeUser(app, { score: 30 })
      const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
      const { status, body } = await person.form(
        'POST',
        '/auctions',
        await publishForm(app, {
          start_time: `${day(2)}T21:30:00.000-03:00`,
          end_time: `${day(5)}T22:15:00.000-03:00`,
        }),
      )
      const times = { StartTime: `${day(3)}T00:30:00.000Z`, EndTime: `${day(6)}T01:15:00.000Z` }
      expect([status, body.auction]).toMatchObject([201, times])
      expect((await makePerson(app).get(`/auctions/${body.id}`)).body).toMatchObject(times)
      const kept = await app.platform.pool.query(
        `select to_char(start_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI') as start,
         to_char(end_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI') as "end" from auctions where id = $1`,
        [body.id],
      )
      expect(kept.rows).toEqual([{ start: `${day(3)}T00:30`, end: `${day(6)}T01:15` }])
    },
  )
})
