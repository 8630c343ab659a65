import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { makeApp, type TestApp } from '../app.ts'
import { ROLES } from './roles.ts'
import { allRows } from './rows.ts'
import { sendAs } from './send-row.ts'
import { makeStage, type Stage } from './stage.ts'

// Who may do what: each call of the published document, as each kind of person. A new call needs a row in one of the files here.

let app: TestApp
let shared: Stage
beforeAll(async () => {
  app = await makeApp({ start: false })
  shared = await makeStage(app)
})
afterAll(() => app.stop())

interface Document {
  readonly paths: Record<string, Record<string, unknown>>
}

test('every call of the document has a row, and every row a call', async () => {
  const reply = await app.platform.app.inject('/api/openapi.json')
  const calls = Object.entries(reply.json<Document>().paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`),
  )
  expect(calls.length).toBeGreaterThan(50)
  expect(calls.filter((call) => !(call in allRows))).toEqual([])
  expect(Object.keys(allRows).filter((call) => !calls.includes(call))).toEqual([])
})

describe('each call answers each kind of person as the table says', () => {
  it.each(Object.entries(allRows))('%s', async (call, { expects, send, apart }) => {
    const answers: Record<string, number> = {}
    // Whoever only reads changes nothing for the next.
    let stage = call.startsWith('GET ') ? shared : await makeStage(app)
    for (const role of ROLES) {
      if (apart) stage = await makeStage(app)
      const { status } = await sendAs(stage.people[role], call, send?.(stage) ?? {})
      answers[role] = status
    }
    expect(answers).toEqual(expects)
  })
})
