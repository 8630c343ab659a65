import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** A stroke of an outline: a move, a line, a curve with one or two handles, or the way back to its beginning. */
interface Command {
  readonly type: 'M' | 'L' | 'Q' | 'C' | 'Z'
  readonly x?: number
  readonly y?: number
  readonly x1?: number
  readonly y1?: number
  readonly x2?: number
  readonly y2?: number
}

/** What is used of the font reader, whose own types would bring the browser's along. */
interface Font {
  charToGlyphIndex(character: string): number
  getAdvanceWidth(text: string, size: number): number
  getPath(text: string, x: number, y: number, size: number): { commands: readonly Command[] }
}
interface FontReader {
  parse(file: ArrayBuffer): Font
}

export type Weight = 500 | 600 | 800

/** Letters of our own font, so that a machine without fonts draws the same. */
export interface Lettering {
  /** The text without characters that the font does not have, such as emoji, and without doubled blanks. */
  drawable(text: string, weight: Weight): string
  /** In pixels; the text must be drawable. */
  widthOf(text: string, weight: Weight, size: number): number
  /** The outlines as the `d` of an SVG path, from `x` on the baseline `y`. */
  outline(text: string, weight: Weight, size: number, x: number, y: number): string
}

const load = createRequire(import.meta.url)
/** In this order each letter is looked for. */
const SUBSETS = ['latin', 'latin-ext'] as const

function readFonts(reader: FontReader, weight: Weight): Font[] {
  return SUBSETS.map((subset) => {
    const path = load.resolve(`@fontsource/figtree/files/figtree-${subset}-${weight}-normal.woff`)
    return reader.parse(new Uint8Array(readFileSync(path)).buffer)
  })
}

/** The stretches of a text that one font can draw; what no font has is left out. */
function runsOf(fonts: readonly Font[], text: string): { font: Font; text: string }[] {
  const runs: { font: Font; text: string }[] = []
  for (const character of text) {
    const font = fonts.find((one) => one.charToGlyphIndex(character) > 0)
    if (!font) continue
    const last = runs.at(-1)
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character })
  }
  return runs
}

/** The reader's own way of writing this out now and then writes NaN, and remembers every number for good. */
function pathData(commands: readonly Command[]): string {
  return commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const places = [x1, y1, x2, y2, x, y].filter((place) => place !== undefined)
      return type + places.map((place) => Math.round(place * 10) / 10).join(' ')
    })
    .join('')
}

/** Reading the font takes a moment, so each weight is read when it is first used. */
export function makeLettering(): Lettering {
  const reader = load('opentype.js') as FontReader
  const weights = new Map<Weight, Font[]>()

  function fontsOf(weight: Weight): Font[] {
    const fonts = weights.get(weight) ?? readFonts(reader, weight)
    weights.set(weight, fonts)
    return fonts
  }

  return {
    drawable: (text, weight) =>
      runsOf(fontsOf(weight), text.normalize('NFC'))
        .map((run) => run.text)
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
    widthOf: (text, weight, size) =>
      runsOf(fontsOf(weight), text).reduce((sum, run) => sum + run.font.getAdvanceWidth(run.text, size), 0),
    outline(text, weight, size, x, y) {
      let at = x
      return runsOf(fontsOf(weight), text)
        .map((run) => {
          const path = pathData(run.font.getPath(run.text, at, y, size).commands)
          at += run.font.getAdvanceWidth(run.text, size)
          return path
        })
        .join('')
    },
  }
}
