import type { Lettering } from '../../src/pages/share-font.ts'

const WIDTH = 330
const HEIGHT = 640

/** A telephone that shows the page of an auction, as an SVG of its own. `object` is the vector drawing for sale. */
export function drawPhone(object: string, letters: Lettering): string {
  const text = (said: string, weight: 500 | 600 | 800, size: number, x: number, y: number, colour: string) =>
    `<path d="${letters.outline(said, weight, size, x, y)}" fill="${colour}"/>`
  const middle = (said: string, size: number, y: number, colour: string) =>
    text(said, 800, size, (WIDTH - letters.widthOf(said, 800, size)) / 2, y, colour)
  const placed = object.replace(/width="\d+" height="\d+"/, 'x="78" y="108" width="174" height="174"')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <defs><linearGradient id="head" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#6d28d9"/><stop offset="1" stop-color="#3b0f80"/></linearGradient>
    <linearGradient id="tint" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#eef2ff"/><stop offset="1" stop-color="#d3daf8"/></linearGradient>
    <clipPath id="screen"><rect x="13" y="13" width="304" height="614" rx="40"/></clipPath></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" rx="52" fill="#150c22"/>
    <rect x="3" y="3" width="324" height="634" rx="49" fill="none" stroke="#5a4a78" stroke-width="3"/>
    <g clip-path="url(#screen)"><rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>
    <rect width="${WIDTH}" height="92" fill="url(#head)"/>
    ${text('Martillo', 800, 25, 34, 78, '#ffffff')}
    <rect y="92" width="${WIDTH}" height="210" fill="url(#tint)"/>${placed}
    <rect x="32" y="106" width="126" height="36" rx="18" fill="#e4f6ee"/>${text('Vas ganando', 600, 18, 45, 130, '#0b7a54')}
    ${text('Cámara réflex', 600, 25, 34, 342, '#17111f')}
    ${text('con lente 18-55', 600, 25, 34, 374, '#17111f')}
    ${text('$ 152.500', 800, 46, 33, 434, '#17111f')}
    ${text('12 M 04 S', 800, 25, 34, 478, '#d02539')}
    <rect x="34" y="494" width="262" height="7" rx="3.5" fill="#fdecee"/><rect x="34" y="494" width="62" height="7" rx="3.5" fill="#d02539"/>
    <rect x="32" y="530" width="266" height="70" rx="35" fill="#f5b301"/>${middle('PUJAR', 28, 575, '#231500')}
    </g><rect x="122" y="23" width="86" height="20" rx="10" fill="#150c22"/></svg>`
}
