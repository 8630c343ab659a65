import { MAX_CENTS } from '@martillo/domain/money/cents'
import { formatPrice } from '../../lib/format-price.ts'
import { pesosOfCents } from '../../lib/wire-money.ts'
import { Button } from '../../ui/button.tsx'

interface QuickAmountsProps {
  /** Pesos. */
  minimum: number
  increment: number
  onPick: (amount: number) => void
  disabled: boolean
}

const STEPS = [0, 1, 4]
const LARGEST = pesosOfCents(MAX_CENTS)

/** The three amounts that most people want: the minimum, and one and four increments above it. */
export function QuickAmounts({ minimum, increment, onPick, disabled }: QuickAmountsProps) {
  return (
    <fieldset className="grid grid-cols-3 gap-2">
      <legend className="mb-1.5 text-14 font-semibold">Pujar ya</legend>
      {STEPS.map((steps) => {
        const amount = minimum + steps * increment
        if (amount > LARGEST) return null
        return (
          <Button
            key={steps}
            kind="line"
            size="small"
            className="h-11 px-1 tabular-nums"
            disabled={disabled}
            onClick={() => onPick(amount)}
          >
            {formatPrice(amount)}
          </Button>
        )
      })}
    </fieldset>
  )
}
