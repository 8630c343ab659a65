import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import PostalMime from 'postal-mime'
import { sendStyledPage } from '../http/static-web.ts'
import type { Platform } from '../platform.ts'
import { listPage, mailPage, missingPage } from './mailbox-pages.ts'
import type { StoredMail } from './stored-mail.ts'

const NAME = /^[0-9a-f]{32}$/
const SHOWN = 100
const AT_ONCE = 20

async function readMail(folder: string, id: string): Promise<StoredMail | undefined> {
  if (!NAME.test(id)) return undefined
  const file = path.join(folder, `${id}.eml`)
  try {
    const [content, { mtimeMs }] = await Promise.all([readFile(file), stat(file)])
    return { id, at: mtimeMs, mail: await PostalMime.parse(content) }
  } catch {
    return undefined
  }
}

function isTo({ mail }: StoredMail, recipient: string): boolean {
  return mail.to?.some((to) => to.address?.toLowerCase().includes(recipient.toLowerCase())) ?? false
}

/** Ids of the kept mails, the last written first. */
async function newestIds(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  const found: { id: string; at: number }[] = []
  for (const name of names.filter((one) => one.endsWith('.eml'))) {
    const { mtimeMs } = await stat(path.join(folder, name)).catch(() => ({ mtimeMs: 0 }))
    found.push({ id: name.slice(0, -'.eml'.length), at: mtimeMs })
  }
  return found.sort((one, other) => other.at - one.at).map(({ id }) => id)
}

/**
 * The newest mails kept in a folder, the last written first; only those to a recipient when one is given. A trial that
 * ran for weeks keeps thousands: no more are opened than are looked for, a few at a time.
 */
export async function readMailbox(folder: string, recipient = ''): Promise<StoredMail[]> {
  const ids = await newestIds(folder)
  const found: StoredMail[] = []
  while (ids.length > 0 && found.length < SHOWN) {
    const mails = await Promise.all(ids.splice(0, AT_ONCE).map((id) => readMail(folder, id)))
    found.push(...mails.flatMap((mail) => (mail && (recipient === '' || isTo(mail, recipient)) ? mail : [])))
  }
  return found.slice(0, SHOWN)
}

/** The trial's mailbox at `/_correo`: what would have been mailed, to be read on the spot. */
export function registerMailbox({
  app,
  config,
  publicUrl,
}: Pick<Platform, 'config' | 'publicUrl'> & { app: FastifyInstance }): void {
  const folder = path.join(config.dataDir, 'mail')
  const hidden = { schema: { hide: true } }
  app.get<{ Querystring: { para?: unknown } }>('/_correo', hidden, async (request, reply) => {
    const { para } = request.query
    const recipient = typeof para === 'string' ? para.slice(0, 254) : ''
    const html = listPage(await readMailbox(folder, recipient), recipient)
    return sendStyledPage(reply, publicUrl, { status: 200, html })
  })
  app.get<{ Params: { id: string } }>('/_correo/:id', hidden, async (request, reply) => {
    const mail = await readMail(folder, request.params.id)
    const page = mail ? { status: 200, html: mailPage(mail) } : { status: 404, html: missingPage() }
    return sendStyledPage(reply, publicUrl, page)
  })
}
