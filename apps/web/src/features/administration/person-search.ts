/** How a person is looked for, by the value of the field. */
export const SEARCH_TYPES = { id: 'Número', email: 'Email', username: 'Usuario' } as const
export type SearchType = keyof typeof SEARCH_TYPES

const LARGEST_ID = 2_147_483_647

export function isSearchType(text: string | null): text is SearchType {
  return text !== null && Object.hasOwn(SEARCH_TYPES, text)
}

/** Why it cannot be looked for; nothing when it can. */
export function searchFault(type: string | null, value: string): string | undefined {
  if (!isSearchType(type)) return 'Invalid search type'
  if (type !== 'id') return value.trim() === '' ? 'Escribí qué buscar.' : undefined
  return /^[1-9]\d{0,9}$/.test(value.trim()) && Number(value) <= LARGEST_ID ? undefined : 'Invalid user ID'
}
