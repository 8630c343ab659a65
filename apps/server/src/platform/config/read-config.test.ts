import { expect, test } from 'vitest'
import { publicUrl } from './config.ts'
import { readConfig } from './read-config.ts'

function problemsOf(env: NodeJS.ProcessEnv): string {
  try {
    readConfig(env)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return ''
}

test('with nothing set runs the local trial', () => {
  const config = readConfig({}, '/srv/martillo')
  expect(config).toMatchObject({
    port: undefined,
    host: '127.0.0.1',
    dataDir: '/srv/martillo/data',
    databaseUrl: undefined,
    role: 'all',
    demo: true,
    demoPassword: 'solo-de-prueba',
    google: undefined,
  })
  expect(config.site.operator.name).toBeDefined()
  expect(publicUrl(config, 3001)).toBe('http://localhost:3001')
})

test('names every wrong variable at once', () => {
  const sentence = problemsOf({
    PORT: '70000',
    ROLE: 'boss',
    DATABASE_URL: 'mysql://somewhere',
    PUBLIC_URL: 'https://martillo.example/sub',
    TRUST_PROXY: 'true',
    BANK_CBU: '123',
    GOOGLE_CLIENT_ID: 'id',
    SMTP_URL: 'smtp://mail.example',
    DEMO: '1',
    DEMO_SIZE: 'todas',
  })
  const named = [...sentence.matchAll(/· (\w+) /g)].map((match) => match[1])
  expect(named.toSorted()).toEqual([
    'BANK_CBU',
    'DATABASE_URL',
    'DEMO_PASSWORD',
    'DEMO_SIZE',
    'GOOGLE_CLIENT_SECRET',
    'MAIL_FROM',
    'PORT',
    'PUBLIC_URL',
    'ROLE',
    'TRUST_PROXY',
  ])
})

test('never repeats a value, which may be a secret', () => {
  const sentence = problemsOf({
    DATABASE_URL: 'mysql://root:s3cret@somewhere',
    METRICS_TOKEN: 's3cret',
    DEMO_PASSWORD: 's3cret',
    SMTP_URL: 's3cret',
  })
  expect(sentence).toContain('METRICS_TOKEN')
  expect(sentence).not.toContain('s3cret')
})

test.each([
  ['the embedded database reached from this machine only', {}, true],
  ['a loopback PUBLIC_URL', { PUBLIC_URL: 'http://127.0.0.1:8080' }, true],
  ['an IPv6 loopback HOST', { HOST: '::1', PUBLIC_URL: 'http://[::1]:8080/' }, true],
  ['a database of one’s own', { DATABASE_URL: 'postgresql://db.example/martillo' }, false],
  ['a HOST that others reach', { HOST: '0.0.0.0' }, false],
  ['a PUBLIC_URL that others reach', { PUBLIC_URL: 'https://localhost.example' }, false],
  ['DEMO=0', { DEMO: '0' }, false],
])('decides the trial mode with %s', (_, env, demo) => {
  const config = readConfig(env)
  expect(config.demo).toBe(demo)
  expect(config.demoPassword === undefined).toBe(!demo)
})

test('asks for a password where DEMO=1 is set and others can get in', () => {
  const env = { DEMO: '1', HOST: '0.0.0.0' }
  expect(problemsOf(env)).toContain('DEMO_PASSWORD')
  expect(readConfig({ ...env, DEMO_PASSWORD: 'una-bien-larga' }).demoPassword).toBe('una-bien-larga')
  expect(problemsOf({ DEMO: '1' })).toBe('')
})

test('shows nothing made up outside the trial', () => {
  const { site } = readConfig({ DEMO: '0' })
  expect(site.productName).toBe('Martillo')
  expect([site.contactEmail, site.operator.cuit, site.bank.cbu, site.tutorials.bid]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('counts an empty variable as not set and trims the others', () => {
  const config = readConfig({ PORT: ' 8080 ', DATABASE_URL: '', TRUST_PROXY: '10.0.0.0/8, loopback ,::1' })
  expect(config.port).toBe(8080)
  expect(config.databaseUrl).toBeUndefined()
  expect(config.trustProxy).toEqual(['10.0.0.0/8', 'loopback', '::1'])
})

test.each(['0', '65536', '-1', '3e3', '80a', '0x50'])('refuses the port %s', (port) => {
  expect(problemsOf({ PORT: port })).toContain('PORT tiene que ser')
})
