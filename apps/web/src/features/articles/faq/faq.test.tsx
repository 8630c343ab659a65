import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { Faq } from './faq.tsx'
import { faqGroups } from './faq-groups.ts'

const groups = faqGroups({ product: 'Martillo', contact: 'a hola@ejemplo.ar' })
const box = () => screen.getByRole('searchbox', { name: 'Buscar en las preguntas' })
const answer = (id: string) => {
  const found = document.getElementById(id)
  if (!(found instanceof HTMLDetailsElement)) throw new Error(`no answer ${id}`)
  return found
}

async function write(text: string) {
  await userEvent.click(box())
  await userEvent.paste(text)
}

const scrolled: string[] = []
beforeEach(() => {
  scrolled.length = 0
  Element.prototype.scrollIntoView = vi.fn(function note(this: Element) {
    scrolled.push(this.id)
  })
})

function start(at = '/preguntas-y-respuestas') {
  const element = <Faq groups={groups} otherwise="Escribinos." />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })
  render(<RouterProvider router={router} />)
  return router
}

test('shows every question with its answer closed', () => {
  start()
  const entries = groups.flatMap((group) => group.entries)
  const shown = [...document.querySelectorAll('details')]
  expect(shown.map((one) => one.querySelector('summary')?.textContent)).toEqual(
    entries.map(({ question }) => question),
  )
  expect(shown.filter(({ open }) => open)).toEqual([])
})

test('opens a question by a press', async () => {
  start()
  await userEvent.click(screen.getByText('¿Alguien puede ver mi máximo?'))
  expect(answer('quien-ve-mi-maximo').open).toBe(true)
})

test('finds without accents and capitals, counts, and opens what is found when it is little', async () => {
  start()
  await write('SEGUNDA oportunidad')
  expect((await screen.findByText('1 respuesta')).getAttribute('role')).toBe('status')
  expect(answer('segunda-oportunidad').open).toBe(true)
  expect(screen.queryByText('¿Alguien puede ver mi máximo?')).toBeNull()
  await userEvent.clear(box())
  expect(await screen.findByText('¿Alguien puede ver mi máximo?')).toBeTruthy()
  expect(answer('segunda-oportunidad').open).toBe(false)
})

test('says so when it finds nothing, and shows a way on', async () => {
  start()
  await write('xqzjkw')
  expect(await screen.findByText('No encontramos una respuesta para eso')).toBeTruthy()
  expect(screen.getByText('Escribinos.')).toBeTruthy()
})

test('opens the answer that the address names, at the start and when the address changes', async () => {
  const router = start('/preguntas-y-respuestas#se-extendio')
  expect(answer('se-extendio').open).toBe(true)
  await act(() => router.navigate('#arrepentimiento'))
  expect(answer('arrepentimiento').open).toBe(true)
  expect(scrolled).toEqual(['se-extendio', 'arrepentimiento'])
})

test('opens the answer that another one leads to', async () => {
  start('/preguntas-y-respuestas#cuanto-cuesta')
  await userEvent.click(screen.getByRole('link', { name: 'Cuánto es la comisión' }))
  expect(answer('cuanto-es-la-comision').open).toBe(true)
})

test('lives with an address that names nothing', () => {
  start('/preguntas-y-respuestas#%E0%A4%A')
  expect(scrolled).toEqual([])
})
