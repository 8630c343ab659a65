/** What a person reads when a draft cannot be kept. */
export const draftsSentences = {
  too_many_drafts: 'Ya tenés 20 borradores. Publicá o borrá alguno para empezar otro.',
  photo_quota: 'Tus borradores ya tienen demasiadas fotos. Borrá las que no uses y probá de nuevo.',
} as const

export const DRAFT_CHANGED = 'Este borrador cambió en otro dispositivo.'
export const DRAFT_PUBLISHED = 'Este borrador ya se publicó.'
export const NO_DRAFT = 'No encontramos ese borrador.'
export const PHOTOS_TOO_MANY = 'Podés subir hasta 10 fotos.'
