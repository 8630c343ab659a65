import sharp from 'sharp'
import type { Lettering } from '../../src/pages/share-font.ts'

const SIZE = { width: 1_000, height: 632 }

export interface CardLines {
  readonly title: string
  readonly lines: readonly string[]
  /** A square where the portrait would be. */
  readonly portrait: boolean
}

/** One side of an identity card that nobody takes for a real one, as the photo of it that a person would send. */
export function drawCard({ title, lines, portrait }: CardLines, letters: Lettering): Promise<Buffer> {
  const { width, height } = SIZE
  const left = portrait ? 380 : 90
  const texts = lines.map((line, nth) => letters.outline(line, 600, 38, left, 250 + nth * 72)).join('')
  const stamp = letters.outline('MUESTRA SIN VALOR', 800, 44, 90, height - 62)
  const photo = portrait
    ? `<rect x="90" y="200" width="230" height="280" rx="14" fill="#c9d9e6"/>
       <circle cx="205" cy="300" r="56" fill="#8ba6bb"/><path d="M110 480a95 88 0 0 1 190 0z" fill="#8ba6bb"/>`
    : ''
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#e9f2f8"/>
      <stop offset="1" stop-color="#cfe0ea"/></linearGradient></defs>
      <rect width="${width}" height="${height}" fill="#7b6f63"/>
      <rect x="36" y="36" width="${width - 72}" height="${height - 72}" rx="34" fill="url(#g)"/>
      <path d="${letters.outline(title, 800, 46, 90, 140)}" fill="#2d5673"/>${photo}
      <path d="${texts}" fill="#22313c"/><path d="${stamp}" fill="#b8324a"/></svg>`,
    ),
  )
    .jpeg({ quality: 88 })
    .toBuffer()
}
