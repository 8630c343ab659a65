export type PasswordFault = 'too_short' | 'too_long' | 'contains_username' | 'contains_product' | 'common'

export type JudgedPassword =
  | { ok: true }
  | { ok: false; refusal: 'password_weak'; reason: PasswordFault; sentence: string }

const SHORTEST = 8
const LONGEST = 200

const SENTENCES: Record<PasswordFault, string> = {
  too_short: 'La contraseña tiene que tener al menos 8 caracteres.',
  too_long: 'La contraseña puede tener hasta 200 caracteres.',
  contains_username: 'La contraseña no puede contener tu nombre de usuario.',
  contains_product: 'La contraseña no puede contener el nombre del sitio.',
  common: 'Esa contraseña es de las más usadas y fáciles de adivinar. Elegí otra.',
}

/**
 * A password has 8 to 200 characters, nothing of it trimmed, contains neither username nor product name in whatever
 * capitals, and is not among the common ones. `isCommon` is asked with the password in small letters.
 */
export function judgePassword(
  password: string,
  context: { username: string; productName: string; isCommon: (lowerCased: string) => boolean },
): JudgedPassword {
  const length = [...password].length
  const lowerCased = password.toLowerCase()
  if (length < SHORTEST) return fault('too_short')
  if (length > LONGEST) return fault('too_long')
  if (contains(lowerCased, context.username)) return fault('contains_username')
  if (contains(lowerCased, context.productName)) return fault('contains_product')
  if (context.isCommon(lowerCased)) return fault('common')
  return { ok: true }
}

function contains(lowerCased: string, name: string): boolean {
  return name !== '' && lowerCased.includes(name.toLowerCase())
}

function fault(reason: PasswordFault): JudgedPassword {
  return { ok: false, refusal: 'password_weak', reason, sentence: SENTENCES[reason] }
}
