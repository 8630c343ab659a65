import { minimumNextBid } from '@martillo/domain/bidding/minimum-next-bid'
import { replayBids } from '@martillo/domain/bidding/replay-bids'
import { NO_BIDS } from '@martillo/domain/bidding/standing'
import { verifyLedger } from '@martillo/domain/bidding/verify-ledger'
import { shareByRate } from '@martillo/domain/money/share-by-rate'
import { sha256hex } from '../judging/chain-rows.ts'
import type { AuditedAuction } from './audited-auction.ts'

type Check = (data: AuditedAuction, now: number) => readonly (string | false | null | undefined)[]

/** What must hold of every auction at any time, by name. Each check gives a sentence per fault. */
const CHECKS: Readonly<Record<string, Check>> = {
  'la situación es la de volver a jugar las pujas aceptadas': ({ auction, counted, stored }) => {
    const { standing } = replayBids(auction.terms, counted)
    const keys = ['priceCents', 'leaderId', 'leaderMaximumCents', 'leaderSetAt', 'bidsCount'] as const
    return keys.map(
      (key) =>
        standing[key] !== stored.standing[key] && `${key}: ${stored.standing[key]}, debería ${standing[key]}`,
    )
  },
  'las filas públicas son las de volver a jugar las pujas aceptadas': ({ auction, counted, live }) => {
    const { rows } = replayBids(auction.terms, counted)
    const text = (row: (typeof rows)[number] | undefined) =>
      row ? `${row.bidderId} ${row.amountCents} ${row.automatic} ${row.at}` : 'ninguna'
    const length = Math.max(rows.length, live.length)
    return Array.from({ length }, (_, index) => {
      const [is, should] = [text(live[index]), text(rows[index])]
      return is !== should && `fila vigente ${index + 1}: ${is}, debería ${should}`
    })
  },
  'el precio está entre el primer mínimo y el máximo de quien lidera': ({
    auction,
    stored: { standing },
  }) => {
    if (standing.leaderId === null) return []
    const first = minimumNextBid(auction.terms, NO_BIDS)
    return [
      standing.priceCents < first && `el precio ${standing.priceCents} no llega a ${first}`,
      standing.priceCents > standing.leaderMaximumCents && `el precio ${standing.priceCents} pasa el máximo`,
    ]
  },
  'lidera el máximo más alto, puesto antes en un empate': ({ counted, stored: { standing } }) => {
    if (standing.leaderId === null) return [counted.length > 0 && 'hay pujas y nadie lidera']
    const highest = counted.reduce(
      (best, bid) => (bid.amountCents > best.amountCents ? bid : best),
      counted[0] ?? NONE,
    )
    return [
      highest.bidderId !== standing.leaderId && `lidera ${standing.leaderId}, debería ${highest.bidderId}`,
    ]
  },
  'la última fila pública vigente es la de quien lidera, al precio': ({ live, stored: { standing } }) => {
    const last = live.at(-1)
    if (standing.leaderId === null) return [last && 'nadie lidera y quedan filas vigentes']
    return [
      last?.bidderId !== standing.leaderId && `es de ${last?.bidderId}, lidera ${standing.leaderId}`,
      last?.amountCents !== standing.priceCents &&
        `dice ${last?.amountCents}, el precio es ${standing.priceCents}`,
    ]
  },
  'el acta está completa y encadenada': ({ auction, ledger, stored }) => {
    const rows = ledger.map((row) => ({
      auctionId: auction.id,
      row: row.row,
      amountCents: row.amount_cents,
      at: row.at.getTime(),
      alias: row.alias,
      automatic: row.automatic,
      kind: row.kind,
      hash: row.hash,
    }))
    const verdict = verifyLedger(rows, sha256hex)
    return [
      !verdict.ok &&
        `${verdict.refusal === 'row_missing' ? 'falta' : 'no coincide el hash de'} la fila ${verdict.row}`,
      ledger.length !== stored.ledger.rows && `tiene ${ledger.length} filas, debería ${stored.ledger.rows}`,
      verdict.ok && verdict.lastHash !== stored.ledger.lastHash && 'el último hash es otro',
    ]
  },
  'la cantidad de pujas es la de filas vigentes hechas por personas': ({ live, stored: { standing } }) => {
    const made = live.filter((row) => !row.automatic).length
    return [made !== standing.bidsCount && `dice ${standing.bidsCount}, son ${made}`]
  },
  'la versión pública sube de a una por cambio visible': ({ all, stored }) => {
    let last = 0
    const faults = all.map((bid, index) => {
      const rises = bid.outcome !== 'raised'
      // A correction that strangers cannot see, or one that they can, depends on the rows and not on the outcome.
      const right = bid.corrects !== null || (rises ? bid.seq > last : bid.seq >= last)
      const fault = !right && `la puja ${index + 1} quedó en ${bid.seq} después de ${last}`
      last = Math.max(last, bid.seq)
      return fault
    })
    return [...faults, stored.seq < last && `está en ${stored.seq} y una puja quedó en ${last}`]
  },
  'nadie pujó antes del comienzo ni desde el final': ({ auction, all }) =>
    all.flatMap(({ placedAt }, index) => [
      placedAt < auction.startAt && `la puja ${index + 1} es anterior al comienzo`,
      placedAt >= auction.endAt && `la puja ${index + 1} no es anterior al final`,
    ]),
  'quien vende no puja, y quien puja verificó su correo': ({ auction, all }) =>
    all.flatMap(({ personId, verified }) => [
      personId === auction.sellerId && `pujó ${personId}, que vende`,
      !verified && `pujó ${personId} sin verificar su correo`,
    ]),
  'cada persona que pujó tiene su alias': ({ all, aliases }) => [
    ...[...new Set(all.map((bid) => bid.personId))].map((id) => !aliases.has(id) && `${id} no tiene alias`),
    new Set(aliases.values()).size !== aliases.size && 'hay un alias repetido',
  ],
  'quien corrigió una puja no volvió a pujar': ({ all }) => {
    const spoken = new Set<number>()
    return all.map(({ personId, corrects }) => {
      const fault = spoken.has(personId) && `${personId} pujó después de corregir`
      if (corrects !== null) spoken.add(personId)
      return fault
    })
  },
  'el final nunca se adelantó': ({ auction, settlement }) => [
    auction.endAt < settlement.originalEndAt && 'termina antes de lo publicado',
  ],
  'se cerró una sola vez, después del final, y como dicen las pujas': (
    { auction, settlement, stored, sales },
    now,
  ) => {
    const open = sales.filter((sale) => !sale.cancelled)
    const { status, outcome } = settlement
    return [
      open.length > 1 && `hay ${open.length} ventas abiertas`,
      status === 'active' && sales.length > 0 && 'sigue activa y tiene una venta',
      status === 'finished' && now < auction.endAt && !auction.cancelled && 'se cerró antes del final',
      outcome === 'sold' && sales.length === 0 && 'se vendió y no hay venta',
      outcome === 'sold' && stored.standing.leaderId === null && 'se vendió y nadie lidera',
      outcome === 'unsold' && stored.standing.leaderId !== null && 'no se vendió y alguien lidera',
      outcome !== 'sold' && open.length > 0 && 'hay una venta abierta y no consta como vendida',
    ]
  },
  'la venta es de quien lidera, al precio, con su comisión': ({ auction, settlement, stored, sales }) =>
    sales.flatMap((sale) => [
      sale.buyerId !== stored.standing.leaderId &&
        `compra ${sale.buyerId}, lidera ${stored.standing.leaderId}`,
      sale.priceCents !== stored.standing.priceCents &&
        `la venta dice ${sale.priceCents}, el precio es ${stored.standing.priceCents}`,
      sale.sellerId !== auction.sellerId && `vende ${sale.sellerId}, es de ${auction.sellerId}`,
      sale.rateBp > settlement.quotedRateBp && `la tasa ${sale.rateBp} pasa la cotizada`,
      sale.commissionCents !== shareByRate(sale.priceCents, sale.rateBp).shareCents &&
        `la comisión ${sale.commissionCents} no es la de su tasa`,
    ]),
}

const NONE = { bidderId: 0, amountCents: 0 }

export interface Fault {
  /** What should hold, as a Spanish sentence. */
  readonly rule: string
  readonly fault: string
}

/** Checks one auction against everything that must hold of it. `now` is the deciding clock. Pure. */
export function auditAuction(data: AuditedAuction, now: number): Fault[] {
  return Object.entries(CHECKS).flatMap(([rule, check]) =>
    check(data, now).flatMap((fault) => (fault ? [{ rule, fault }] : [])),
  )
}
