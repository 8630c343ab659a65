import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { toast } from '../../ui/toast.ts'
import { sharePage } from './share-page.ts'

const URL_OF_PAGE = 'http://localhost/subasta/7'
const said: string[] = []

/** A browser with only these abilities. */
function able(abilities: Record<string, unknown>) {
  vi.stubGlobal('navigator', abilities)
}

beforeEach(() => {
  said.length = 0
  window.history.replaceState(null, '', '/subasta/7?clave=secreta#pujas')
  const say = (kind: string) => (text: unknown) => {
    said.push(`${kind}: ${text}`)
    return ''
  }
  vi.spyOn(toast, 'success').mockImplementation(say('success'))
  vi.spyOn(toast, 'error').mockImplementation(say('error'))
})

afterEach(() => {
  vi.unstubAllGlobals()
  document.head.innerHTML = ''
})

it('opens the device own sheet with title and address, without what is behind it', async () => {
  const share = vi.fn(async () => undefined)
  able({ share })
  await sharePage('Bici')
  expect(share.mock.calls).toEqual([[{ title: 'Bici', url: URL_OF_PAGE }]])
  expect(said).toEqual([])
})

it('copies the address and says so where there is no sheet', async () => {
  const writeText = vi.fn(async () => undefined)
  able({ clipboard: { writeText } })
  await sharePage('Bici')
  expect(writeText.mock.calls).toEqual([[URL_OF_PAGE]])
  expect(said).toEqual(['success: Copiamos el enlace.'])
})

it('says nothing when the sheet was closed', async () => {
  able({ share: () => Promise.reject(new DOMException('', 'AbortError')) })
  await sharePage('Bici')
  expect(said).toEqual([])
})

it.each([
  [
    'refuses to copy',
    { clipboard: { writeText: () => Promise.reject(new DOMException('', 'NotAllowedError')) } },
  ],
  ['can do neither', {}],
])('says how else when the browser %s', async (_, abilities) => {
  able(abilities)
  await sharePage('Bici')
  expect(said).toEqual(['error: No pudimos compartir. Copiá la dirección del navegador.'])
})

it('shares the public address from the packaged app', async () => {
  const share = vi.fn(async () => undefined)
  able({ share })
  vi.stubGlobal('APP_API', 'https://martillo.example/api')
  document.head.innerHTML = '<link rel="canonical" href="https://martillo.example/subasta/7">'
  await sharePage('Bici')
  expect(share.mock.calls).toEqual([[{ title: 'Bici', url: 'https://martillo.example/subasta/7' }]])
})
