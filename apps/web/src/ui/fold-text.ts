/** A text as it is compared: without accents, capitals and spaces around, so that "cordoba" finds "Córdoba". */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim()
}
