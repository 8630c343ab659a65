import { readFileSync } from 'node:fs'
import path from 'node:path'
import { act, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { replayEarly } from './replay-early.ts'

const script = readFileSync(path.join(import.meta.dirname, '../../public/early.js'), 'utf8')

function Search() {
  const [text, setText] = useState('')
  const [sent, setSent] = useState<string[]>([])
  useEffect(replayEarly, [])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        setSent([...sent, text])
      }}
    >
      <input aria-label="Texto" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="submit">Buscar</button>
      <output>{sent.join()}</output>
    </form>
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

const field = () => screen.getByLabelText<HTMLInputElement>('Texto')

function write(text: string) {
  field().value = text
  field().dispatchEvent(new Event('input', { bubbles: true }))
}

function takeOver() {
  const container = document.getElementById('root') ?? document.body
  act(() => {
    root = hydrateRoot(container, <Search />)
  })
}

it('does again what was written and pressed before the app was there', async () => {
  write('guit')
  write('guitarra')
  screen.getByRole('button').click()
  expect(screen.getByRole('status').textContent).toBe('')
  takeOver()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('guitarra'))
  expect(field().value).toBe('guitarra')
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
