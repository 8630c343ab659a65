import { afterEach, expect, test, vi } from 'vitest'
import { formatDayTime } from '../../lib/format-date.ts'
import { emptyTexts, judgeTexts, type PublishTexts } from './publish-texts.ts'

const NOW = Date.parse('2026-11-28T12:00:00Z')

const WHOLE: PublishTexts = {
  ...emptyTexts,
  title: 'Máquina de coser',
  description: 'Funciona.',
  categoryId: '1',
  subcategoryId: '11',
  condition: 'usado',
  basePrice: '30.000',
  increment: '1.000',
  delivery: ['retiro'],
  province: 'Santa Fe',
  city: 'Rosario',
}

const judge = (changes: Partial<PublishTexts>) => judgeTexts({ ...WHOLE, ...changes }, 1, NOW)

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each([
  ['America/Argentina/Buenos_Aires', 180],
  ['UTC', 0],
  ['Asia/Tokyo', -540],
])(
  'start and end typed in a browser of %s are the instants of Argentina, and are shown as they were typed',
  (zone, offset) => {
    vi.stubEnv('TZ', zone)
    expect(new Date(NOW).getTimezoneOffset()).toBe(offset)
    const typed = {
      startsNow: false,
      start: '2026-12-01T21:30',
      length: 'other',
      end: '2026-12-05T22:15',
    } as const
    const judged = judge(typed)
    expect(judged).toMatchObject({
      ok: true,
      values: { start_time: '2026-12-02T00:30:00.000Z', end_time: '2026-12-06T01:15:00.000Z' },
    })
    const shown = judged.ok ? [judged.values.start_time, judged.values.end_time] : []
    expect(shown.map((iso) => formatDayTime(String(iso)))).toEqual([
      expect.stringMatching(/01\/12.*21:30/),
      expect.stringMatching(/05\/12.*22:15/),
    ])
  },
)

test('the guarantee’s day travels only with the maker’s guarantee, and has to be there then', () => {
  const dayOf = (changes: Partial<PublishTexts>) => {
    const judged = judge({ warrantyDay: '2027-06-01', ...changes })
    return judged.ok ? judged.values.warranty_time : judged.errors.warranty_time
  }
  expect(dayOf({ warranty: 'provista-producto' })).toBe('2027-06-01')
  expect([dayOf({ warranty: 'provista-vendedor' }), dayOf({ warranty: 'sin-garantia' })]).toEqual(['', ''])
  expect(dayOf({ warranty: 'provista-producto', warrantyDay: '' })).toMatch(/garantía/)
})
