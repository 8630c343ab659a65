/** The lists of "Mis subastas": of what one sells, and of what one bids on. */
export const SELLING = {
  activas: {
    label: 'Activas',
    state: 'active',
    empty: 'No tenés subastas activas',
    next: 'Buscá algo que ya no uses: con dos fotos alcanza.',
  },
  'por-aprobar': {
    label: 'Por aprobar',
    state: 'pending',
    empty: 'No hay nada esperando aprobación',
    next: 'Tus primeras tres publicaciones las mira una persona del equipo antes de salir.',
  },
  finalizadas: {
    label: 'Finalizadas',
    state: 'finished',
    empty: 'Todavía no terminó ninguna',
    next: 'Cuando una termine, desde acá la volvés a publicar o hacés otra parecida.',
  },
  borradores: {
    label: 'Borradores',
    state: 'drafts',
    empty: 'No tenés borradores',
    next: 'Lo que empieces a publicar se guarda solo, y lo seguís desde cualquier dispositivo.',
  },
} as const

/** Of each, how it stands for whoever bid and what they do next. */
export const BIDDING = {
  ganando: {
    label: 'Ganando',
    state: 'leading',
    empty: 'No vas ganando ninguna',
    next: 'Cuando tu puja sea la más alta, la subasta aparece acá.',
    standing: ['good', 'Vas ganando'],
    action: 'Ver o subir mi máximo',
  },
  superado: {
    label: 'Superado',
    state: 'outbid',
    empty: 'Nadie te superó',
    next: 'Si alguien puja más que vos, te avisamos y la encontrás acá.',
    standing: ['urgent', 'Te superaron'],
    action: 'Pujar de nuevo',
  },
  ganadas: {
    label: 'Ganadas',
    state: 'won',
    empty: 'Todavía no ganaste ninguna',
    next: 'Pujá por algo que te guste: el sistema puja por vos hasta tu máximo.',
    standing: ['good', 'Ganaste'],
    action: 'Ver la subasta',
  },
  perdidas: {
    label: 'Perdidas',
    state: 'lost',
    empty: 'No perdiste ninguna',
    next: 'Las que se lleve otra persona quedan acá.',
    standing: ['muted', 'No ganaste'],
    action: 'Ver cómo terminó',
  },
} as const

export type SellingView = keyof typeof SELLING
export type BiddingView = keyof typeof BIDDING

export const isBidding = (view: string): view is BiddingView => Object.hasOwn(BIDDING, view)

/** The list that an address asks for: what is active, when it names none that there is. */
export function viewOf(search: URLSearchParams): SellingView | BiddingView {
  const wanted = search.get('ver') ?? ''
  if (isBidding(wanted)) return wanted
  return Object.hasOwn(SELLING, wanted) ? (wanted as SellingView) : 'activas'
}
