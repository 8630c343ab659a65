import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import PostalMime from 'postal-mime'

interface Forgetting {
  readonly address: string
  /** Epoch milliseconds. What was written later is about somebody who has the address now. */
  readonly until: number
}

/** Deletes the mails kept in a folder that went to an address, or that name it. What is already gone is no error. */
export async function forgetMails(folder: string, { address, until }: Forgetting): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((one) => one.endsWith('.eml'))) {
    const file = path.join(folder, name)
    const content = await readFile(file).catch(() => undefined)
    if (!content) continue
    const { to, date, text = '', html = '' } = await PostalMime.parse(content)
    const recipients = (to ?? []).map((one) => one.address ?? '')
    const isAbout = [...recipients, text, html].some((one) => one.toLowerCase().includes(address))
    if (isAbout && Date.parse(date ?? '') <= until) await rm(file, { force: true })
  }
}
