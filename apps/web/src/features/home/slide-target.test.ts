import { expect, it } from 'vitest'
import { slideTarget } from './slide-target.ts'

it.each(['/', '/base-0', '/todas?page=2#fin', '/subasta/7', '/usuario/ana'])(
  'leads to our screen %s',
  (link) => {
    expect(slideTarget(link)).toEqual({ to: link })
  },
)

it.each(['https://apps.example/martillo', 'HTTPS://apps.example/martillo'])('leads to %s', (link) => {
  expect(slideTarget(link)).toEqual({ href: 'https://apps.example/martillo' })
})

it.each([
  undefined,
  null,
  '',
  '/no-hay-tal-pantalla',
  '//otro.example/base-0',
  '/\\otro.example',
  'http://otro.example/',
  'https://ana:clave@otro.example/',
  'https://',
  'javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,hola',
])('leads nowhere by %j', (link) => expect(slideTarget(link)).toBeNull())
