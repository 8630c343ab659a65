import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { close, type Raster } from './raster.ts'

/** The drawn size before an object is posed; what stands in the frame is seldom larger. */
const DRAWN = 640

interface IconSet {
  icons: Record<string, { body: string } | undefined>
  width: number
  height: number
}

/** Reads the vector objects: 100 MB of text, so only while demonstration content is made. */
export async function readObjects(): Promise<(name: string) => string> {
  const path = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji/icons.json')
  const { icons, width, height }: IconSet = JSON.parse(await readFile(path, 'utf8'))
  return (name) => {
    const icon = icons[name]
    if (!icon) throw new Error(`there is no vector object called ${name}`)
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${DRAWN}" height="${DRAWN}">${icon.body}</svg>`
  }
}

/** Draws an object once, its empty margins cut off. */
export async function drawObject(svg: string): Promise<Raster> {
  const drawn = sharp(Buffer.from(svg)).trim({ background: { r: 0, g: 0, b: 0, alpha: 0 }, threshold: 1 })
  return close(drawn)
}
