import { readFileSync } from 'node:fs'
import path from 'node:path'
import { act, screen, waitFor } from '@testing-library/react'
import { lazy, type ReactNode, Suspense, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { pressEarly, writeEarly } from './replay-early.ts'

const script = readFileSync(path.join(import.meta.dirname, '../../public/early.js'), 'utf8')

function Search() {
  const [texts, setTexts] = useState({ what: '', where: '' })
  const [used, setUsed] = useState(false)
  const [order, setOrder] = useState('cerca')
  const [sent, setSent] = useState<string[]>([])
  useLayoutEffect(writeEarly, [])
  useEffect(pressEarly, [])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setSent((all) => [...all, texts.what, texts.where, used ? 'usado' : 'nuevo', order])
      }}
    >
      <input
        aria-label="Texto"
        value={texts.what}
        onChange={(event) => setTexts({ ...texts, what: event.target.value })}
      />
      <textarea
        aria-label="Lugar"
        value={texts.where}
        onChange={(event) => setTexts({ ...texts, where: event.target.value })}
      />
      <input
        type="checkbox"
        aria-label="Usado"
        checked={used}
        onChange={(event) => setUsed(event.target.checked)}
      />
      {['cerca', 'barato'].map((one) => (
        <input
          key={one}
          type="radio"
          name="order"
          aria-label={one}
          checked={order === one}
          onChange={() => setOrder(one)}
        />
      ))}
      <button type="submit">Buscar</button>
      <output>{sent.join()}</output>
    </form>
  )
}

const heard: string[] = []

function Part() {
  return (
    <button type="button" onClick={() => heard.push('filter')}>
      Filtrar
    </button>
  )
}

let root: ReturnType<typeof hydrateRoot> | undefined
beforeEach(() => {
  new Function(script)()
  document.body.innerHTML = `<div id="root">${renderToString(<Search />)}</div>`
})
afterEach(() => {
  act(() => root?.unmount())
  root = undefined
  globalThis.EARLY?.end()
  document.body.innerHTML = ''
  delete document.documentElement.dataset.theme
  delete document.documentElement.dataset.remembered
})

const field = (label = 'Texto') => screen.getByLabelText<HTMLInputElement>(label)

function write(text: string, label?: string) {
  field(label).value = text
  field(label).dispatchEvent(new Event('input', { bubbles: true }))
}

const sent = () => screen.getByRole('status').textContent

function takeOver() {
  const container = document.getElementById('root') ?? document.body
  act(() => {
    root = hydrateRoot(container, <Search />)
  })
}

it('does again what was written, chosen and pressed before the app was there', async () => {
  write('guit')
  write('guitarra')
  write('Rosario', 'Lugar')
  field('Usado').click()
  for (const one of ['barato', 'cerca', 'barato']) field(one).click()
  screen.getByRole('button').click()
  expect(sent()).toBe('')
  takeOver()
  await waitFor(() => expect(sent()).toBe('guitarra,Rosario,usado,barato'))
  expect([field().value, field('Lugar').value]).toEqual(['guitarra', 'Rosario'])
  expect([field('Usado').checked, field('barato').checked, field('cerca').checked]).toEqual([
    true,
    true,
    false,
  ])
})

it('leaves alone what was chosen and taken back', async () => {
  field('Usado').click()
  field('Usado').click()
  field('barato').click()
  field('cerca').click()
  screen.getByRole('button').click()
  takeOver()
  await waitFor(() => expect(sent()).toBe(',,nuevo,cerca'))
  expect([field('Usado').checked, field('barato').checked, field('cerca').checked]).toEqual([
    false,
    false,
    true,
  ])
})

it('hears once what is pressed while the app takes the page over', async () => {
  const container = document.getElementById('root') ?? document.body
  write('guitarra')
  startTransition(() => {
    root = hydrateRoot(container, <Search />)
  })
  screen.getByRole('button').click()
  expect(globalThis.EARLY, 'the press made React take it over at once').toBeUndefined()
  await waitFor(() => expect(sent()).not.toBe(''))
  // Time enough to press it again.
  await new Promise((resolve) => setTimeout(resolve))
  expect(sent()).toMatch(/^(guitarra)?,,nuevo,cerca$/)
})

it('does again what was done to a part whose code comes later, once it is there', async () => {
  heard.length = 0
  let arrive = (_: { default: typeof Part }) => {}
  const Late = lazy(
    () =>
      new Promise<{ default: typeof Part }>((resolve) => {
        arrive = resolve
      }),
  )
  const frame = (part: ReactNode) => (
    <>
      <Search />
      <Suspense>{part}</Suspense>
    </>
  )
  const container = document.getElementById('root') ?? document.body
  container.innerHTML = renderToString(frame(<Part />))
  screen.getByText('Filtrar').click()
  act(() => {
    root = hydrateRoot(container, frame(<Late />))
  })
  await new Promise((resolve) => setTimeout(resolve))
  expect([globalThis.EARLY, heard]).toEqual([undefined, []])
  await act(async () => arrive({ default: Part }))
  await waitFor(() => expect(heard).toEqual(['filter']))
})

it('the browser sends no form of the app by itself, so that nothing of it gets into the address', () => {
  const form = document.forms[0]
  const event = new Event('submit', { bubbles: true, cancelable: true })
  form?.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  form?.setAttribute('action', '/buscar')
  const named = new Event('submit', { bubbles: true, cancelable: true })
  form?.dispatchEvent(named)
  expect(named.defaultPrevented).toBe(false)
})

it('watches no longer once the app is there', () => {
  takeOver()
  write('silla')
  screen.getByRole('button').click()
  expect(globalThis.EARLY).toBeUndefined()
  const event = new Event('submit', { bubbles: true, cancelable: true })
  document.body.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
})

it('says before the first paint which theme was chosen, and whether somebody is remembered', () => {
  localStorage.setItem('theme', 'dark')
  localStorage.setItem('sessionuser', '{}')
  new Function(script)()
  expect({ ...document.documentElement.dataset }).toEqual({ theme: 'dark', remembered: '' })
})
