import type { DrawRequest } from '@martillo/contract/page-drawing'
import { expect, onTestFinished, test } from 'vitest'
import { makeApp } from '../../test/app.ts'
import { warmPages } from './warm-pages.ts'

test('the first pages are drawn before anybody asks, and nothing of that is kept or logged', async () => {
  const drawn: string[] = []
  const app = await makeApp({
    start: false,
    web: {
      async draw({ url }: DrawRequest) {
        drawn.push(url)
        return { status: 200, incomplete: false, head: '', body: '', boot: 'null', modules: [] }
      },
      preloads: () => '',
    },
  })
  onTestFinished(() => app.stop())
  app.log.length = 0
  await warmPages(app.platform)
  expect(drawn).toEqual(['/', '/todas', '/', '/todas', '/', '/todas'])
  expect(app.log).toEqual([])
  await app.platform.app.inject('/')
  expect(drawn).toHaveLength(7)
})

test('a process starts although its pages cannot be drawn', async () => {
  const app = await makeApp({
    start: false,
    web: { draw: () => Promise.reject(new Error('broken screen')), preloads: () => '' },
  })
  onTestFinished(() => app.stop())
  await expect(warmPages(app.platform)).resolves.toBeUndefined()
})

test('a process starts although its pages take long', async () => {
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const app = await makeApp({
    start: false,
    web: {
      async draw() {
        await answered
        return { status: 200, incomplete: false, head: '', body: '', boot: 'null', modules: [] }
      },
      preloads: () => '',
    },
  })
  onTestFinished(() => app.stop())
  await expect(warmPages(app.platform, 20)).resolves.toBeUndefined()
  answer()
})
