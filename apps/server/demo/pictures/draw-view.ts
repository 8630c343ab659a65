import { disc, paperRoll, pedestal, wash } from './backdrops.ts'
import { compose } from './compose.ts'
import { close, open, type Place, type Raster, SIDE } from './raster.ts'

/** How the object stands. Angles and hues in degrees. */
interface Pose {
  flop?: boolean
  turn?: number
  paint: number
}

export const VIEWS = ['front', 'tilted', 'detail', 'pedestal'] as const
export type View = (typeof VIEWS)[number]

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }

async function pose(object: Raster, { flop = false, turn = 0, paint }: Pose): Promise<Raster> {
  if (!flop && turn === 0 && paint === 0) return object
  let picture = open(object)
  if (paint !== 0) picture = picture.modulate({ hue: paint })
  // A turned object has margins that are clear; they lie evenly on all sides.
  if (flop) picture = picture.flop()
  const stood = await close(picture)
  return turn === 0 ? stood : close(open(stood).rotate(turn, { background: CLEAR }))
}

/** The size of a posed object when the longer side of the object itself is `box`. */
function sizeIn(box: number, object: Raster, posed: Raster) {
  const scale = box / Math.max(object.width, object.height)
  return { width: posed.width * scale, height: posed.height * scale }
}

function moved({ left, top, width, height }: Place, right: number, down: number): Place {
  return { left: left + right, top: top + down, width, height }
}

/** Stands on the floor of the paper roll. */
async function drawFront(object: Raster, hue: number, paint: number): Promise<Buffer> {
  const it = await pose(object, { paint })
  const { width, height } = sizeIn(820, object, it)
  const floor = Math.min(1010, SIDE / 2 + height / 2 + 90)
  const left = (SIDE - width) / 2
  return compose({
    backdrop: paperRoll(hue),
    object: it,
    place: { left, top: floor - height, width, height },
    shadows: [
      { blur: 56, opacity: 0.28, left: left + 34, top: floor - height * 0.17, width, height: height * 0.28 },
      { blur: 22, opacity: 0.5, left, top: floor - height * 0.06, width, height: height * 0.1 },
    ],
  })
}

/** Hangs before the disc, seen from the other side. */
async function drawTilted(object: Raster, hue: number, paint: number): Promise<Buffer> {
  const it = await pose(object, { paint, flop: true, turn: -9 })
  const { width, height } = sizeIn(720, object, it)
  const place = { left: (SIDE - width) / 2, top: (SIDE - height) / 2, width, height }
  const shadows = [{ blur: 44, opacity: 0.36, ...moved(place, 26, 50) }]
  return compose({ backdrop: disc(hue), object: it, place, shadows })
}

/** So near that it leaves the frame. */
async function drawDetail(object: Raster, hue: number, paint: number): Promise<Buffer> {
  const it = await pose(object, { paint, turn: 7 })
  const { width, height } = sizeIn(1320, object, it)
  const place = { left: SIDE / 2 - width * 0.57, top: SIDE / 2 - height * 0.46, width, height }
  const shadows = [{ blur: 70, opacity: 0.4, ...moved(place, 44, 70) }]
  return compose({ backdrop: wash(hue), object: it, place, shadows })
}

async function drawOnPedestal(object: Raster, hue: number, paint: number): Promise<Buffer> {
  const it = await pose(object, { paint })
  const { width, height } = sizeIn(640, object, it)
  const left = (SIDE - width) / 2
  const floor = 925
  return compose({
    backdrop: pedestal(hue),
    object: it,
    place: { left, top: floor - height, width, height },
    shadows: [
      { blur: 20, opacity: 0.5, left: left + 8, top: floor - height * 0.06, width, height: height * 0.1 },
    ],
  })
}

const DRAW = { front: drawFront, tilted: drawTilted, detail: drawDetail, pedestal: drawOnPedestal }

/** One view of an object as a square PNG. `hue` tints the backdrop, `paint` turns the object's own colours. */
export function drawView(view: View, object: Raster, hue: number, paint: number): Promise<Buffer> {
  return DRAW[view](object, hue, paint)
}
