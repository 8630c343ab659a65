import { formatPesos } from '@martillo/domain/money/format-pesos'
import { parsePesos } from '@martillo/domain/money/parse-pesos'
import { fromWireText, toWireText } from '@martillo/domain/money/wire-amount'
import { useState } from 'react'
import type { Filters } from './filters.ts'

type Range = Pick<Filters, 'min_price' | 'max_price'>

export interface PriceRange {
  least: string
  most: string
  /** The sentence at each field, once it is known that it cannot stay as it is. */
  faults: { least?: string; most?: string }
  type: (change: { least?: string; most?: string }) => void
  /** The range as the calls take it; undefined when it makes no sense, which is then said at the fields. */
  read: () => Range | undefined
}

const shown = (text: string | undefined) => {
  const amount = fromWireText(text ?? '')
  return amount.ok ? formatPesos(amount.cents, { sign: false }) : ''
}

/**
 * Judges a price range as a person wrote it. Either end may be empty; the lower one must not lie above the
 * upper one.
 */
export function judgeRange(least: string, most: string): { range: Range } | { faults: PriceRange['faults'] } {
  const [from, to] = [least, most].map((text) => (text.trim() === '' ? undefined : parsePesos(text)))
  const faults = {
    ...(from?.ok === false && { least: from.sentence }),
    ...(to?.ok === false && { most: to.sentence }),
  }
  if (Object.keys(faults).length > 0) return { faults }
  if (from?.ok && to?.ok && from.cents > to.cents) {
    // The sign stays on the line of its amount.
    const lowest = formatPesos(from.cents).replace(' ', '\u00a0')
    return { faults: { most: `Tiene que ser ${lowest} o más, o dejalo vacío.` } }
  }
  return {
    range: {
      ...(from?.ok && { min_price: toWireText(from.cents) }),
      ...(to?.ok && { max_price: toWireText(to.cents) }),
    },
  }
}

/** A price range while it is being written. What is wrong is said once it is read, and goes away with the next key. */
export function usePriceRange(filters: Filters): PriceRange {
  const [texts, setTexts] = useState({ least: shown(filters.min_price), most: shown(filters.max_price) })
  const [faults, setFaults] = useState<PriceRange['faults']>({})
  return {
    ...texts,
    faults,
    type(change) {
      setTexts((now) => ({ ...now, ...change }))
      setFaults({})
    },
    read() {
      const judged = judgeRange(texts.least, texts.most)
      if ('range' in judged) return judged.range
      setFaults(judged.faults)
      return undefined
    },
  }
}
