import { type Ground, ground } from './grounds.ts'

/** An object in a slide: the middle and the longer side in shares of the slide's height, the middle's x from its right. */
export interface Prop {
  readonly object: string
  readonly fromRight: number
  readonly y: number
  readonly size: number
  /** Degrees. */
  readonly turn?: number
}

export interface PlannedSlide {
  readonly alt: string
  readonly link?: string
  /** Two lines. */
  readonly title: readonly [string, string]
  readonly about: string
  /** What the drawn button says. */
  readonly call: string
  readonly ground: Ground
  /** The telephone with the app, drawn between the first and the other props. */
  readonly phone?: boolean
  readonly props: readonly Prop[]
  readonly propsOnPhones: readonly Prop[]
}

/** The banner of the demonstration. The first one leads to the app's store, so it has no link of its own. */
export const slidePlans: readonly PlannedSlide[] = [
  {
    alt: 'Martillo va con vos: bajate la app y pujá desde donde estés.',
    title: ['Martillo va', 'con vos.'],
    about: 'Bajate la app y pujá desde donde estés.',
    call: 'Descargar la app',
    ground: ground.violet,
    phone: true,
    props: [
      { object: 'bell', fromRight: 1.32, y: 0.3, size: 0.27, turn: -14 },
      { object: 'watch', fromRight: 1.42, y: 0.74, size: 0.3, turn: -10 },
      { object: 'headphone', fromRight: 0.3, y: 0.3, size: 0.33, turn: 12 },
      { object: 'running-shoe', fromRight: 0.27, y: 0.75, size: 0.34, turn: -6 },
    ],
    propsOnPhones: [
      { object: 'bell', fromRight: 1.25, y: 0.36, size: 0.36, turn: -14 },
      { object: 'headphone', fromRight: 0.26, y: 0.34, size: 0.36, turn: 12 },
      { object: 'running-shoe', fromRight: 0.24, y: 0.78, size: 0.36, turn: -6 },
    ],
  },
  {
    alt: 'Pujá desde $ 0 y llevátelo: mirá las subastas con base cero.',
    link: '/base-0',
    title: ['Pujá desde $ 0', 'y llevátelo.'],
    about: 'Sin precio de base: el valor lo ponen las pujas.',
    call: 'Ver las Base $0',
    ground: ground.apricot,
    props: [
      { object: 'guitar', fromRight: 1.36, y: 0.62, size: 0.62, turn: -10 },
      { object: 'camera', fromRight: 0.8, y: 0.38, size: 0.54, turn: 4 },
      { object: 'video-game', fromRight: 0.34, y: 0.7, size: 0.44, turn: 11 },
    ],
    propsOnPhones: [
      { object: 'guitar', fromRight: 1.26, y: 0.6, size: 0.62, turn: -10 },
      { object: 'camera', fromRight: 0.74, y: 0.38, size: 0.58, turn: 4 },
      { object: 'video-game', fromRight: 0.3, y: 0.7, size: 0.48, turn: 11 },
    ],
  },
  {
    alt: 'Están por terminar: los últimos minutos son los mejores.',
    link: '/por-terminar',
    title: ['Están por', 'terminar.'],
    about: 'Los últimos minutos son los mejores.',
    call: 'Ver las que terminan',
    ground: ground.ember,
    props: [
      { object: 'alarm-clock', fromRight: 0.78, y: 0.5, size: 0.7, turn: 8 },
      { object: 'hourglass-not-done', fromRight: 1.24, y: 0.66, size: 0.42, turn: -12 },
      { object: 'fire', fromRight: 0.28, y: 0.68, size: 0.42, turn: 8 },
    ],
    propsOnPhones: [
      { object: 'alarm-clock', fromRight: 0.74, y: 0.5, size: 0.76, turn: 8 },
      { object: 'hourglass-not-done', fromRight: 1.26, y: 0.64, size: 0.48, turn: -12 },
      { object: 'fire', fromRight: 0.26, y: 0.68, size: 0.46, turn: 8 },
    ],
  },
  {
    alt: 'Vendé lo que ya no usás: publicá tu subasta en dos minutos.',
    link: '/crear-subasta',
    title: ['Vendé lo que', 'ya no usás.'],
    about: 'Sacale unas fotos, elegí cuándo termina y listo.',
    call: 'Publicar una subasta',
    ground: ground.mint,
    props: [
      { object: 'couch-and-lamp', fromRight: 1.14, y: 0.5, size: 0.64 },
      { object: 'bicycle', fromRight: 0.47, y: 0.4, size: 0.48, turn: 0 },
      { object: 'teddy-bear', fromRight: 0.68, y: 0.72, size: 0.38, turn: -6 },
      { object: 'books', fromRight: 0.26, y: 0.76, size: 0.3, turn: 6 },
    ],
    propsOnPhones: [
      { object: 'couch-and-lamp', fromRight: 0.98, y: 0.5, size: 0.72 },
      { object: 'bicycle', fromRight: 0.34, y: 0.34, size: 0.5 },
      { object: 'teddy-bear', fromRight: 0.46, y: 0.72, size: 0.42, turn: -6 },
    ],
  },
]
