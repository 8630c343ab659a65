const HIDDEN = '[oculto]'

/** Names whose value is nobody's to read, in addresses, objects and headers alike. */
const SECRET =
  '(?:clave|token|access_token|id_token|refresh_token|code|c[oó]digo|verification_code|delivery_code|password|passwd|pwd|contraseña|secret|authorization|cookie|session|sessionuser|authtoken|nonce|api_?key)'

// Every repetition is bounded: the texts are strangers', and none of these may take longer than its length.
const RULES: readonly (readonly [RegExp, string])[] = [
  [/\b(bearer|basic)\s+[\w.~+/=-]{1,2000}/gi, `$1 ${HIDDEN}`],
  [/\beyJ[\w-]{4,2000}\.[\w-]{1,2000}(?:\.[\w-]{0,2000})?/g, HIDDEN],
  // Of an address only what comes before the question mark says where it happened.
  [/((?:https?|wss?):\/\/[^\s?#"'<>()]{1,500})[?#][^\s"'<>()]{0,2000}/gi, '$1'],
  [/((?:^|[\s"'(])\/[\w\-./%]{0,300})\?[^\s"'<>()]{0,2000}/g, '$1'],
  // Whatever stands before an @ in an address is a name or a password.
  [/(\/\/)[^\s/@"'<>]{1,200}@/g, `$1${HIDDEN}@`],
  [/[\p{L}\p{N}._%+-]{1,64}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/giu, '[email]'],
  [
    new RegExp(`\\b(${SECRET})(["']?\\s{0,3}[:=]\\s{0,3})(["'])(?:(?!\\3)[^\\n]){1,2000}`, 'giu'),
    `$1$2$3${HIDDEN}`,
  ],
  [
    new RegExp(`\\b(${SECRET})(["']?\\s{0,3}[:=]\\s{0,3}["']?)(?!\\[)[^\\s"',;&)}\\]]{1,2000}`, 'giu'),
    `$1$2${HIDDEN}`,
  ],
  [/\b\d{4}[ -]?\d{4}[ -]?\d{4}[ -]?\d{1,7}\b/g, '[número]'],
]

/** Long runs of letters and digits are sessions, keys and numbers of bids. Names of our own files stay. */
const LONG_RUN = /[\w-]{32,}/g

function isOwnFile(text: string, at: number): boolean {
  return text.slice(Math.max(0, at - 7), at) === 'assets/'
}

/**
 * A text without what could open an account or name a person: bearers, tokens, passwords, codes, e-mails, card
 * numbers, and all that follows the question mark of an address. Takes a time that grows with the text's length.
 */
export function scrubSecrets(text: string): string {
  const ruled = RULES.reduce((rest, [pattern, instead]) => rest.replace(pattern, instead), text)
  return ruled.replace(LONG_RUN, (run, at: number) => {
    return !/\d/.test(run) || isOwnFile(ruled, at) ? run : HIDDEN
  })
}
