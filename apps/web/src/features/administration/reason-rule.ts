/** Characters of the reason that an administrator gives for a rejection or a cancellation. */
export const SHORTEST_REASON = 3
export const LONGEST_REASON = 300
export const REASON_MISSING = 'Escribí el motivo.'
