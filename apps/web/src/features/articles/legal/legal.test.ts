import { expect, test } from 'vitest'
import { plainText } from '../block.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'

const facts = {
  product: 'Remates',
  site: 'remates.ejemplo.ar',
  operator: 'Remates S.A.',
  address: 'Calle 7 n.º 1, La Plata',
  cuit: '30-12345678-9',
  email: 'hola@ejemplo.ar',
  chat: undefined,
  contact: 'a hola@ejemplo.ar',
}

test.each([
  ['terms', terms],
  ['privacy', privacy],
])('the %s name who answers for the service, and nothing of another product', (_, write) => {
  const text = write(facts)
    .map(({ blocks }) => plainText(blocks))
    .join(' ')
  expect(text).toMatch(/Remates S\.A\..*30-12345678-9.*Calle 7 n\.º 1/)
  expect(text).toContain('hola@ejemplo.ar')
  expect(text).not.toMatch(/Martillo|undefined|lorem/i)
})

test.each([
  ['terms', terms],
  ['privacy', privacy],
])('every section of the %s has an address of its own', (_, write) => {
  const ids = write(facts).map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(8)
})

test('the privacy policy carries the notices of Ley 25.326', () => {
  const text = privacy(facts)
    .map(({ blocks }) => plainText(blocks))
    .join(' ')
  expect(text).toContain('Órgano de Control de la Ley N.º 25.326')
  expect(text).toContain('en forma gratuita a intervalos no inferiores a seis meses')
  for (const right of ['acceso', 'rectificación', 'supresión']) expect(text).toContain(right)
})

test('without a CUIT nothing is said of it', () => {
  const text = plainText(terms({ ...facts, cuit: undefined }).flatMap(({ blocks }) => blocks))
  expect(text).not.toContain('CUIT')
})
