import sharp from 'sharp'
import { type StoredPicture, storePicture } from '../../src/features/media/public.ts'
import type { Storage } from '../../src/platform/storage.ts'
import { drawAvatar } from './draw-avatar.ts'
import { drawView, type View } from './draw-view.ts'
import { drawObject, readObjects } from './objects.ts'

/** One thing to be photographed. Angles in degrees. */
export interface Sitting {
  readonly object: string
  readonly views: readonly View[]
  readonly hue: number
  readonly paint: number
}

export interface Portrait {
  readonly username: string
  readonly object: string
  readonly hue: number
}

export interface RenderedPictures {
  /** By the number of the sitting, in the order of its views. */
  readonly sittings: readonly (readonly StoredPicture[])[]
  readonly faces: ReadonlyMap<string, StoredPicture>
}

interface RenderPictures {
  readonly storage: Storage
  readonly sittings: readonly Sitting[]
  readonly portraits: readonly Portrait[]
  /** After each picture. */
  readonly onPicture: (done: number, all: number) => void
}

const AT_ONCE = 2
/** The backdrop of each further view is a little further round the colour wheel. */
const HUE_STEP = 24

/** Draws and stores all pictures, two at a time, each object drawn once. */
export async function renderPictures({
  storage,
  sittings,
  portraits,
  onPicture,
}: RenderPictures): Promise<RenderedPictures> {
  const svgOf = await readObjects()
  const all = portraits.length + sittings.reduce((sum, { views }) => sum + views.length, 0)
  const stored: StoredPicture[][] = sittings.map(() => [])
  const faces = new Map<string, StoredPicture>()
  let done = 0

  async function keep(source: Buffer, purpose: 'auction' | 'avatar') {
    const picture = await storePicture(storage, { source, purpose, ownerId: null })
    onPicture(++done, all)
    return picture
  }

  async function sit({ object, views, hue, paint }: Sitting, into: StoredPicture[]) {
    const drawn = await drawObject(svgOf(object))
    for (const [nth, view] of views.entries()) {
      into.push(await keep(await drawView(view, drawn, hue + nth * HUE_STEP, paint), 'auction'))
    }
  }

  const work = [
    ...sittings.map((sitting, index) => () => sit(sitting, stored[index] ?? [])),
    ...portraits.map(({ username, object, hue }) => async () => {
      faces.set(username, await keep(await drawAvatar(svgOf(object), hue), 'avatar'))
    }),
  ]
  const before = sharp.concurrency()
  sharp.concurrency(1)
  try {
    const takeTurns = async () => {
      for (let next = work.shift(); next; next = work.shift()) await next()
    }
    await Promise.all(Array.from({ length: AT_ONCE }, takeTurns))
  } finally {
    sharp.concurrency(before)
  }
  return { sittings: stored, faces }
}
