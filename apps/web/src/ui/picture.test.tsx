import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { PLACEHOLDER } from '../lib/images.ts'
import { Picture } from './picture.tsx'

const shown = () => screen.getByRole<HTMLImageElement>('img')
const source = () => shown().getAttribute('src')

it('asks for the width of a card and offers twice that, keeps its room, and waits until it comes near', () => {
  render(<Picture path="images/a.jpg" width={220} alt="Silla" sizes="50vw" />)
  expect(source()).toBe('/api/images/a.jpg?width=220&quality=80')
  expect(shown().srcset).toBe(
    '/api/images/a.jpg?width=220&quality=80 220w, /api/images/a.jpg?width=440&quality=80 440w',
  )
  expect([shown().width, shown().height, shown().sizes]).toEqual([220, 220, '50vw'])
  expect(shown().getAttribute('loading')).toBe('lazy')
})

it('gives way to the logo when it cannot be loaded, and to another picture after that', () => {
  const { rerender } = render(<Picture path="images/a.jpg" width={220} alt="Silla" />)
  fireEvent.error(shown())
  expect([source(), shown().srcset]).toEqual([PLACEHOLDER, ''])
  rerender(<Picture path="images/b.jpg" width={220} alt="Silla" />)
  expect(source()).toBe('/api/images/b.jpg?width=220&quality=80')
})

it('sees on taking over a page that its picture has failed before', () => {
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  const current = vi
    .spyOn(HTMLImageElement.prototype, 'currentSrc', 'get')
    .mockReturnValue('/api/images/a.jpg')
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Picture path="images/a.jpg" width={220} alt="Silla" />)
  document.body.append(container)
  render(<Picture path="images/a.jpg" width={220} alt="Silla" />, { container, hydrate: true })
  expect(source()).toBe(PLACEHOLDER)
  complete.mockRestore()
  current.mockRestore()
})

it.each([null, undefined, '', ' '])('is the placeholder when the path is %j', (path) => {
  render(<Picture path={path} width={110} alt="Silla" />)
  expect(source()).toBe(PLACEHOLDER)
})
