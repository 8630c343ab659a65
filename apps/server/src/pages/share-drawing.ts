import type { ShareFacts } from './share-facts.ts'
import type { Lettering, Weight } from './share-font.ts'
import { breakLines } from './share-lines.ts'

/** What Facebook, WhatsApp and X ask for, in pixels. */
export const SHARE_WIDTH = 1_200
export const SHARE_HEIGHT = 630
/** The left part, where the photo goes. */
export const PHOTO_WIDTH = 600

const LEFT = PHOTO_WIDTH + 52
const ROOM = SHARE_WIDTH - LEFT - 52
const GOLD = '#f5b301'
const ON_GOLD = '#231500'

const MARK = `<g transform="translate(22.5 17.5) rotate(45)"><path d="M0 20V3" stroke="#fff" stroke-width="4.6" stroke-linecap="round"/><rect x="-9.5" y="-3" width="19" height="6.8" rx="2" fill="${GOLD}"/><path d="M-8 -6.2 0 -14.4 8 -6.2Z" fill="${GOLD}" stroke="${GOLD}" stroke-width="1.6" stroke-linejoin="round"/></g><path d="M20 34.5H34" stroke="#fff" stroke-width="3.8" stroke-linecap="round"/>`

const GRADIENT =
  '<defs><linearGradient id="brand" x1="0" y1="0" x2="1" y2="1"><stop stop-color="#6d28d9"/><stop offset="1" stop-color="#3b0f80"/></linearGradient></defs>'

interface Line {
  readonly text: string
  readonly weight: Weight
  readonly size: number
  readonly x: number
  /** Of the baseline. */
  readonly y: number
  readonly fill: string
}

/** Only outlines come into the drawing: no text of a person is ever read as SVG. */
function drawLine(lettering: Lettering, { text, weight, size, x, y, fill }: Line): string {
  return `<path d="${lettering.outline(text, weight, size, x, y)}" fill="${fill}"/>`
}

function mark(x: number, y: number, side: number): string {
  return `<g transform="translate(${x} ${y}) scale(${side / 40})" fill="none">${MARK}</g>`
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}">${GRADIENT}${content}</svg>`
}

/** The largest size at which a text fits in the room, between the two. */
function fittingSize(lettering: Lettering, text: string, weight: Weight, largest: number, smallest: number) {
  const width = lettering.widthOf(text, weight, largest)
  return Math.max(smallest, Math.min(largest, Math.floor((largest * ROOM) / Math.max(1, width))))
}

function drawTitle(lettering: Lettering, title: string): string {
  const size = title.length > 60 ? 40 : 46
  const measure = (text: string) => lettering.widthOf(text, 600, size)
  return breakLines(lettering.drawable(title, 600), ROOM, 3, measure)
    .map((text, index) => {
      const y = 196 + index * size * 1.2
      return drawLine(lettering, { text, weight: 600, size, x: LEFT, y, fill: '#fff' })
    })
    .join('')
}

/** When it ends, in gold while something can still be done. */
function drawWhen(lettering: Lettering, { when, over }: ShareFacts): string {
  const size = fittingSize(lettering, `${when}mm`, 600, 27, 18)
  const width = lettering.widthOf(when, 600, size) + 52
  const fill = over ? '#ffffff2e' : GOLD
  const shape = `<rect x="${LEFT}" y="508" width="${width}" height="62" rx="31" fill="${fill}"/>`
  const ink = over ? '#fff' : ON_GOLD
  return (
    shape +
    drawLine(lettering, { text: when, weight: 600, size, x: LEFT + 26, y: 539 + size * 0.35, fill: ink })
  )
}

/** The right part with everything that is said; the left one stays open for the photo. */
export function drawAuction(lettering: Lettering, facts: ShareFacts, productName: string): string {
  const name = lettering.drawable(productName, 800)
  const nameSize = fittingSize(lettering, `mm${name}`, 800, 34, 20)
  const priceSize = fittingSize(lettering, facts.price, 800, 76, 36)
  return svg(
    [
      `<rect x="${PHOTO_WIDTH}" width="${SHARE_WIDTH - PHOTO_WIDTH}" height="${SHARE_HEIGHT}" fill="url(#brand)"/>`,
      mark(LEFT - 6, 52, 56),
      drawLine(lettering, { text: name, weight: 800, size: nameSize, x: LEFT + 62, y: 92, fill: '#fff' }),
      drawTitle(lettering, facts.title),
      drawLine(lettering, { text: facts.label, weight: 500, size: 27, x: LEFT, y: 392, fill: '#ddd0f7' }),
      drawLine(lettering, {
        text: facts.price,
        weight: 800,
        size: priceSize,
        x: LEFT - 2,
        y: 466,
        fill: '#fff',
      }),
      drawWhen(lettering, facts),
    ].join(''),
  )
}

/** What stands where a photo should be and is not. */
export function drawNoPhoto(tint: string): string {
  const ground = /^#[0-9a-f]{6}$/i.test(tint) ? tint : '#ede9f5'
  return svg(
    `<rect width="${PHOTO_WIDTH}" height="${SHARE_HEIGHT}" fill="${ground}"/><rect x="200" y="215" width="200" height="200" rx="56" fill="url(#brand)"/>${mark(232, 247, 136)}`,
  )
}

/** The picture of the whole site: mark, name and what it is. */
export function drawSite(lettering: Lettering, productName: string, tagline: string): string {
  const name = lettering.drawable(productName, 800)
  const centred = (text: string, weight: Weight, size: number, y: number, fill: string) => {
    const x = (SHARE_WIDTH - lettering.widthOf(text, weight, size)) / 2
    return drawLine(lettering, { text, weight, size, x, y, fill })
  }
  const size = fittingSize(lettering, name, 800, 108, 40)
  return svg(
    [
      `<rect width="${SHARE_WIDTH}" height="${SHARE_HEIGHT}" fill="url(#brand)"/>`,
      '<g fill="none" stroke="#fff" stroke-opacity="0.07" stroke-width="42"><circle cx="1090" cy="90" r="190"/><circle cx="110" cy="560" r="250"/></g>',
      '<rect x="520" y="92" width="160" height="160" rx="46" fill="#ffffff24"/>',
      mark(545, 117, 110),
      centred(name, 800, size, 372, '#fff'),
      centred(lettering.drawable(tagline, 600), 600, 46, 448, GOLD),
      centred('Subastas en línea para toda la Argentina', 500, 32, 524, '#ddd0f7'),
    ].join(''),
  )
}
