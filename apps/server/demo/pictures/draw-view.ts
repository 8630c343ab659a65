import { disc, paperRoll, pedestal, wash } from './backdrops.ts'
import { castShadows } from './cast-shadow.ts'
import { close, flatten, layAt, open, type Raster, SIDE } from './raster.ts'

/** How the object looks and stands. Angles and hues in degrees. */
interface Pose {
  flop?: boolean
  turn?: number
  paint: number
}

export const VIEWS = ['front', 'tilted', 'detail', 'pedestal'] as const
export type View = (typeof VIEWS)[number]

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

async function pose(object: Raster, { flop = false, turn = 0, paint }: Pose): Promise<Raster> {
  let stood = object
  if (paint !== 0) stood = await close(open(stood).modulate({ hue: paint }))
  if (flop) stood = await close(open(stood).flop())
  if (turn === 0) return stood
  const turned = await close(open(stood).rotate(turn, { background: CLEAR }))
  return close(open(turned).trim({ background: CLEAR, threshold: 1 }))
}

/** The size that an object has when its longer side is `box`. */
function sizeIn(box: number, { width, height }: Raster) {
  const scale = box / Math.max(width, height)
  return { width: width * scale, height: height * scale }
}

/** Stands on the floor of the paper roll. */
async function drawFront(object: Raster, hue: number, paint: number): Promise<Buffer> {
  const it = await pose(object, { paint })
  const { width, height } = sizeIn(820, it)
  const floor = Math.min(1010, SIDE / 2 + height / 2 + 90)
  const left = (SIDE - width) / 2
  const shadows = await castShadows(it, [
    { blur: 56, opacity: 0.28, left: left + 34, top: floor - height * 0.17, width, height: height * 0.28 },
    { blur: 22, opacity: 0.5, left, top: floor - height * 0.06, width, height: height * 0.1 },
  ])
  return flatten(paperRoll(hue), [shadows, await layAt(it, { left, top: floor - height, width, height })])
}

/** Hangs before the disc, seen from the other side. */
async function drawTilted(object: Raster, hue: number, paint: number): Promise<Buffer> {
  const it = await pose(object, { paint, flop: true, turn: -9 })
  const { width, height } = sizeIn(780, it)
  const left = (SIDE - width) / 2
  const top = (SIDE - height) / 2
  const shadows = await castShadows(it, [
    { blur: 44, opacity: 0.36, left: left + 26, top: top + 50, width, height },
  ])
  return flatten(disc(hue), [shadows, await layAt(it, { left, top, width, height })])
}

/** So near that it leaves the frame. */
async function drawDetail(object: Raster, hue: number, paint: number): Promise<Buffer> {
  const it = await pose(object, { paint, turn: 7 })
  const { width, height } = sizeIn(1480, it)
  const left = SIDE / 2 - width * 0.58
  const top = SIDE / 2 - height * 0.46
  const shadows = await castShadows(it, [
    { blur: 70, opacity: 0.4, left: left + 44, top: top + 70, width, height },
  ])
  return flatten(wash(hue), [shadows, await layAt(it, { left, top, width, height })])
}

async function drawOnPedestal(object: Raster, hue: number, paint: number): Promise<Buffer> {
  const it = await pose(object, { paint })
  const { width, height } = sizeIn(640, it)
  const left = (SIDE - width) / 2
  const floor = 925
  const shadows = await castShadows(it, [
    { blur: 20, opacity: 0.5, left: left + 8, top: floor - height * 0.06, width, height: height * 0.1 },
  ])
  return flatten(pedestal(hue), [shadows, await layAt(it, { left, top: floor - height, width, height })])
}

const DRAW = { front: drawFront, tilted: drawTilted, detail: drawDetail, pedestal: drawOnPedestal }

/** One view of an object as a square JPEG. `hue` tints the backdrop, `paint` turns the object's own colours. */
export function drawView(view: View, object: Raster, hue: number, paint: number): Promise<Buffer> {
  return DRAW[view](object, hue, paint)
}
