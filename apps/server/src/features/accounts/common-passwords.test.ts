import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each(['12345678', 'PASSWORD123', 'qwertyuiop', 'argentina', 'contraseña', 'hola1234'])(
  'knows %s',
  (word) => {
    expect(isCommonPassword(word)).toBe(true)
  },
)

test('does not know a password that nobody else has', () => {
  expect(isCommonPassword('tres mates lavados en Quequén')).toBe(false)
})
