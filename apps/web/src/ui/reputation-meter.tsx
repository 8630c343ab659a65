import { BANDS } from '@martillo/domain/reputation/bands'
import { clsx } from 'clsx'

const BAND_ENDS = BANDS.map((band) => band.toScore)

export interface ReputationMeterProps {
  /** 0 to 100. */
  score: number
  /** Says the score and how much is missing for the next band, below the bar. */
  explained?: boolean
  className?: string
}

/** Where a person stands in the five bands; the one they are in fills up as they advance in it. */
export function ReputationMeter({ score, explained = false, className }: ReputationMeterProps) {
  const band = BAND_ENDS.findIndex((end) => score <= end)
  const next = BAND_ENDS[band]
  return (
    <div className={className}>
      <div role="img" aria-label={`Reputación ${score} de 100`} className="grid grid-cols-5 gap-[3px]">
        {BAND_ENDS.map((end, index) => (
          <svg
            key={end}
            viewBox="0 0 100 10"
            preserveAspectRatio="none"
            className="h-[6px] w-full"
            aria-hidden="true"
          >
            <rect width="100" height="10" rx="5" className="fill-line" />
            <rect
              width={share(score, index, band)}
              height="10"
              rx="5"
              className={clsx(score > 0 && 'fill-brand')}
            />
          </svg>
        ))}
      </div>
      {explained && (
        <p className="mt-2 text-14 text-muted">
          {score} de 100
          {next !== undefined && next < 100 && ` · te faltan ${next + 1 - score} para el próximo nivel`}
        </p>
      )}
    </div>
  )
}

function share(score: number, index: number, band: number): number {
  if (index < band) return 100
  if (index > band) return 0
  const start = index === 0 ? 0 : (BAND_ENDS[index - 1] ?? 0)
  return Math.max(8, ((score - start) / ((BAND_ENDS[index] ?? 100) - start)) * 100)
}
