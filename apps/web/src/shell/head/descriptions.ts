import type { Auction } from '@martillo/contract/auctions'
import { formatDayTime } from '../../lib/format-date.ts'
import { formatPrice } from '../../lib/format-price.ts'
import { paths } from '../../lib/paths.ts'
import type { HeadFields } from './head-fields.ts'

const LONGEST = 160

const OF_SITE =
  'Subastas en línea para toda la Argentina. Publicá lo que no usás, pujá por lo que buscás y llevátelo al precio justo.'

const BY_PATH: Record<string, string> = {
  [paths.baseZero]:
    'Subastas que arrancan en $ 0: el precio lo ponen las pujas. Mirá las que están abiertas ahora.',
  [paths.popular]: 'Las subastas con más pujas de este momento en toda la Argentina.',
  [paths.endingSoon]: 'Las próximas subastas en cerrar. Pujá antes de que terminen.',
  [paths.all]:
    'Todas las subastas abiertas, las más nuevas primero: tecnología, hogar, colección y mucho más.',
  [paths.finished]:
    'A cuánto se fueron las subastas que ya cerraron. Precios reales de productos nuevos y usados.',
  [paths.login]: 'Entrá a tu cuenta para pujar, publicar y seguir tus subastas.',
  [paths.register]: 'Creá tu cuenta gratis y empezá a pujar y a vender en subastas de toda la Argentina.',
}

/** Whitespace folded, cut after a word so that it fits where search engines and chats show it. */
function cut(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= LONGEST) return plain
  const start = plain.slice(0, LONGEST - 1)
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), LONGEST / 2)).replace(/[\s,.;:]+$/, '')}…`
}

function ofAuction(auction: Auction): string {
  const { HighestBidAmount, BasePrice, state, EndTime } = auction
  const price = formatPrice(HighestBidAmount ?? BasePrice)
  const ended = state === 'finished' || state === 'cancelled'
  const facts = [
    HighestBidAmount === undefined ? `Base ${price}` : `${ended ? 'Cerró en' : 'Va en'} ${price}`,
    `${ended ? 'terminó' : 'termina'} el ${formatDayTime(EndTime)}`,
    auction.city,
  ]
  return `${facts.filter(Boolean).join(' · ')}. ${auction.description}`
}

/** The sentence or two under a page's title in results and previews. */
export function descriptionOf({ description, about }: HeadFields, pathname: string): string {
  if (description) return cut(description)
  if (about?.kind === 'auction') return cut(ofAuction(about.auction))
  if (about?.kind === 'person') {
    return cut(`Las subastas de ${about.person.Username}: qué vende, su reputación y sus calificaciones.`)
  }
  if (about?.kind === 'category') {
    const names = about.crumbs.map(({ name }) => name).reverse()
    return cut(`Subastas de ${names.join(', en ')} en toda la Argentina. Pujá desde $ 0 y llevátelo.`)
  }
  return BY_PATH[pathname] ?? OF_SITE
}
