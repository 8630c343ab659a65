// Makes features/media/icons/*.svg from the npm package @iconify-json/fluent-emoji (MIT).
// Usage: node apps/server/scripts/make-icons.mjs
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const NAMES = [
  'automobile',
  'bicycle',
  'books',
  'couch-and-lamp',
  'electric-plug',
  'framed-picture',
  'guitar',
  'hammer-and-wrench',
  'headphone',
  'house-with-garden',
  'laptop',
  'mobile-phone',
  'running-shoe',
  'teddy-bear',
]

const { icons, width, height } = createRequire(import.meta.url)('@iconify-json/fluent-emoji/icons.json')
for (const name of NAMES) {
  const body = icons[name].body
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>\n`
  writeFileSync(fileURLToPath(new URL(`../src/features/media/icons/${name}.svg`, import.meta.url)), svg)
}
