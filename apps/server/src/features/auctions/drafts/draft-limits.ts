/** How many drafts a person may be writing. */
export const DRAFTS = 20
export const PHOTOS_PER_DRAFT = 10
/** Of all drafts of a person, together. */
export const QUOTA = { photos: 150, bytes: 300 * 1024 * 1024 } as const
/** Whatever nobody touched for so long is given up. */
export const ABANDONED_DAYS = 30
