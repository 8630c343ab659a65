import { makeRandom } from '../random.ts'
import type { Ground } from './grounds.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** The background of a slide as the inside of an SVG: a wash, a light on the right, wide rings and confetti. */
export function drawGround(
  { stops, light, confetti }: Ground,
  { width, height }: Size,
  seed: number,
): string {
  const [from, middle, to] = stops
  const centre = { x: width - height * 0.8, y: height * 0.5 }
  const rings = [0.52, 0.76, 1.02, 1.3]
    .map(
      (share) =>
        `<circle cx="${centre.x}" cy="${centre.y}" r="${height * share}" fill="${light}" fill-opacity=".07"/>`,
    )
    .join('')
  return `<defs>
    <linearGradient id="wash" x1="0" y1=".35" x2="1" y2=".65"><stop offset="0" stop-color="${from}"/>
    <stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${to}"/></linearGradient>
    <radialGradient id="light"><stop offset="0" stop-color="${light}" stop-opacity=".75"/>
    <stop offset="1" stop-color="${light}" stop-opacity="0"/></radialGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#wash)"/>
    <ellipse cx="${centre.x}" cy="${height * 0.3}" rx="${height * 1.25}" ry="${height * 0.85}" fill="url(#light)"/>
    ${rings}${drawConfetti(confetti, { width, height }, seed)}`
}

/** Scattered over the right part, where nothing is written. */
function drawConfetti(colours: readonly string[], { width, height }: Size, seed: number): string {
  const random = makeRandom(seed)
  const pieces = Array.from({ length: 26 }, (_, nth) => {
    const x = width - height * (0.04 + 1.5 * random.next())
    const y = height * (0.05 + 0.9 * random.next())
    const long = height * (0.016 + 0.018 * random.next())
    const turn = Math.round(360 * random.next())
    const round = nth % 3 === 0 ? long / 2 : long * 0.18
    const thin = nth % 3 === 0 ? long : long * 0.5
    const colour = colours[nth % colours.length]
    return `<rect x="${-long / 2}" y="${-thin / 2}" width="${long}" height="${thin}" rx="${round}" fill="${colour}" fill-opacity=".85" transform="translate(${x} ${y}) rotate(${turn})"/>`
  })
  return pieces.join('')
}
