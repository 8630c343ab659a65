/** An e-mail address as it is kept and compared: composed, without capitals and outer spaces. */
export function cleanEmail(text: string): string {
  return text.normalize('NFC').trim().toLowerCase()
}
