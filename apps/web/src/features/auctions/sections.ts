import { paths } from '../../lib/paths.ts'
import type { Browsed } from '../browsing/browsed.ts'
import type { SectionRoute } from '../browsing/list-keys.ts'

export interface Section {
  route: SectionRoute
  path: string
  title: string
  about: string
  browsed: Browsed
}

/** The lists that have a page of their own, by the call that fills them. */
export const sections = {
  baseZero: {
    route: 'GET /auctions/basezero',
    path: paths.baseZero,
    title: 'Subastas Base $0',
    about: 'Arrancan en cero: el precio lo ponen las pujas.',
    browsed: { list: 'basezero', ownSort: 'recientes', without: ['base_zero'] },
  },
  popular: {
    route: 'GET /auctions/mostbids',
    path: paths.popular,
    title: 'Subastas populares',
    about: 'Las que más pujas tienen en este momento.',
    browsed: { list: 'mostbids', ownSort: 'mas-pujas' },
  },
  endingSoon: {
    route: 'GET /auctions/finishingsoon',
    path: paths.endingSoon,
    title: 'Subastas por terminar',
    about: 'Las próximas en cerrar. Si alguien puja en los últimos dos minutos, se extienden.',
    browsed: { list: 'finishingsoon', ownSort: 'por-terminar' },
  },
  all: {
    route: 'GET /auctions/active',
    path: paths.all,
    title: 'Todas las subastas',
    about: 'Todo lo que se puede pujar o está por empezar.',
    browsed: { list: 'active', ownSort: 'recientes' },
  },
  finished: {
    route: 'GET /auctions/finished',
    path: paths.finished,
    title: 'Subastas finalizadas',
    about: 'En cuánto se fueron las que ya cerraron.',
    browsed: {
      list: 'finished',
      ownSort: { words: 'Últimas en terminar' },
      without: ['ends_within', 'por-terminar'],
    },
  },
} as const satisfies Record<string, Section>
