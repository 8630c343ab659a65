import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { makeApp, makeAppForTest, type TestApp } from '../../../test/app.ts'
import { renderMail } from './mail-template.ts'
import { readMailbox } from './mailbox.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ start: false })
  for (const [index, to] of ['ana@correo.test', 'beto@correo.test'].entries()) {
    const content = {
      subject: `<b>Código</b> ${index}`,
      heading: 'Hola',
      paragraphs: ['Tu código:'],
      code: '012345',
    }
    await app.platform.mailer.send({
      to,
      messageId: `m${index}@martillo.test`,
      ...renderMail(content, app.platform.mailFrame),
    })
  }
})
afterAll(() => app.stop())

const get = (url: string, from = app) => from.platform.app.inject({ url })

test('lists the mails and opens them, as text', async () => {
  const list = await get('/_correo')
  expect(list.body).toContain('&lt;b&gt;Código&lt;/b&gt; 1')
  expect(list.body).not.toContain('__NONCE__')
  const [, link = ''] = /href="(\/_correo\/[0-9a-f]{32})"/.exec(list.body) ?? []
  const mail = await get(link)
  expect(mail.body).toContain('012345')
})

test('each reply has a nonce of its own, for the styles that it brings along', async () => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const { body, headers } = await get('/_correo')
      const [, nonce = ''] = /<style nonce="([^"]+)"/.exec(body) ?? []
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`)
      return nonce
    }),
  )
  expect(new Set(nonces).size).toBe(2)
})

test('filters by recipient', async () => {
  const { body } = await get('/_correo?para=beto')
  expect(body).toContain('beto@correo.test')
  expect(body).not.toContain('ana@correo.test')
})

test.each(['/_correo/nada', '/_correo/..%2f..%2fdatabase.url', `/_correo/${'0'.repeat(32)}`])(
  '%s is no mail',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  },
)

test('does not exist outside the trial', async () => {
  const real = await makeAppForTest({ start: false, env: { DEMO: '0' } })
  expect((await get('/_correo', real)).body).not.toContain('Correo de prueba')
})

test('of very many mails opens only the newest, and finds an old one by its recipient', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mailbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const names = Array.from({ length: 400 }, (_, index) => index.toString(16).padStart(32, '0'))
  for (const [index, name] of names.entries()) {
    const file = path.join(folder, `${name}.eml`)
    writeFileSync(file, `To: persona${index}@correo.test\r\nSubject: ${index}\r\n\r\nHola`)
    utimesSync(file, 1_000 + index, 1_000 + index)
  }
  const opened = vi.spyOn(PostalMime, 'parse')
  const newest = await readMailbox(folder)
  expect(newest.map(({ id }) => id)).toEqual(names.toReversed().slice(0, 100))
  expect(opened.mock.calls.length).toBe(100)
  opened.mockRestore()
  expect((await readMailbox(folder, 'persona3@')).map(({ id }) => id)).toEqual([names[3]])
})
