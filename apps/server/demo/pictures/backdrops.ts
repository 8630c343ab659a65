import { SIDE } from './raster.ts'

/** As large as they are drawn: they have no fine detail. */
const DRAWN = SIDE / 2

function svg(inner: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${DRAWN}" height="${DRAWN}" viewBox="0 0 1200 1200">${inner}</svg>`,
  )
}

const tone = (hue: number, saturation: number, light: number) => `hsl(${hue % 360},${saturation}%,${light}%)`

const stop = (offset: number, color: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`

const WHOLE = '<rect width="1200" height="1200" fill="url(#w)"/>'
const LIGHT = `<radialGradient id="l" cx=".32" cy=".2" r=".72">${stop(0, '#fff', 0.8)}${stop(1, '#fff', 0)}</radialGradient>`

/** A paper roll that curves into the floor, lit from the upper left. */
export function paperRoll(hue: number): Buffer {
  return svg(`<defs><linearGradient id="w" x1="0" y1="0" x2="0" y2="1">${stop(0, tone(hue, 50, 90))}
    ${stop(0.66, tone(hue, 44, 84))}${stop(0.76, tone(hue, 40, 78))}${stop(1, tone(hue, 46, 89))}</linearGradient>${LIGHT}</defs>
    ${WHOLE}<rect width="1200" height="1200" fill="url(#l)"/>`)
}

/** A wall with a large pale disc. */
export function disc(hue: number): Buffer {
  return svg(`<defs><linearGradient id="w" x1="0" y1="0" x2="1" y2="1">${stop(0, tone(hue, 54, 88))}
    ${stop(1, tone(hue + 16, 46, 76))}</linearGradient><linearGradient id="d" x1="0" y1="0" x2="0" y2="1">
    ${stop(0, '#fff', 0.92)}${stop(1, '#fff', 0.2)}</linearGradient></defs>
    ${WHOLE}<circle cx="600" cy="600" r="440" fill="url(#d)"/>`)
}

/** A diagonal wash for details that fill the frame. */
export function wash(hue: number): Buffer {
  return svg(`<defs><linearGradient id="w" x1="0" y1="1" x2="1" y2="0">${stop(0, tone(hue, 42, 72))}
    ${stop(1, tone(hue + 346, 54, 92))}</linearGradient><radialGradient id="l" cx=".75" cy=".2" r=".6">
    ${stop(0, '#fff', 0.7)}${stop(1, '#fff', 0)}</radialGradient></defs>
    ${WHOLE}<rect width="1200" height="1200" fill="url(#l)"/>`)
}

/** A round pedestal before a wall with one soft wave; its top's middle is at 600, 900. */
export function pedestal(hue: number): Buffer {
  return svg(`<defs><linearGradient id="w" x1="0" y1="0" x2="0" y2="1">${stop(0, tone(hue, 46, 87))}
    ${stop(1, tone(hue, 40, 76))}</linearGradient><linearGradient id="s" x1="0" y1="0" x2="1" y2="0">
    ${stop(0, tone(hue, 36, 90))}${stop(0.45, tone(hue, 38, 82))}${stop(1, tone(hue, 36, 64))}</linearGradient>
    <radialGradient id="t" cx=".4" cy=".4" r=".8">${stop(0, '#fff')}${stop(1, tone(hue, 40, 88))}</radialGradient>
    <radialGradient id="f">${stop(0, '#1e1232', 0.28)}${stop(1, '#1e1232', 0)}</radialGradient></defs>
    ${WHOLE}<path d="M0 0h1200v330C900 430 300 250 0 390z" fill="#fff" opacity=".25"/>
    <ellipse cx="640" cy="1088" rx="510" ry="84" fill="url(#f)"/>
    <path d="M210 900v120c0 60 175 108 390 108s390-48 390-108V900z" fill="url(#s)"/>
    <ellipse cx="600" cy="900" rx="390" ry="104" fill="url(#t)"/>`)
}
