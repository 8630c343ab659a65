const BIRDS = (
  'Zorzal Hornero Benteveo Calandria Cardenal Carancho Chajá Cóndor Garza Gaviota Halcón Jilguero Lechuza Loro ' +
  'Martineta Ñandú Paloma Picaflor Tero Tijereta Tucán Urraca Chingolo Cauquén Flamenco Golondrina Chimango Cotorra ' +
  'Pingüino Perdiz Pato Biguá Cisne Colibrí Jacana Macá Albatros Águila Boyero Ratona'
).split(' ')
const NUMBERS = 90
const FIRST_NUMBER = 10
const POOL = BIRDS.length * NUMBERS

/**
 * The name under which a bidder shows in the history of one auction, like "Zorzal 27". `ordinal` counts the auction's
 * bidders from 0 in the order of their first bid, which the history shows anyway; `seed` is a random integer of the
 * auction, from 0 to 2³²−1, kept secret. Nothing about the person goes in, so nothing comes out. Within an auction
 * all aliases differ, beyond the 3.600 pairs by larger numbers; another auction's seed deals them anew.
 */
export function bidderAlias(ordinal: number, seed: number): string {
  const place = ((((ordinal % POOL) * stepOf(seed)) % POOL) + (seed % POOL)) % POOL
  const bird = BIRDS[place % BIRDS.length] ?? ''
  const number = FIRST_NUMBER + Math.floor(place / BIRDS.length) + NUMBERS * Math.floor(ordinal / POOL)
  return `${bird} ${number}`
}

/** A step that shares no factor with the pool visits each place once. */
function stepOf(seed: number): number {
  let step = 1 + (Math.floor(seed / POOL) % POOL)
  while (greatestCommonFactor(step, POOL) !== 1) step += 1
  return step
}

function greatestCommonFactor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonFactor(b, a % b)
}
