import { chownSync, lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Account } from './choose-account.ts'

/**
 * Makes a file, or a folder with all in it, belong to the account under which the database runs. Only root needs it, whose data may
 * have been written under another account the time before.
 */
export function giveToAccount(path: string, account: Account): void {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = account.user ?? { uid: 0, gid: 0 }
  if (lstatSync(path).uid === uid) return
  chownTree(path, uid, gid)
}

function chownTree(path: string, uid: number, gid: number): void {
  const entry = lstatSync(path)
  if (entry.isSymbolicLink()) return
  // The folder comes last: while it belongs to the old account, a chown cut short is done again.
  if (entry.isDirectory()) for (const name of readdirSync(path)) chownTree(join(path, name), uid, gid)
  chownSync(path, uid, gid)
}
