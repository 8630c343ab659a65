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
