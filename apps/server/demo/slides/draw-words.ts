import type { Lettering } from '../../src/pages/share-font.ts'
import type { Size } from './draw-ground.ts'
import type { PlannedSlide } from './plan-slides.ts'

/** Negative space between the letters of a title, in shares of their size. */
const TIGHT = -0.03

interface Form {
  size: Size
  onPhone: boolean
}

/** A title whose letters stand closer than usual, kerning kept. */
function tightLine(text: string, size: number, x: number, y: number, letters: Lettering): string {
  const places = [...text].map((letter, index, all) => ({
    letter,
    at: x + letters.widthOf(all.slice(0, index).join(''), 800, size) + index * TIGHT * size,
  }))
  return places
    .filter(({ letter }) => letter !== ' ')
    .map(({ letter, at }) => letters.outline(letter, 800, size, at, y))
    .join('')
}

/** What is written on a slide, as outlines: two lines, a sentence and, where there is room, a drawn button. */
export function drawWords(plan: PlannedSlide, letters: Lettering, { size, onPhone }: Form): string {
  const { title, about, call, ground } = plan
  const { height } = size
  const x = onPhone ? 54 : 168
  const big = height * (onPhone ? 0.25 : 0.186)
  const small = height * (onPhone ? 0.12 : 0.064)
  const firstBase = height * 0.335
  const lines = title.map((line, nth) => tightLine(line, big, x, firstBase + nth * big * 1.04, letters))
  const sentences = onPhone ? inTwo(about) : [about]
  const aboutBase = firstBase + big * 1.04 + small * (onPhone ? 1.5 : 1.9)
  const said = sentences.map((line, nth) =>
    letters.outline(line, 500, small, x, aboutBase + nth * small * 1.22),
  )
  return `<path d="${lines.join('')}" fill="${ground.ink}"/><path d="${said.join('')}" fill="${ground.muted}"/>
    ${onPhone ? '' : drawButton(call, aboutBase + small * 1.1, x, height, letters, ground)}`
}

function drawButton(
  call: string,
  top: number,
  x: number,
  height: number,
  letters: Lettering,
  { button, onButton }: PlannedSlide['ground'],
): string {
  const letter = height * 0.052
  const tall = height * 0.128
  const wide = letters.widthOf(call, 600, letter) + tall
  const base = top + tall / 2 + letter * 0.35
  return `<rect x="${x}" y="${top}" width="${wide}" height="${tall}" rx="${tall / 2}" fill="${button}"/>
    <path d="${letters.outline(call, 600, letter, x + tall / 2, base)}" fill="${onButton}"/>`
}

/** A sentence in two lines of about the same length. */
function inTwo(sentence: string): [string, string] {
  const words = sentence.split(' ')
  const lines = words.map((_, cut): [string, string] => [
    words.slice(0, cut).join(' '),
    words.slice(cut).join(' '),
  ])
  const uneven = ([one, other]: [string, string]) => Math.abs(one.length - other.length)
  return lines.reduce((best, next) => (uneven(next) < uneven(best) ? next : best), [sentence, ''])
}
