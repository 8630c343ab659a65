import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './list-files.mjs'
import { cache, root } from './paths.mjs'

/** A hash over names and contents of all files under the given paths: equal means that nothing has to be made again. */
export function hashSources(paths) {
  const hash = createHash('sha256').update(process.version)
  for (const path of listFiles(paths)) hash.update(`\0${path}\0`).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

export function isStampFresh(name, hash) {
  const file = fileOf(name)
  return existsSync(file) && readFileSync(file, 'utf8') === hash
}

export function writeStamp(name, hash) {
  mkdirSync(cache, { recursive: true })
  writeFileSync(fileOf(name), hash)
}

/** Called before the making starts: a run cut short must not look finished. */
export function clearStamp(name) {
  rmSync(fileOf(name), { force: true })
}

function fileOf(name) {
  return join(cache, `${name}.stamp`)
}
