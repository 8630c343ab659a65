import { type Cents, PESO_CENTS } from '../money/cents.ts'

const STEPS: readonly [belowPesos: number, incrementPesos: number][] = [
  [5_000, 100],
  [20_000, 500],
  [50_000, 1_000],
  [200_000, 2_500],
  [500_000, 5_000],
  [2_000_000, 20_000],
  [10_000_000, 100_000],
]
const ABOVE_PESOS = 250_000

/** The increment that the form proposes for a price. */
export function suggestIncrement(priceCents: Cents): Cents {
  const step = STEPS.find(([belowPesos]) => priceCents < belowPesos * PESO_CENTS)
  return (step?.[1] ?? ABOVE_PESOS) * PESO_CENTS
}
