/** What a seller or an administrator reads when an auction cannot be changed, published again or decided on. */
export const sellingSentences = {
  has_bids: 'Ya hay pujas: podés agregar fotos, formas de entrega y aclaraciones.',
  not_republishable: 'Solo se republica una subasta que terminó sin venta.',
  already_republished: 'Ya republicaste esta subasta.',
  too_many_clarifications: 'Ya agregaste 20 aclaraciones a esta subasta.',
  not_pending: 'Esta publicación ya no espera aprobación.',
} as const
