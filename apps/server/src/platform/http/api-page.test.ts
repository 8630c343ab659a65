import { allEndpoints } from '@martillo/contract/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../test/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ start: false })
})
afterAll(() => app.stop())

interface Document {
  openapi: string
  paths: Record<string, Record<string, { summary?: string; description?: string }>>
}

async function documented(): Promise<Document> {
  return (await app.platform.app.inject({ url: '/api/openapi.json' })).json<Document>()
}

test('the document holds every bound call under /api, and nothing else', async () => {
  const { paths, openapi } = await documented()
  expect(openapi).toBe('3.1.0')
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const routes = app.platform.app
    .printRoutes({ commonPrefix: false, includeHooks: false })
    .split('\n')
    .join('\n')
  expect(listed.every((route) => route.includes(' /api/'))).toBe(true)
  expect(listed).toContain('GET /api/time')
  expect(listed).toContain('GET /api/openapi.json')
  expect(routes).toContain('/api/time')
})

test('each bound call of the contract says what it is for and who may call it', async () => {
  const { paths } = await documented()
  for (const { route, summary } of allEndpoints) {
    const [method = '', path = ''] = route.split(' ')
    const named = `/api${path.replace(/:(\w+)/g, '{$1}')}`
    const entry = paths[named]?.[method.toLowerCase()]
    if (!entry) continue
    expect(entry.summary).toBe(summary)
    expect(entry.description).toMatch(/^La puede llamar/)
  }
  expect(paths['/api/config']).toBeDefined()
})

test('the readable page loads its script from here, under a policy of its own', async () => {
  const page = await app.platform.app.inject({ url: '/api/docs' })
  expect(page.headers['content-security-policy']).toContain("script-src 'self'")
  expect(page.body).not.toMatch(/<script>(?!<)/)
  for (const [, source = ''] of page.body.matchAll(/<script src="([^"]+)"/g)) {
    const script = await app.platform.app.inject({ url: source })
    expect([source, script.statusCode]).toEqual([source, 200])
    expect(script.headers['content-type']).toContain('javascript')
  }
})
