import { expect, test } from 'vitest'
import { readableUrl } from './readable-url.ts'

test.each([
  ['/categorias/100%', '/categorias/100%25'],
  ['/usuario/%ED%A0%80?page=2%', '/usuario/%25ED%25A0%2580?page=2%'],
  ['/todas?provincia=%', '/todas?provincia=%'],
  ['/categorias/m%C3%BAsica', '/categorias/m%C3%BAsica'],
  ['/api/user/username/%', '/api/user/username/%'],
])('%s is read as %s', (url, read) => expect(readableUrl(url)).toBe(read))
