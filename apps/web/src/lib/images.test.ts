import { afterEach, describe, expect, it } from 'vitest'
import { imageSet, imageUrl, PLACEHOLDER, profileImage } from './images.ts'

const CARD = { width: 220, quality: 80 }

afterEach(() => {
  globalThis.APP_API = undefined
})

describe('the address of a picture', () => {
  it.each([
    ['images/a.jpg', '/api/images/a.jpg'],
    ['/images/a.jpg', '/api/images/a.jpg'],
    ['//images/a.jpg', '/api/images/a.jpg'],
    ['images\\a.jpg', '/api/images/a.jpg'],
    ['\\images\\a.jpg', '/api/images/a.jpg'],
    ['  images/a.jpg ', '/api/images/a.jpg'],
  ])('of %j is %s', (path, url) => expect(imageUrl(path)).toBe(url))

  it.each([null, undefined, '', '   ', '/', '\\'])('of %j is the placeholder', (path) => {
    expect(imageUrl(path, CARD)).toBe(PLACEHOLDER)
  })

  it('says the width and the quality that a card needs', () => {
    expect(imageUrl('images/a.jpg', CARD)).toBe('/api/images/a.jpg?width=220&quality=80')
  })

  it('comes from where the packaged app finds its server', () => {
    globalThis.APP_API = 'https://martillo.example/api/'
    expect(imageUrl('/images/a.jpg')).toBe('https://martillo.example/api/images/a.jpg')
  })

  it('of a drawing is the same in every size', () => {
    expect(imageUrl('images/iconos/guitar.svg', CARD)).toBe('/api/images/iconos/guitar.svg')
    expect(imageSet('images/iconos/guitar.svg', [28, 56])).toBeUndefined()
  })
})

it('offers a picture in several widths', () => {
  expect(imageSet('images/a.jpg', [220, 440])).toBe(
    '/api/images/a.jpg?width=220&quality=80 220w, /api/images/a.jpg?width=440&quality=80 440w',
  )
})

describe("a person's picture", () => {
  it('keeps a whole https address', () => {
    expect(profileImage('https://lh3.example/foto=s96')).toBe('https://lh3.example/foto=s96')
  })

  it.each(['http://lh3.example/foto', 'javascript:alert(1)'])('takes %j for a path of ours', (path) => {
    expect(profileImage(path)).toMatch(/^\/api\//)
  })

  it('is small', () => expect(profileImage('images/a.jpg')).toBe('/api/images/a.jpg?width=110&quality=80'))

  it.each([null, undefined, ' '])('is none for %j', (path) => expect(profileImage(path)).toBeNull())
})
