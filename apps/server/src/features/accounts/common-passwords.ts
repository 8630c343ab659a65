import { dictionary } from '@zxcvbn-ts/language-common'

/** What people here try first and the international list leaves out. */
const LOCAL = [
  'contraseña',
  'bocajuniors',
  'argentina1',
  'argentina10',
  'messi123',
  'hola1234',
  'boca1234',
  'river1234',
]

let known: Set<string> | undefined

/** Whether a password is on the list of common ones, capitals aside. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(
    [...(dictionary['passwords-common'] ?? []), ...LOCAL].map((word) => String(word).toLowerCase()),
  )
  return known.has(password.toLowerCase())
}
