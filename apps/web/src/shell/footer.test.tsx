import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { FooterContent } from './footer-content.tsx'
import { Providers } from './providers.tsx'

const bare = {
  product_name: 'Martillo',
  tagline: 'Pujá y Ganá',
  contact_email: null,
  chat_url: null,
  social: {},
  tutorials: {},
  operator: {},
}

afterEach(() => {
  vi.unstubAllGlobals()
})

/** The links of the foot by what they say. */
async function linksWith(config: object) {
  vi.stubGlobal('fetch', async () => Response.json({ now: new Date().toISOString() }))
  const router = createMemoryRouter([{ path: '*', element: <FooterContent /> }])
  render(
    <Providers fallback={{ '/config': { ...bare, ...config } }}>
      <RouterProvider router={router} />
    </Providers>,
  )
  await screen.findByText('La Plata, Buenos Aires')
  const links = screen.getAllByRole('link')
  return Object.fromEntries(links.map((one) => [one.textContent, one.getAttribute('href')]))
}

const always = {
  'Preguntas y respuestas': '/preguntas-y-respuestas',
  'Sobre nosotros': '/sobre-nosotros',
  'Términos y condiciones': '/terminos-y-condiciones',
  'Política de privacidad': '/politica-de-privacidad',
  'Botón de arrepentimiento': '/arrepentimiento',
  'Botón de baja de servicio': '/baja',
  'Defensa de las y los consumidores': 'https://autogestion.produccion.gob.ar/consumidores',
}

test('links what explains the house and what the law asks for, and nothing that is not configured', async () => {
  expect(await linksWith({})).toEqual(always)
  expect(screen.queryByText('Tutoriales en video')).toBeNull()
  expect(screen.getByText('Martillo - Pujá y Ganá')).toBeTruthy()
})

test('shows contact, tutorials, networks and operator as they are configured', async () => {
  const links = await linksWith({
    contact_email: 'hola@ejemplo.ar',
    chat_url: 'https://chat.ejemplo.ar/',
    social: { instagram: 'https://instagram.ejemplo.ar/', youtube: 'https://youtube.ejemplo.ar/' },
    tutorials: { sell: 'https://videos.ejemplo.ar/v', register: 'https://videos.ejemplo.ar/r' },
    operator: {
      name: 'Remates S.A.',
      address: 'Calle 7 n.º 1',
      cuit: '30-12345678-9',
      data_fiscal_url: 'https://fiscal.ejemplo.ar/',
    },
  })
  expect(links).toEqual({
    ...always,
    Instagram: 'https://instagram.ejemplo.ar/',
    YouTube: 'https://youtube.ejemplo.ar/',
    'Cómo registrarse': 'https://videos.ejemplo.ar/r',
    'Cómo vender': 'https://videos.ejemplo.ar/v',
    'Chateá con nosotros': 'https://chat.ejemplo.ar/',
    'hola@ejemplo.ar': 'mailto:hola@ejemplo.ar',
    'Data Fiscal': 'https://fiscal.ejemplo.ar/',
  })
  expect(screen.getByText(/Remates S\.A\. · Calle 7 n\.º 1 · CUIT 30-12345678-9/)).toBeTruthy()
})

test('draws no link that is not one of the web', async () => {
  const links = await linksWith({
    chat_url: 'javascript:alert(1)',
    social: { x: 'data:text/html,x' },
    tutorials: { bid: '//otro.example' },
    operator: { data_fiscal_url: 'JavaScript:alert(1)' },
  })
  expect(links).toEqual(always)
})
