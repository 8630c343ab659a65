/** What a seller reads when an auction cannot be featured or has no link. */
export const reachSentences = {
  band_too_low: 'Para destacar subastas necesitás 76 puntos de reputación.',
  featured_used_up: 'Ya tenés tres subastas destacadas. Dejá de destacar una para destacar esta.',
  private_auction: 'Una subasta privada no se destaca: no aparece en el inicio.',
  not_private: 'Esta subasta es pública: no tiene un enlace privado.',
} as const
