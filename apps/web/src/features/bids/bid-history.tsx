import type { Auction } from '@martillo/contract/auctions'
import type { BidRow } from '@martillo/contract/bids'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { apiBase } from '../../lib/api.ts'
import { formatMoment } from '../../lib/format-date.ts'
import { formatPrice } from '../../lib/format-price.ts'
import { keyOf, useCall } from '../../lib/use-call.ts'
import { useServerNow } from '../../lib/use-server-now.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Pill } from '../../ui/pill.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useKnownAuction } from '../auctions/use-known-auction.ts'
import { PriceChart } from './price-chart.tsx'

const SHOWN = 50
const FIRST_SHOWN = 8
const READ_EVERY_MS = 1_000

/** The public history, the last row first, with the chart of the price over time. */
export function BidHistory({ id }: { id: number }) {
  const auction = useKnownAuction(id)
  const nowMs = useServerNow()
  const seq = auction?.seq
  const { data, error, mutate } = useCall(
    keyOf('GET /auctions/:id/bids', { params: { id }, query: { limit: SHOWN } }),
  )
  const [all, setAll] = useState(false)

  // Each new version of the public state may have brought rows; the first is read by the call itself. A hot auction
  // changes many times a second, and everybody watches: at most one reading a second each.
  const [seen, setSeen] = useState(seq)
  const readAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (seen === seq) return undefined
    const waitMs = Math.max(0, readAt.current + READ_EVERY_MS - performance.now())
    const timer = setTimeout(() => {
      readAt.current = performance.now()
      setSeen(seq)
      void mutate()
    }, waitMs)
    return () => clearTimeout(timer)
  }, [seen, seq, mutate])

  return (
    <section aria-labelledby="historial">
      <h2 id="historial" className="mb-2 text-18">
        Pujas
      </h2>
      <History
        rows={data?.data}
        failed={Boolean(error)}
        retry={() => void mutate()}
        {...(!all && { limit: FIRST_SHOWN })}
        nowMs={nowMs}
        none={noneIn(auction)}
      />
      {data && data.data.length > FIRST_SHOWN && !all && (
        <Button kind="quiet" size="small" className="mt-2" onClick={() => setAll(true)}>
          Ver las {Math.min(SHOWN, data.data.length)} últimas
        </Button>
      )}
      {auction?.Status === 'finished' && data && data.data.length > 0 && (
        <p className="mt-3 text-14 text-muted">
          <a
            href={`${apiBase()}/auctions/${id}/acta?format=csv`}
            className="font-semibold text-brand-ink underline"
            download
          >
            Descargar el acta de puja
          </a>
          : todas las pujas, encadenadas para que nadie las pueda cambiar.
        </p>
      )}
    </section>
  )
}

/** What an auction without bids says: an invitation, to whom it is one. */
function noneIn(auction: Auction | undefined): string {
  if (auction?.state === 'finished' || auction?.state === 'cancelled') return 'Nadie pujó.'
  const mayBid = auction?.approved && !auction.viewer?.seller
  return mayBid ? 'Nadie pujó todavía. La primera puede ser tuya.' : 'Nadie pujó todavía.'
}

interface HistoryProps {
  rows: readonly BidRow[] | undefined
  failed: boolean
  retry: () => void
  limit?: number
  nowMs: number
  /** What is said where nobody bid. */
  none: string
}

function History({ rows, failed, retry, limit, nowMs, none }: HistoryProps) {
  if (!rows && failed) return <ErrorState title="No pudimos cargar las pujas" onRetry={retry} />
  if (!rows) return <Skeleton className="h-40" />
  if (rows.length === 0) return <p className="text-muted">{none}</p>
  const cancelled = new Set(rows.flatMap((row) => row.cancels ?? []))
  return (
    <>
      <PriceChart rows={rows.filter((row) => row.kind === 'bid' && !cancelled.has(row.row))} nowMs={nowMs} />
      <ol className="mt-2">
        {rows.slice(0, limit).map((row) => (
          <Row key={row.row} row={row} cancelled={cancelled.has(row.row)} nowMs={nowMs} />
        ))}
      </ol>
    </>
  )
}

const TAKEN_BACK = { withdrawn: 'corregida', voided: 'anulada' } as const

function Row({ row, cancelled, nowMs }: { row: BidRow; cancelled: boolean; nowMs: number }) {
  return (
    <li
      className={clsx(
        'grid grid-cols-[1fr_auto_auto] items-baseline gap-3 border-line border-b py-2.5 text-[0.90625rem]',
        row.mine && 'font-[650] text-good',
        cancelled && 'text-muted line-through',
      )}
    >
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <span className="truncate">{row.mine ? 'vos' : (row.Username ?? row.alias)}</span>
        {row.automatic && (
          <Pill tone="brand" className="h-5 px-2 text-12">
            automática
          </Pill>
        )}
        {row.kind !== 'bid' && (
          <Pill tone="urgent" className="h-5 px-2 text-12">
            {TAKEN_BACK[row.kind]}
          </Pill>
        )}
        {row.reason && <span className="w-full text-14 font-normal text-muted">{row.reason}</span>}
      </span>
      <span className="tabular-nums">{formatPrice(row.amount)}</span>
      <time dateTime={row.at} className="text-14 font-normal text-muted tabular-nums">
        {formatMoment(row.at, nowMs)}
      </time>
    </li>
  )
}
