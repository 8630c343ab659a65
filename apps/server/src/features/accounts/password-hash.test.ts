import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.ts'

test('hashes with Argon2id, differently each time', async () => {
  const [one, other] = await Promise.all([hashPassword('caballo bayo'), hashPassword('caballo bayo')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
})

test('takes the password to the letter, spaces and the 65th character included', async () => {
  const long = `${'ñandú '.repeat(12)}x `
  const kept = await hashPassword(long)
  expect(await verifyPassword(kept, long)).toBe(true)
  expect(await verifyPassword(kept, long.trim())).toBe(false)
  expect(await verifyPassword(kept, long.slice(0, 64))).toBe(false)
})

test('does the work of a check for nobody too, and never finds it right', async () => {
  expect(await verifyPassword(null, 'nobody has this password')).toBe(false)
})
