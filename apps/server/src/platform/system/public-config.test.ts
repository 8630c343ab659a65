import { expect, test } from 'vitest'
import { readConfig } from '../config/read-config.ts'
import { publicConfig } from './public-config.ts'

const shown = (env: Record<string, string>) => publicConfig(readConfig(env), 'http://localhost:3000')

test('shows the password of the demonstration accounts where only this machine can enter', () => {
  expect(shown({}).demo_password).toBe('solo-de-prueba')
})

test.each([
  ['an address for everybody', { PUBLIC_URL: 'https://demo.ejemplo.ar' }],
  ['all interfaces', { HOST: '0.0.0.0' }],
  ['a shared database', { DATABASE_URL: 'postgres://alguien@base.ejemplo.ar/martillo' }],
])('keeps the password that was set for a trial with %s', (_name, env) => {
  const config = shown({ ...env, DEMO: '1', DEMO_PASSWORD: 'una-que-nadie-sabe' })
  expect(config.trial).toBe(true)
  expect(JSON.stringify(config)).not.toContain('una-que-nadie-sabe')
})

test('names no demonstration accounts outside the trial', () => {
  expect(shown({ DEMO: '0' })).not.toHaveProperty('demo_accounts')
})

test('carries all that the foot of every page shows, plausible in the trial and absent where it is not set', () => {
  const trial = shown({})
  expect(Object.keys(trial.operator)).toEqual(['name', 'address', 'cuit', 'data_fiscal_url'])
  expect(Object.keys(trial.tutorials)).toEqual(['register', 'bid', 'sell'])
  expect([trial.contact_email, trial.chat_url, ...Object.values(trial.social)]).not.toContain(null)
  expect(Object.keys(trial.social).length).toBeGreaterThan(0)
  expect(shown({ DEMO: '0' })).toMatchObject({
    operator: {},
    tutorials: {},
    social: {},
    contact_email: null,
    chat_url: null,
  })
  const operator = {
    OPERATOR_NAME: 'Remates S.A.',
    OPERATOR_CUIT: '30-12345678-9',
    OPERATOR_DATA_FISCAL_URL: 'https://afip.ejemplo.ar/',
  }
  expect(shown({ DEMO: '0', ...operator }).operator).toEqual({
    name: 'Remates S.A.',
    cuit: '30-12345678-9',
    data_fiscal_url: 'https://afip.ejemplo.ar/',
  })
})
