import type { Auction } from '@martillo/contract/auctions'
import { formatPesos } from '@martillo/domain/money/format-pesos'
import { fromWireAmount } from '@martillo/domain/money/wire-amount'

/** What a share picture says of an auction. */
export interface ShareFacts {
  readonly title: string
  /** What the price is: "Precio base". */
  readonly label: string
  /** "$ 152.500". */
  readonly price: string
  /** "Termina el sáb 28/11 a las 21:00", "Finalizada". */
  readonly when: string
  /** Nothing is going to change any more. */
  readonly over: boolean
  /** Key of the photo, and the colour that stands for it. */
  readonly photo: string
  readonly tint: string
}

const argentine = new Intl.DateTimeFormat('es-AR', {
  timeZone: 'America/Argentina/Buenos_Aires',
  weekday: 'short',
  day: 'numeric',
  month: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** "sáb 28/11 a las 21:00", as clocks in Argentina show it. */
function instantText(iso: string): string {
  const parts = Object.fromEntries(
    argentine.formatToParts(Date.parse(iso)).map(({ type, value }) => [type, value]),
  )
  const day = (parts.weekday ?? '').replace('.', '')
  return `${day} ${parts.day}/${parts.month} a las ${parts.hour}:${parts.minute}`
}

function whenOf({ state, StartTime, EndTime }: Auction): string {
  if (state === 'cancelled') return 'Cancelada'
  if (state === 'finished') return 'Finalizada'
  if (state === 'scheduled') return `Empieza el ${instantText(StartTime)}`
  return `Termina el ${instantText(EndTime)}`
}

function labelOf({ state, HighestBidAmount }: Auction): string {
  if (HighestBidAmount === undefined) return 'Precio base'
  return state === 'finished' ? 'Precio final' : 'Puja más alta'
}

function pesosText(pesos: number): string {
  const amount = fromWireAmount(pesos)
  return amount.ok ? formatPesos(amount.cents) : ''
}

/** By the state that the auction had when it was read. */
export function shareFacts(auction: Auction): ShareFacts {
  return {
    title: auction.Title,
    label: labelOf(auction),
    price: pesosText(auction.HighestBidAmount ?? auction.BasePrice),
    when: whenOf(auction),
    over: auction.state === 'finished' || auction.state === 'cancelled',
    photo: auction.PrimaryPic.replace(/^images\//, ''),
    tint: auction.tint,
  }
}
