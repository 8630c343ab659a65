import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chooseAccount } from './choose-account.ts'

let dataDir = ''
let postgres = ''

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'martillo-account-'))
  postgres = join(dataDir, 'postgres')
  writeFileSync(postgres, '#!/bin/sh\ntest "$1" = --version\n')
  chmodSync(postgres, 0o755)
  chmodSync(dataDir, 0o755)
})

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('takes the next account when the first way is not there', () => {
  const missing = { prefix: ['there-is-no-such-command'] }
  const works = { prefix: ['env', 'A=1'] }
  expect(chooseAccount(postgres, dataDir, [missing, works])).toBe(works)
})

test('passes over an account that cannot run the program', () => {
  const refused = { prefix: ['false'] }
  const works = { prefix: [] }
  expect(chooseAccount(postgres, dataDir, [refused, works])).toBe(works)
})

test('passes over an account that cannot enter the folder', () => {
  expect(() => chooseAccount(postgres, join(dataDir, 'not-there'), [{ prefix: [] }])).toThrow(/DATABASE_URL/)
})

test('never runs the database as root', () => {
  const account = chooseAccount(postgres, dataDir)
  const isRoot = process.getuid?.() === 0
  expect(account.prefix.length > 0 || account.user !== undefined).toBe(isRoot)
})
