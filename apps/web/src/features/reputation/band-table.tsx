import { clsx } from 'clsx'
import { Gavel, type LucideIcon, Percent, Tag } from 'lucide-react'
import { type BandAllowance, bandAllowances } from './band-allowances.ts'

/** What each band allows, one row each, the one everybody begins in marked. */
export function BandTable() {
  return (
    <table className="mt-3 w-full border-separate border-spacing-0 text-left text-14">
      <thead>
        <tr className="text-12 text-muted">
          <th scope="col" className="pb-0.5 pl-3 font-semibold">
            Reputación
          </th>
          <Head icon={Gavel}>Pujás</Head>
          <Head icon={Tag}>Publicás</Head>
          <Head icon={Percent}>Comisión</Head>
        </tr>
      </thead>
      {bandAllowances.map((band, step) => (
        <Band key={band.from} band={band} step={step} />
      ))}
    </table>
  )
}

function Head({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <th scope="col" className="pb-0.5 pl-2 font-semibold whitespace-nowrap">
      <Icon aria-hidden="true" className="mr-1 inline size-3.5 align-[-2px] text-brand" />
      {children}
    </th>
  )
}

function Band({ band, step }: { band: BandAllowance; step: number }) {
  const start = step === 0
  const { from, to, bids, publishes, commission, perks } = band
  const tone = start ? 'bg-brand-soft' : 'bg-canvas'
  const cell = clsx('py-2.5 pl-2 align-top leading-tight', tone)
  return (
    <tbody className="before:block before:h-1.5">
      <tr>
        <th
          scope="row"
          className={clsx(cell, 'rounded-l-card pl-3 whitespace-nowrap', perks.length && 'rounded-bl-none')}
        >
          <Bars filled={step + 1} />
          <span className="font-bold">
            {from}–{to}
          </span>
          {start && <span className="block text-12 font-semibold text-brand-ink">Empezás acá</span>}
        </th>
        <td className={cell}>{bids}</td>
        <td className={cell}>{publishes ?? <span className="text-muted">Todavía no</span>}</td>
        <td
          className={clsx(cell, 'rounded-r-card pr-3 whitespace-nowrap', perks.length && 'rounded-br-none')}
        >
          {commission}
        </td>
      </tr>
      {perks.length > 0 && (
        <tr>
          <td colSpan={4} className={clsx('rounded-b-card px-3 pb-3', tone)}>
            <ul className="flex flex-wrap gap-1.5">
              {perks.map((perk) => (
                <li
                  key={perk}
                  className="rounded-full bg-brand-soft px-2.5 py-0.5 text-12 font-semibold text-brand-ink"
                >
                  {perk}
                </li>
              ))}
            </ul>
          </td>
        </tr>
      )}
    </tbody>
  )
}

/** How high the band is: as many of five rising bars. */
function Bars({ filled }: { filled: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 29 18" className="mr-2 inline h-[18px] w-[29px] align-[-3px]">
      {[4, 7.5, 11, 14.5, 18].map((tall, nth) => (
        <rect
          key={tall}
          x={nth * 6}
          y={18 - tall}
          width="4.5"
          height={tall}
          rx="1.5"
          className={nth < filled ? 'fill-brand' : 'fill-line'}
        />
      ))}
    </svg>
  )
}
