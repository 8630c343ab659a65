import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDraftDesk } from './draft-desk.ts'
import { DRAFT, makeDraft, serveDrafts } from './drafts.testing.ts'
import { emptyTexts } from './publish-texts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = (draft = serveDrafts().draft) => openDraftDesk({ id: DRAFT, draft, texts: emptyTexts })
const savingOf = (desk: ReturnType<typeof open>) => desk.state.read().saving

function leaves(): boolean {
  return window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

test('saves once, a moment after the last key', async () => {
  const server = serveDrafts()
  const desk = open(null)
  desk.set({ title: 'Bici' })
  await vi.advanceTimersByTimeAsync(500)
  desk.set({ title: 'Bicicleta' })
  await vi.advanceTimersByTimeAsync(500)
  expect(server.saves).toEqual([])
  await vi.advanceTimersByTimeAsync(500)
  expect(server.saves.map(({ texts }) => texts.title)).toEqual(['Bicicleta'])
  expect(savingOf(desk)).toBe('saved')
  desk.close()
})

test('warns who leaves only while something is unsaved', async () => {
  serveDrafts()
  const desk = open(null)
  expect(leaves()).toBe(true)
  desk.set({ title: 'Bicicleta' })
  expect(leaves()).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(leaves()).toBe(true)
  desk.close()
})

test('goes on trying without a network, and saves at once when it is back', async () => {
  const server = serveDrafts()
  server.failing = () => null
  const desk = open(null)
  desk.set({ title: 'Bicicleta' })
  await vi.advanceTimersByTimeAsync(3_000)
  expect([savingOf(desk), server.saves.length]).toEqual(['offline', 0])
  server.failing = undefined
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect([savingOf(desk), server.saves.length]).toEqual(['saved', 1])
  desk.close()
})

test('an answer that was lost is not taken for another device', async () => {
  const server = serveDrafts(makeDraft({ title: 'Bici' }))
  const desk = open(server.draft)
  server.failing = () => null
  desk.set({ title: 'Bicicleta' })
  await vi.advanceTimersByTimeAsync(1_000)
  // It was saved, and nobody heard so; meanwhile more was typed.
  server.failing = undefined
  server.draft = makeDraft({ title: 'Bicicleta' }, { version: 2 })
  desk.set({ title: 'Bicicleta azul' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect([savingOf(desk), server.draft?.version, server.draft?.texts.title]).toEqual([
    'saved',
    3,
    'Bicicleta azul',
  ])
  desk.close()
})

test('what another device wrote elsewhere in the draft comes together with what is written here, and that is said', async () => {
  const server = serveDrafts(makeDraft({ title: 'Bici' }))
  const desk = open(server.draft)
  server.draft = makeDraft({ title: 'Bici', city: 'Azul', province: 'Buenos Aires' }, { version: 5 })
  desk.set({ title: 'Bici de acá' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(desk.state.read()).toMatchObject({
    saving: 'saved',
    sentence: 'Guardado, con lo que cambiaste en otro dispositivo',
    texts: { title: 'Bici de acá', city: 'Azul' },
  })
  expect(server.draft?.texts).toMatchObject({ title: 'Bici de acá', city: 'Azul', province: 'Buenos Aires' })
  desk.close()
})

/** Both wrote the title; only the other one the place, only this one the price. */
async function clash() {
  const server = serveDrafts(makeDraft({ title: 'Bici' }))
  const desk = open(server.draft)
  server.draft = makeDraft({ title: 'Bici del otro', city: 'Azul' }, { version: 5 })
  desk.set({ title: 'Bici de acá', basePrice: '9.000' })
  await vi.advanceTimersByTimeAsync(10_000)
  return { server, desk }
}

test('what both devices wrote is never written over unasked', async () => {
  const { server, desk } = await clash()
  const { saving, clashes, theirs } = desk.state.read()
  expect([saving, server.saves.length, theirs?.texts.title]).toEqual(['conflict', 0, 'Bici del otro'])
  expect(clashes.map(({ name }) => name)).toEqual(['Título'])
  desk.close()
})

test.each([
  ['mine', 'Bici de acá'],
  ['theirs', 'Bici del otro'],
] as const)('where both wrote, %s can be taken, and what only one wrote stays', async (whose, title) => {
  const { server, desk } = await clash()
  desk.choose(whose)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(savingOf(desk)).toBe('saved')
  expect(server.draft?.texts).toMatchObject({ title, city: 'Azul', basePrice: '9.000' })
  desk.close()
})

test('a draft that was deleted elsewhere is said to be gone, and leaving warns', async () => {
  const server = serveDrafts(makeDraft({ title: 'Bici' }))
  const desk = open(server.draft)
  server.failing = () => Response.json({ code: 'not_found', error: 'No está.' }, { status: 404 })
  desk.set({ title: 'Bicicleta' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect([savingOf(desk), leaves()]).toEqual(['gone', false])
  desk.set({ title: 'Bicicleta azul' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect([savingOf(desk), await desk.settle()]).toEqual(['gone', false])
  desk.giveUp()
  expect(leaves()).toBe(true)
  desk.close()
})

test('a draft that a photo made after it was deleted elsewhere takes what is written here', async () => {
  const server = serveDrafts(makeDraft({ title: 'Bici' }))
  const desk = open(server.draft)
  server.draft = makeDraft({ warranty: '' }, { version: 0 })
  desk.set({ title: 'Bicicleta' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect([savingOf(desk), server.draft?.texts]).toMatchObject([
    'saved',
    { title: 'Bicicleta', warranty: 'sin-garantia' },
  ])
  desk.close()
})

test('says why a draft is refused, and tries again with the next change', async () => {
  const server = serveDrafts()
  server.failing = () =>
    Response.json({ code: 'too_many_drafts', error: 'Tenés demasiados borradores.' }, { status: 422 })
  const desk = open(null)
  desk.set({ title: 'Bicicleta' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(desk.state.read()).toMatchObject({ saving: 'refused', sentence: 'Tenés demasiados borradores.' })
  server.failing = undefined
  desk.set({ title: 'Bicicleta azul' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(savingOf(desk)).toBe('saved')
  desk.close()
})

test('a suggestion makes no draft', async () => {
  const server = serveDrafts()
  const desk = open(null)
  desk.suggest({ province: 'Santa Fe', city: 'Rosario' })
  await vi.advanceTimersByTimeAsync(5_000)
  expect([server.saves.length, desk.state.read().texts.city]).toEqual([0, 'Rosario'])
  desk.close()
})
