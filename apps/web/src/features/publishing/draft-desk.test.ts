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
  desk.set({ title: 'Bicicleta' })
  // It was saved, and nobody heard so.
  server.draft = makeDraft({ title: 'Bicicleta' }, { version: 2 })
  await vi.advanceTimersByTimeAsync(1_000)
  expect([savingOf(desk), server.draft?.version]).toEqual(['saved', 3])
  desk.close()
})

test('what another device saved is never written over unasked', async () => {
  const server = serveDrafts(makeDraft({ title: 'Bici' }))
  const desk = open(server.draft)
  server.draft = makeDraft({ title: 'Bici del otro' }, { version: 5 })
  desk.set({ title: 'Bici de acá' })
  await vi.advanceTimersByTimeAsync(10_000)
  expect([savingOf(desk), server.saves.length, desk.state.read().theirs?.texts.title]).toEqual([
    'conflict',
    0,
    'Bici del otro',
  ])
  desk.keepMine()
  await vi.advanceTimersByTimeAsync(1_000)
  expect([savingOf(desk), server.draft?.texts.title]).toEqual(['saved', 'Bici de acá'])
  desk.close()
})

test('of two versions the other one can be taken', async () => {
  const server = serveDrafts(makeDraft({ title: 'Bici' }))
  const desk = open(server.draft)
  server.draft = makeDraft({ title: 'Bici del otro' }, { version: 5 })
  desk.set({ title: 'Bici de acá' })
  await vi.advanceTimersByTimeAsync(1_000)
  desk.takeTheirs()
  expect([savingOf(desk), desk.state.read().texts.title]).toEqual(['saved', 'Bici del otro'])
  desk.set({ city: 'Rosario' })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(server.draft?.texts).toMatchObject({ title: 'Bici del otro', city: 'Rosario' })
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
