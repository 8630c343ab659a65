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

const named = (path: string) => `/api${path.replace(/:(\w+)|(\*)/g, '{$1$2}')}`

test('the document holds every call of the contract, and beside them only itself', async () => {
  const { paths, openapi } = await documented()
  expect(openapi).toBe('3.1.0')
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const calls = allEndpoints.map(({ route }) => {
    const [method, path = ''] = route.split(' ')
    return `${method} ${named(path)}`
  })
  expect(listed.sort()).toEqual([...calls, 'GET /api/docs', 'GET /api/openapi.json'].sort())
})

test('each call says what it is for and who may call it', async () => {
  const { paths } = await documented()
  for (const { route, summary } of allEndpoints) {
    const [method = '', path = ''] = route.split(' ')
    const entry = paths[named(path)]?.[method.toLowerCase()]
    expect([route, entry?.summary]).toEqual([route, summary])
    expect(entry?.description).toMatch(/^La puede llamar/)
  }
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
