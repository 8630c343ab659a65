import { paths } from '../../lib/paths.ts'

/** The lists that have a page of their own, by the call that fills them. */
export const sections = {
  baseZero: {
    route: 'GET /auctions/basezero',
    path: paths.baseZero,
    title: 'Subastas Base $0',
    about: 'Arrancan en cero: el precio lo ponen las pujas.',
  },
  popular: {
    route: 'GET /auctions/mostbids',
    path: paths.popular,
    title: 'Subastas populares',
    about: 'Las que más pujas tienen en este momento.',
  },
  endingSoon: {
    route: 'GET /auctions/finishingsoon',
    path: paths.endingSoon,
    title: 'Subastas por terminar',
    about: 'Las próximas en cerrar. Si alguien puja en los últimos dos minutos, se extienden.',
  },
  all: {
    route: 'GET /auctions/active',
    path: paths.all,
    title: 'Todas las subastas',
    about: 'Las publicadas más recientemente, primero.',
  },
  finished: {
    route: 'GET /auctions/finished',
    path: paths.finished,
    title: 'Subastas finalizadas',
    about: 'En cuánto se fueron las que ya cerraron.',
  },
} as const

export type Section = (typeof sections)[keyof typeof sections]
