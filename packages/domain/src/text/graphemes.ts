const segmenter = new Intl.Segmenter('es', { granularity: 'grapheme' })

/** How many characters a person sees in a text: "é" and a family of emoji are one each. */
export function countGraphemes(text: string): number {
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}

/** The first `count` characters that a person sees; none is ever cut in two. */
export function cutGraphemes(text: string, count: number): string {
  if (text.length <= count) return text
  let left = count
  for (const { index } of segmenter.segment(text)) {
    if (left === 0) return text.slice(0, index)
    left -= 1
  }
  return text
}
