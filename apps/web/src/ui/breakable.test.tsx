import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Breakable, partsOf } from './breakable.tsx'

it.each([
  ['Rompecabezas', 'Rom-peca-bezas'],
  ['Electrodoméstico', 'Elec-tro-domés-tico'],
  ['Enciclopedia', 'Enci-clo-pedia'],
  ['inalámbricos', 'ina-lám-bri-cos'],
  ['antigüedades', 'anti-güe-dades'],
  ['Departamento', 'Depar-tamento'],
  ['Nnnnnnnnnnnn', 'Nnnnnnnnnnnn'],
  ['aaaaaaaaaaaa', 'aaaaaaaaaaaa'],
])('%s may break as %s', (word, parts) => expect(partsOf(word).join('-')).toBe(parts))

it('adds nothing to the text, and a place to break to its long words only', () => {
  const text = 'Rompecabezas de 2.000 piezas, sin abrir'
  render(<Breakable text={text} />)
  expect(screen.getByText(text).querySelectorAll('i').length).toBeGreaterThan(1)
  const { container } = render(<Breakable text="Mesa de luz" />)
  expect(container.querySelectorAll('i')).toHaveLength(0)
})
