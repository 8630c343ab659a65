import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DRAFT, serveDrafts } from './drafts.testing.ts'
import { keptPhoto, openPhotoShelf } from './photo-shelf.ts'

/** Requests in the browser's older way, each answered by hand. */
class Sent {
  static all: Sent[] = []
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload: () => void = () => undefined
  onerror: () => void = () => undefined
  status = 0
  statusText = ''
  responseText = ''
  url = ''
  open(_method: string, url: string) {
    this.url = url
  }
  setRequestHeader() {}
  getResponseHeader = () => null
  send() {
    Sent.all.push(this)
  }
  answer(status: number, body: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(body) })
    this.onload()
  }
}

/** The test's window has files that cannot be read this way. */
function arrayBuffer(this: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as ArrayBuffer)
    reader.readAsArrayBuffer(this)
  })
}

beforeEach(() => {
  Blob.prototype.arrayBuffer ??= arrayBuffer
  Sent.all = []
  vi.stubGlobal('XMLHttpRequest', Sent)
  URL.createObjectURL = () => 'blob:photo'
  URL.revokeObjectURL = () => undefined
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const photo = (name: string, type = 'image/jpeg', content = 'x') => new File([content], name, { type })

function open(kept = [] as Parameters<typeof openPhotoShelf>[0]['kept']) {
  const server = serveDrafts()
  const onChange = vi.fn()
  const onGone = vi.fn()
  const shelf = openPhotoShelf({ draft: DRAFT, kept, onChange, onGone, isMine: () => true })
  const photos = () => shelf.state.read().photos
  const sent = (count: number) => vi.waitFor(() => expect(Sent.all).toHaveLength(count))
  return { server, shelf, onChange, onGone, photos, sent }
}

test('sends what is chosen at once, two at a time, and tells how far it is', async () => {
  const { shelf, photos, sent, onChange } = open()
  shelf.add([photo('a.jpg'), photo('b.jpg'), photo('c.jpg')])
  await sent(2)
  Sent.all[0]?.upload.onprogress?.({ loaded: 1, total: 4 })
  expect(photos().map(({ progress }) => progress)).toEqual([0.25, 0, 0])
  Sent.all[0]?.answer(201, { key: 'clave-a.jpg' })
  await sent(3)
  expect(photos()[0]).toMatchObject({ key: 'clave-a.jpg', progress: null, failed: false })
  expect(onChange).toHaveBeenCalledTimes(1)
  shelf.close()
})

test('a photo that was cut off goes again under the same identifier', async () => {
  const { shelf, photos, sent } = open()
  shelf.add([photo('a.jpg')])
  await sent(1)
  Sent.all[0]?.onerror()
  await vi.waitFor(() => expect(photos()[0]?.failed).toBe(true))
  expect(shelf.isBusy()).toBe(true)
  shelf.retry(photos()[0]?.id ?? '')
  await sent(2)
  expect(Sent.all[1]?.url).toBe(Sent.all[0]?.url)
  Sent.all[1]?.answer(200, { key: 'clave-a.jpg' })
  await vi.waitFor(() => expect(photos()[0]?.key).toBe('clave-a.jpg'))
  expect(await shelf.settle()).toBe(true)
  shelf.close()
})

test('what was cut off goes again by itself when the network is back', async () => {
  const { shelf, photos, sent } = open()
  shelf.add([photo('a.jpg')])
  await sent(1)
  Sent.all[0]?.onerror()
  await vi.waitFor(() => expect(photos()[0]?.failed).toBe(true))
  window.dispatchEvent(new Event('online'))
  await sent(2)
  expect(photos()[0]?.failed).toBe(false)
  shelf.close()
})

test('a file that is no photo is said, and the others stay', async () => {
  const { shelf, photos, sent } = open()
  shelf.add([photo('notas.pdf', 'application/pdf'), photo('a.jpg'), photo('vacia.png', 'image/png', '')])
  await sent(1)
  await vi.waitFor(() => expect(shelf.state.read().notes).toHaveLength(2))
  expect(shelf.state.read().notes).toEqual([
    '“notas.pdf” no es una foto que podamos leer. Usá JPG, PNG, WebP o AVIF.',
    '“vacia.png” está vacía.',
  ])
  expect(photos().map(({ name }) => name)).toEqual(['a.jpg'])
  shelf.close()
})

test('the iPhone’s format is explained also under a false name', async () => {
  const { shelf, photos } = open()
  shelf.add([photo('foto.jpg', 'image/jpeg', '\0\0\0\x18ftypheic\0\0\0\0')])
  await vi.waitFor(() => expect(shelf.state.read().notes[0]).toMatch(/^“foto.jpg” está en formato HEIC/))
  expect(photos()).toEqual([])
  shelf.close()
})

test('what the server refuses is said with its sentence', async () => {
  const { shelf, photos, sent } = open()
  shelf.add([photo('a.jpg')])
  await sent(1)
  Sent.all[0]?.answer(415, { code: 'image_invalid', error: 'Esa foto está dañada.' })
  await vi.waitFor(() => expect(shelf.state.read().notes).toEqual(['Esa foto está dañada.']))
  expect([photos(), await shelf.settle()]).toEqual([[], true])
  shelf.close()
})

test('an eleventh photo is not taken', async () => {
  const kept = Array.from({ length: 9 }, (_, i) => keptPhoto(`id-${i}`, `clave-${i}.jpg`))
  const { shelf, photos } = open(kept)
  shelf.add([photo('a.jpg'), photo('b.jpg')])
  expect([photos().length, shelf.state.read().notes]).toEqual([
    10,
    ['Podés subir hasta 10 fotos: tomamos las primeras.'],
  ])
  shelf.close()
})

test('a photo that was taken away is taken away there too, when the network allows', async () => {
  const { server, shelf } = open([keptPhoto('id-0', 'clave-0.jpg'), keptPhoto('id-1', 'clave-1.jpg')])
  server.failing = () => null
  shelf.remove('id-0')
  expect(await shelf.settle()).toBe(false)
  server.failing = undefined
  expect(await shelf.settle()).toBe(true)
  // The server's answer to an earlier save does not bring it back.
  shelf.meet([keptPhoto('id-1', 'clave-1.jpg'), keptPhoto('id-2', 'clave-2.jpg')])
  expect(shelf.state.read().photos.map(({ id }) => id)).toEqual(['id-1', 'id-2'])
  shelf.close()
})

test('a photo that another device took away is sent again where its file is here, else it goes and that is said', async () => {
  const { shelf, photos, sent } = open([keptPhoto('id-0', 'clave-0.jpg'), keptPhoto('id-1', 'clave-1.jpg')])
  shelf.add([photo('a.jpg')])
  await sent(1)
  Sent.all[0]?.answer(201, { key: 'clave-a.jpg' })
  await vi.waitFor(() => expect(photos()[2]?.key).toBe('clave-a.jpg'))
  shelf.meet([keptPhoto('id-1', 'clave-1.jpg')], ['clave-0.jpg', 'clave-1.jpg', 'clave-a.jpg'])
  await sent(2)
  expect(photos().map(({ key }) => key)).toEqual(['clave-1.jpg', null])
  expect(shelf.state.read().notes).toEqual(['Sacamos las fotos que quitaste en otro dispositivo.'])
  shelf.close()
})

test('a photo that arrived after a save was sent is not missed in its answer', async () => {
  const { shelf, photos, sent } = open()
  shelf.add([photo('a.jpg')])
  await sent(1)
  Sent.all[0]?.answer(201, { key: 'clave-a.jpg' })
  await vi.waitFor(() => expect(photos()[0]?.key).toBe('clave-a.jpg'))
  shelf.meet([], [])
  expect([photos()[0]?.key, Sent.all.length]).toEqual(['clave-a.jpg', 1])
  shelf.close()
})

test('its photos can be had as files, those of another device too, and it is told how many cannot', async () => {
  const { shelf, sent } = open([keptPhoto('id-0', 'clave-0.jpg'), keptPhoto('id-1', 'clave-1.jpg')])
  const answer = (url: string) =>
    new Response('x', {
      status: url.includes('clave-0') ? 200 : 404,
      headers: { 'content-type': 'image/jpeg' },
    })
  vi.stubGlobal('fetch', async (url: string) => answer(url))
  shelf.add([photo('a.jpg')])
  await sent(1)
  const { files, lost } = await shelf.take()
  expect([files.map(({ name }) => name), lost]).toEqual([['foto.jpg', 'a.jpg'], 1])
  shelf.close()
})

test('a photo of a draft that was deleted elsewhere stays to go with a new one, and that the draft is gone is told', async () => {
  const { shelf, photos, sent, onGone } = open()
  shelf.add([photo('a.jpg')])
  await sent(1)
  Sent.all[0]?.answer(404, { code: 'not_found', error: 'No encontramos ese borrador.' })
  await vi.waitFor(() => expect(onGone).toHaveBeenCalledTimes(1))
  expect([photos()[0]?.failed, shelf.state.read().notes]).toEqual([true, []])
  expect((await shelf.take()).files.map(({ name }) => name)).toEqual(['a.jpg'])
  shelf.close()
})
