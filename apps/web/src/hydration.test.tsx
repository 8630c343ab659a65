import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DrawnPage } from '@martillo/contract/page-drawing'
import { act, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { answer, DRAWN_AT, makeAuction, sampleAddress } from './drawing/answers.testing.ts'
import { loadScreen } from './first-screen.ts'
import { screens } from './lib/paths.ts'
import { routes } from './routes.tsx'
import { wholeApp } from './whole-app.tsx'

const addresses = screens.map(sampleAddress)

// An address of each kind that is answered with a refusal, or leads nowhere.
const missing = ['/usuario/nadie', '/subasta/99', '/subasta/99?utm_source=correo', '/categorias/nada']

let asked: string[] = []
let root: ReturnType<typeof hydrateRoot> | undefined
const mismatches: unknown[] = []

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: DRAWN_AT + 400 })
  asked = []
  mismatches.length = 0
  vi.stubGlobal('fetch', async (input: string) => {
    const path = input.replace('/api', '')
    asked.push(path)
    const { status, body } =
      path === '/time' ? { status: 200, body: { now: new Date(DRAWN_AT).toISOString() } } : await answer(path)
    return new Response(JSON.stringify(body), { status })
  })
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(() => {
  act(() => root?.unmount())
  document.body.innerHTML = ''
  document.head.innerHTML = ''
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const onError = (error: unknown) => mismatches.push(error)

let pages: Record<string, DrawnPage> = {}
beforeAll(async () => {
  const worker = new Worker(path.join(import.meta.dirname, 'test/draw-pages.mjs'), {
    workerData: [...addresses, ...missing, '/404'],
  })
  pages = await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject))
  await worker.terminate()
}, 60_000)

/** The page as the server sends it, then taken over as the browser does. */
async function open(url: string, change = (body: string) => body, drawn = url): Promise<HTMLElement> {
  const page = pages[drawn]
  if (!page) throw new Error(`${url} was not drawn`)
  document.head.innerHTML = page.head
  document.body.innerHTML = `<div id="root">${change(page.body)}</div><script type="application/json" id="boot">${page.boot}</script>`
  window.history.replaceState(null, '', url)
  const container = document.getElementById('root') ?? document.body
  const boot = JSON.parse(page.boot)
  await loadScreen(routes, window.location, boot.missing)
  await act(async () => {
    root = hydrateRoot(container, wholeApp(boot, boot.fallback), { onRecoverableError: onError })
  })
  return container
}

it.each(addresses)('%s is taken over as it was drawn', async (url) => {
  await open(url)
  expect(mismatches).toEqual([])
  // What the page shows came with it.
  expect(asked.filter((path) => path !== '/time')).toEqual([])
})

it.each([...missing, '/no/hay?nada=1'])(
  '%s says from the first moment on that nothing is there',
  async (url) => {
    const states: string[] = []
    const watch = new MutationObserver(() => states.push(document.querySelector('main')?.textContent ?? ''))
    watch.observe(document.body, { childList: true, subtree: true, characterData: true })
    await open(url, undefined, pages[url] ? url : '/404')
    await act(async () => undefined)
    watch.disconnect()
    expect(document.querySelector('main h1')?.textContent).toBe('Esta página no existe')
    expect(states.filter((text) => !text.startsWith('Esta página no existe'))).toEqual([])
    expect(mismatches).toEqual([])
    expect(asked.filter((path) => path !== '/time')).toEqual([])
  },
)

it('asks again what a remembered person may be allowed, and shows it', async () => {
  const kept = { ID: 9, Username: 'beto', expiredate: '2026-01-01T00:00:00.000Z', Verified_email: true }
  localStorage.setItem('sessionuser', JSON.stringify(kept))
  const auction = makeAuction({ ID: 99, private: true })
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (path: string) =>
    path === '/api/auctions/99' ? Response.json(auction) : fetch(path),
  )
  await open('/subasta/99')
  await waitFor(() => expect(document.querySelector('main h1')?.textContent).toBe(auction.Title))
  expect(mismatches).toEqual([])
})

it('finds what differs (else the tests above would prove nothing)', async () => {
  await open('/todas', (body) => body.replace('Todas las subastas</h1>', 'Otra cosa</h1>'))
  expect(String(mismatches)).toContain('Hydration failed')
})

it('asks again what a remembered person may see otherwise', async () => {
  const kept = { ID: 9, Username: 'beto', expiredate: '2026-01-01T00:00:00.000Z', Verified_email: true }
  localStorage.setItem('sessionuser', JSON.stringify(kept))
  await open('/subasta/7')
  await waitFor(() => expect(asked).toContain('/auctions/7'))
  expect(mismatches).toEqual([])
})

it('asks again on the way back to a screen that came with the page', async () => {
  const container = await open('/todas')
  const click = (href: string) =>
    act(async () =>
      container.querySelector<HTMLElement>(`main a[href="${href}"], header a[href="${href}"]`)?.click(),
    )
  await click('/finalizadas')
  await waitFor(() => expect(document.title).toBe('Subastas finalizadas · Martillo'))
  asked = []
  await click('/todas')
  await waitFor(() => expect(asked.some((path) => path.startsWith('/auctions/active'))).toBe(true))
})

it('keeps the head on the way from screen to screen', async () => {
  const container = await open('/todas')
  const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href')
  const one = (selector: string) => expect(document.head.querySelectorAll(selector)).toHaveLength(1)
  expect([document.title, canonical()]).toEqual([
    'Todas las subastas · Martillo',
    'https://martillo.test/todas',
  ])
  await act(async () => container.querySelector<HTMLElement>('main a[href="/subasta/7"]')?.click())
  await waitFor(() => expect(canonical()).toBe('https://martillo.test/subasta/7'))
  expect(document.title).toBe('Silla «de roble» & <cuero> · Martillo')
  one('meta[name=description]')
  one('meta[property="og:image"]')
  one('script[type="application/ld+json"]')
})
