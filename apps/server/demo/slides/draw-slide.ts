import sharp, { type OverlayOptions } from 'sharp'
import { type Lettering, makeLettering } from '../../src/pages/share-font.ts'
import { drawObject } from '../pictures/objects.ts'
import { close, open, type Raster } from '../pictures/raster.ts'
import { drawGround, type Size } from './draw-ground.ts'
import { drawPhone } from './draw-phone.ts'
import { drawWords } from './draw-words.ts'
import type { PlannedSlide, Prop } from './plan-slides.ts'

/** As kept: 2084:605 for desktops, the same proportion smaller and with larger words for phones. */
const SIZES = { desktop: { width: 2084, height: 605 }, phone: { width: 1280, height: 372 } } as const
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 }
/** Violet black, at most so dark. */
const SHADOW = [28, 8, 56]
const DARKNESS = 0.4
const PHONE_ON_SALE = 'camera'

export interface Studio {
  /** The vector object of a name. */
  svgOf: (name: string) => string
  letters: Lettering
  /** An SVG as pixels, each one drawn once. */
  draw: (svg: string) => Promise<Raster>
}

export function makeStudio(svgOf: Studio['svgOf']): Studio {
  const drawn = new Map<string, Promise<Raster>>()
  return {
    svgOf,
    letters: makeLettering(),
    draw(svg) {
      const raster = drawn.get(svg) ?? drawObject(svg)
      drawn.set(svg, raster)
      return raster
    },
  }
}

/** One slide as a PNG, in the form for desktops or for phones. */
export async function drawSlide(
  plan: PlannedSlide,
  form: keyof typeof SIZES,
  { svgOf, letters, draw }: Studio,
): Promise<Buffer> {
  const size = SIZES[form]
  const onPhone = form === 'phone'
  const svg = (inner: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${inner}</svg>`,
    )
  const props = onPhone ? plan.propsOnPhones : plan.props
  const layers = await Promise.all(
    props.map(async (prop) => stand(await draw(svgOf(prop.object)), prop, size)),
  )
  if (plan.phone) {
    const place = onPhone
      ? { fromRight: 0.72, y: 0.6, size: 1.06, turn: 7 }
      : { fromRight: 0.8, y: 0.54, size: 0.98, turn: 7 }
    layers.unshift(await stand(await draw(drawPhone(svgOf(PHONE_ON_SALE), letters)), place, size))
  }
  return sharp(svg(drawGround(plan.ground, size, plan.title[0].length)))
    .composite([...layers.flat(), { input: svg(drawWords(plan, letters, { size, onPhone })) }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
}

type Place = Omit<Prop, 'object'>

/** An object where it stands, its soft shadow below it. What sticks out of the slide is cut off. */
async function stand(drawn: Raster, place: Place, size: Size): Promise<OverlayOptions[]> {
  const { width, height } = size
  const box = Math.round(height * place.size)
  const sized = await close(open(drawn).resize(box, box, { fit: 'inside', kernel: 'cubic' }))
  const object = await close(open(sized).rotate(place.turn ?? 0, { background: CLEAR }))
  const left = Math.round(width - height * place.fromRight - object.width / 2)
  const top = Math.round(height * place.y - object.height / 2)
  const soft = Math.round(height * 0.09)
  const shadow = await shadowOf(object, soft)
  return Promise.all([
    layer(shadow, left - soft, top - soft + Math.round(height * 0.035), size),
    layer(object, left, top, size),
  ])
}

/** The blurred silhouette with `soft` pixels of room around it. Step by step, or the library blurs last. */
async function shadowOf(object: Raster, soft: number): Promise<Raster> {
  const room = { left: soft, right: soft, top: soft, bottom: soft, background: CLEAR }
  const { data, width, height } = await close(open(object).extend(room))
  const silhouette = Buffer.from(data.filter((_, index) => index % 4 === 3))
  const dark = await sharp(silhouette, { raw: { width, height, channels: 1 } })
    .blur(soft / 3)
    .extractChannel(0)
    .raw()
    .toBuffer()
  for (let pixel = 0; pixel < dark.length; pixel++) {
    data.set(SHADOW, pixel * 4)
    data[pixel * 4 + 3] = (dark[pixel] ?? 0) * DARKNESS
  }
  return { data, width, height }
}

async function layer(raster: Raster, left: number, top: number, size: Size): Promise<OverlayOptions> {
  const from = { left: Math.max(0, -left), top: Math.max(0, -top) }
  const at = { left: Math.max(0, left), top: Math.max(0, top) }
  const width = Math.min(raster.width - from.left, size.width - at.left)
  const height = Math.min(raster.height - from.top, size.height - at.top)
  const { data } = await close(open(raster).extract({ ...from, width, height }))
  return { input: data, raw: { width, height, channels: 4 }, ...at }
}
