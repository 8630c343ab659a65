import { applyBid } from '@martillo/domain/bidding/apply-bid'
import { NO_BIDS, type Standing } from '@martillo/domain/bidding/standing'
import { expect, test } from 'vitest'
import { plainText } from '../block.ts'
import { example } from './example.ts'
import { faqGroups } from './faq-groups.ts'
import { findAnswers } from './find-answers.ts'

const groups = faqGroups({ product: 'Martillo', contact: 'a hola@ejemplo.ar' })
const entries = groups.flatMap((group) => group.entries)
// As they are read: a sign is held to its number by a space of another kind.
const textOf = (id: string) => {
  const entry = entries.find((one) => one.id === id)
  if (!entry) throw new Error(`no answer ${id}`)
  return plainText(entry.answer).replaceAll('\u00a0', ' ')
}
const found = (text: string) =>
  findAnswers(groups, text).flatMap((group) => group.entries.map(({ id }) => id))

test('every address on the page is there once, and is plain', () => {
  const ids = [...groups, ...entries].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
})

test('every link within the page leads to an answer', () => {
  const ids = new Set(entries.map(({ id }) => `#${id}`))
  const inside = entries
    .flatMap(({ links = [] }) => links.map(({ to }) => to))
    .filter((to) => to.startsWith('#'))
  expect(inside.length).toBeGreaterThan(0)
  expect(inside.filter((to) => !ids.has(to))).toEqual([])
})

test('every question is one and every answer has something to say', () => {
  for (const { question, answer } of entries) {
    expect(question).toMatch(/[¿]|\?$|\.$/)
    expect(plainText(answer).length).toBeGreaterThan(40)
    expect(plainText(answer)).not.toMatch(/undefined|NaN|null|\[object/)
  }
})

test('the example goes as the rules of bidding say', () => {
  const terms = { basePriceCents: example.base * 100, incrementCents: example.increment * 100 }
  let standing: Standing = NO_BIDS
  const prices = [example.ana, example.beto, example.carla].map(({ maximum }, at) => {
    const applied = applyBid(terms, standing, { bidderId: at + 1, amountCents: maximum * 100, at })
    standing = applied.standing
    return [applied.outcome, applied.standing.priceCents / 100]
  })
  expect(prices).toEqual([
    ['leading', example.ana.price],
    ['outbid', example.beto.price],
    ['leading', example.carla.price],
  ])
})

test.each([
  ['cuanto-es-la-comision', '26 a 50: 18 % a 16 %'],
  ['cuanto-es-la-comision', '76 a 100: 12,5 % a 8 %'],
  ['cuanto-es-la-comision', 'una venta de $ 50.000, la comisión es de $ 8.500 (17 %) y te quedan $ 41.500'],
  ['que-permite-cada-nivel', '0 a 10: 1 subasta cada 24 horas: todavía no'],
  ['que-permite-cada-nivel', '11 a 25: 10 subastas por hora: 5 cada 24 horas'],
  ['que-permite-cada-nivel', '26 a 50: 20 pujas por hora: 50 por semana'],
  ['que-permite-cada-nivel', '51 a 75: sin límite: 500 por semana'],
  ['como-sube-la-reputacion', 'Verificar la identidad con el DNI: +8: una vez'],
  ['como-baja-la-reputacion', 'Una venta caída por tu culpa: −15'],
  ['se-extendio', 'Cuando faltan 2 minutos o menos'],
  ['si-se-cae-el-sitio', 'durante más de 5 minutos'],
  ['que-incremento-pongo', '$ 150.000: $ 2.500'],
  ['quien-puede-publicar', '11 puntos'],
  ['categorias-premium', '51 puntos'],
])('%s says "%s"', (id, words) => {
  expect(textOf(id)).toContain(words)
})

test('finds every word, wherever it stands, with or without accents and capitals', () => {
  expect(found('codigo ENTREGA')).toContain('codigo-de-entrega')
  expect(found('código   entrega')).toEqual(found('codigo entrega'))
  expect(found('mercado pago')).toContain('cuando-se-paga-la-comision')
  expect(found('xqzjkw')).toEqual([])
  expect(found('   ')).toHaveLength(entries.length)
})
