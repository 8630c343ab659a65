import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { withDirectoryLock } from './with-directory-lock.ts'

let directory = ''

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'martillo-lock-'))
})

afterEach(() => rmSync(directory, { recursive: true, force: true }))

test('lets one at a time in', async () => {
  const lock = join(directory, 'lock')
  let inside = 0
  let most = 0
  async function enter(): Promise<void> {
    inside += 1
    most = Math.max(most, inside)
    await new Promise(setImmediate)
    inside -= 1
  }
  await Promise.all(Array.from({ length: 5 }, () => withDirectoryLock(lock, enter)))
  expect(most).toBe(1)
  expect(existsSync(lock)).toBe(false)
})

test('takes over the lock of a process that died', async () => {
  const lock = join(directory, 'lock')
  const dead = spawnSync('true').pid
  writeFileSync(lock, `${dead} long ago\nclaim`)
  expect(await withDirectoryLock(lock, async () => 'in')).toBe('in')
})

test('gives the lock back when the work fails', async () => {
  const lock = join(directory, 'lock')
  await expect(withDirectoryLock(lock, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await withDirectoryLock(lock, async () => 'in')).toBe('in')
})
