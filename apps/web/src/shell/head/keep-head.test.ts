import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { HeadSite } from './head-fields.ts'

const site: HeadSite = {
  origin: 'https://martillo.test',
  productName: 'Martillo',
  pathname: '/subasta/7',
  search: '',
}

beforeEach(() => {
  vi.resetModules()
  document.head.innerHTML =
    '<title>Heladera · Martillo</title><meta data-head name="description" content="del servidor">'
})
afterEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

const description = () => document.querySelector('[data-head][name="description"]')?.getAttribute('content')

test('what the server printed stands for as long as one is at its address, and never shows the title of the route', async () => {
  document.body.innerHTML = '<script type="application/json" id="boot">{}</script>'
  const { keepBaseHead, keepHead } = await import('./keep-head.ts')

  keepBaseHead(site, { title: 'Subasta' })
  await Promise.resolve()
  expect(document.title).toBe('Heladera · Martillo')

  const leave = keepHead({ title: 'Heladera No Frost', description: 'del navegador' })
  await Promise.resolve()
  expect(document.title).toBe('Heladera No Frost · Martillo')
  expect(description()).toBe('del servidor')

  leave()
  keepBaseHead({ ...site, pathname: '/faq' }, { title: 'Preguntas', description: 'de otra pantalla' })
  await vi.waitFor(() => expect(description()).toBe('de otra pantalla'))
  expect(document.title).toBe('Preguntas · Martillo')
})

test('without a drawn page the head is printed at once', async () => {
  const { keepBaseHead } = await import('./keep-head.ts')
  keepBaseHead(site, { title: 'Subasta', description: 'del navegador' })
  await vi.waitFor(() => expect(description()).toBe('del navegador'))
  expect(document.title).toBe('Subasta · Martillo')
})
