const segmenter = new Intl.Segmenter('es', { granularity: 'grapheme' })

/** The segmenter's time grows with the square of its text, so it is given a little at a time. */
const WINDOW = 256

/** How many characters a person sees in a text: "é" and a family of emoji are one each. */
export function countGraphemes(text: string): number {
  let count = 0
  for (const _ of graphemeStarts(text)) count += 1
  return count
}

/** The first `count` characters that a person sees; none is ever cut in two. */
export function cutGraphemes(text: string, count: number): string {
  if (text.length <= count) return text
  let left = count
  for (const start of graphemeStarts(text)) {
    if (left === 0) return text.slice(0, start)
    left -= 1
  }
  return text
}

/**
 * Where each character begins. The last one of a window may go on behind it: the next window begins with it, which
 * changes nothing, because no rule looks back behind the beginning of a character.
 */
function* graphemeStarts(text: string): Generator<number> {
  let from = 0
  let window = WINDOW
  while (from < text.length) {
    const end = afterWholeCharacter(text, from + window)
    const starts = Array.from(segmenter.segment(text.slice(from, end)), ({ index }) => index)
    const last = end < text.length ? starts.pop() : text.length - from
    if (last === 0) {
      window *= 2
      continue
    }
    for (const start of starts) yield from + start
    from += last ?? 0
    window = WINDOW
  }
}

/**
 * The same place, or one further where it lies between the halves of a surrogate pair. A lone half is not a pair: one
 * further could be in the middle of the pair that follows it.
 */
function afterWholeCharacter(text: string, place: number): number {
  return (text.codePointAt(place - 1) ?? 0) > 0xffff ? place + 1 : place
}
