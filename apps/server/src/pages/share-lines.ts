/** How wide a text is. */
type Measure = (text: string) => number

const MORE = '…'

/** The longest beginning that fits, at least one character. */
function beginningOf(text: string, width: number, measure: Measure): string {
  const characters = [...text]
  let fits = 1
  while (fits < characters.length && measure(characters.slice(0, fits + 1).join('')) <= width) fits += 1
  return characters.slice(0, fits).join('')
}

/**
 * A text in lines of at most `width`, broken between words, or inside one that is wider than a line. What
 * does not go into `most` lines is cut, and the last line then ends in "…".
 */
export function breakLines(text: string, width: number, most: number, measure: Measure): string[] {
  const lines: string[] = []
  let rest = text.trim().replace(/\s+/g, ' ')
  while (rest !== '' && lines.length < most) {
    let line = ''
    for (const word of rest.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (measure(longer) > width) break
      line = longer
    }
    if (line === '') line = beginningOf(rest, width, measure)
    lines.push(line)
    rest = rest.slice(line.length).trim()
  }
  const last = lines.at(-1)
  if (rest === '' || last === undefined) return lines
  const shortened = beginningOf(last, width - measure(MORE), measure)
  return [...lines.slice(0, -1), `${shortened.replace(/[\s.,;:·-]+$/, '')}${MORE}`]
}
