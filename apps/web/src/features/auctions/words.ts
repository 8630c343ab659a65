import type { Auction } from '@martillo/contract/auctions'

/** The words for what the wire names by code. */
export const conditionWords: Record<Auction['condition'], string> = {
  nuevo: 'Nuevo',
  usado: 'Usado',
  reacondicionado: 'Reacondicionado',
}

export const warrantyWords: Record<Auction['warranty'], string> = {
  'sin-garantia': 'Sin garantía',
  'provista-producto': 'Garantía del fabricante',
  'provista-vendedor': 'Garantía de quien vende',
}

export const deliveryWords: Record<Auction['delivery_options'][number], string> = {
  retiro: 'Retiro en persona',
  'envio-a-cargo-del-comprador': 'Envío a cargo de quien compra',
  'envio-gratis': 'Envío gratis',
  'a-convenir': 'A convenir',
}

export const kindWords: Record<Auction['seller']['kind'], string> = {
  particular: 'Particular',
  comercio: 'Comercio',
}
