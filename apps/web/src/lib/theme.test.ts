import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { chooseTheme } from './theme.ts'

const web = path.join(import.meta.dirname, '../..')
const early = readFileSync(path.join(web, 'public/early.js'), 'utf8')
const shell = readFileSync(path.join(web, 'index.html'), 'utf8')

beforeEach(() => {
  document.head.innerHTML = shell.match(/<meta name="theme-color"[^>]*>/g)?.join('') ?? ''
})
afterEach(() => {
  document.head.innerHTML = ''
  delete document.documentElement.dataset.theme
  localStorage.clear()
})

function bars() {
  const metas = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')
  return [...metas].map((bar) => `${bar.content} ${bar.getAttribute('media')}`)
}

const LIGHT_ONLY = ['#6d28d9 all', '#1e1033 not all']
const BY_SYSTEM = ['#6d28d9 (prefers-color-scheme: light)', '#1e1033 (prefers-color-scheme: dark)']

it("colours the browser's bar as the chosen theme, and by the system again", () => {
  expect(bars()).toEqual(BY_SYSTEM)
  chooseTheme('light')
  expect(bars()).toEqual(LIGHT_ONLY)
  chooseTheme('system')
  expect(bars()).toEqual(BY_SYSTEM)
})

it('does so before the first paint of a later visit', () => {
  chooseTheme('light')
  document.head.innerHTML = shell.match(/<meta name="theme-color"[^>]*>/g)?.join('') ?? ''
  new Function(early)()
  expect(bars()).toEqual(LIGHT_ONLY)
})
