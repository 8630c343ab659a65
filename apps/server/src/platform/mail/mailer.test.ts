import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { renderMail } from './mail-template.ts'
import { readMailbox } from './mailbox.ts'
import { makeMailer } from './mailer.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'martillo-mail-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const frame = { productName: 'Martillo', publicUrl: 'https://martillo.test' }
const now = () => Date.parse('2026-03-04T05:06:07Z')
const mail = (to: string, subject = 'Superaron tu puja') => ({
  to,
  messageId: 'event-1.person-2@martillo.test',
  ...renderMail(
    { subject, heading: '¡Te superaron!', paragraphs: ['La bicicleta <b>roja</b> va $ 1.500.'] },
    frame,
  ),
})

test('keeps mails as files, one however often it is sent', async () => {
  const mailer = makeMailer({ from: 'Martillo <no-responder@martillo.test>', folder, now })
  await mailer.send(mail('ana@correo.test'))
  await mailer.send(mail('ana@correo.test'))
  const [kept, ...more] = await readMailbox(folder)
  expect(more).toEqual([])
  expect(kept?.mail).toMatchObject({
    subject: 'Superaron tu puja',
    messageId: '<event-1.person-2@martillo.test>',
    to: [{ address: 'ana@correo.test' }],
  })
  expect(kept?.mail.text).toContain('La bicicleta <b>roja</b> va $ 1.500.')
  expect(kept?.mail.html).toContain('La bicicleta &lt;b&gt;roja&lt;/b&gt; va $ 1.500.')
})

test('a subject or address with line breaks adds no line to the head', async () => {
  const mailer = makeMailer({ from: 'a@martillo.test', folder, now })
  await mailer.send({
    ...mail('ana@correo.test\r\nBcc: eve@evil.test'),
    subject: 'Hola\r\nBcc: eve@evil.test\u202e',
  })
  const [file = ''] = readdirSync(folder)
  const { headers } = await PostalMime.parse(readFileSync(path.join(folder, file)))
  expect(headers.map(({ key }) => key)).not.toContain('bcc')
})

describe('with a mail server', () => {
  const received: { to: string[]; raw: string }[] = []
  let server: SMTPServer
  let url = ''
  let fails = 0

  beforeEach(async () => {
    received.length = 0
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          if (fails-- > 0) return done(new Error('451 later'))
          received.push({
            to: session.envelope.rcptTo.map(({ address }) => address),
            raw: Buffer.concat(parts).toString(),
          })
          done()
        })
      },
    })
    server.on('error', () => undefined)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
  })
  afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())))

  test('sends by it, with the same Message-ID in a second attempt', async () => {
    fails = 1
    const mailer = makeMailer({ smtpUrl: url, from: 'a@martillo.test', folder, now })
    await expect(mailer.send(mail('ana@correo.test'))).rejects.toThrow()
    await mailer.send(mail('ana@correo.test'))
    mailer.close()
    expect(received.map(({ to }) => to)).toEqual([['ana@correo.test']])
    expect(received[0]?.raw).toContain('Message-ID: <event-1.person-2@martillo.test>')
    expect(readdirSync(folder)).toEqual([])
  })

  test('never sends to demonstration accounts, but to an address that ends alike', async () => {
    const mailer = makeMailer({ smtpUrl: url, from: 'a@martillo.test', folder, now })
    await mailer.send(mail('Nuevo@DEMO.test'))
    await mailer.send({ ...mail('x@notdemo.test'), messageId: 'other@martillo.test' })
    mailer.close()
    expect(received.map(({ to }) => to)).toEqual([['x@notdemo.test']])
    expect(readdirSync(folder)).toHaveLength(1)
  })
})

describe('the template', () => {
  test('escapes everything at one point and shows code and action', () => {
    const { html, text, subject } = renderMail(
      {
        subject: 'Código\u0000 de "Ana" <x>',
        heading: '<script>alert(1)</script>',
        paragraphs: ['a & b'],
        code: '012345',
        action: { label: 'Ver', path: '/subasta/1?x="1"' },
      },
      frame,
    )
    expect(html).not.toContain('<script>')
    expect(html).toContain('a &amp; b')
    expect(html).toContain('href="https://martillo.test/subasta/1?x=%221%22"')
    expect(text).toContain('012345')
    expect(subject).toBe('Código de "Ana" <x>')
  })

  test.each(['//evil.test', 'https://evil.test/x', '/\\evil.test', 'javascript:alert(1)', '/%09/evil.test'])(
    'a link to %s leads to our own address',
    (wish) => {
      const { html } = renderMail(
        { subject: 's', heading: 'h', paragraphs: [], action: { label: 'x', path: wish } },
        frame,
      )
      expect(html).toMatch(/href="https:\/\/martillo\.test\//)
    },
  )
})
