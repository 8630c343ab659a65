import { randomBytes } from 'node:crypto'

/** 160 random bits: nobody finds a picture by trying. */
const KEY = /^[0-9a-f]{40}\.(jpg|webp)$/
const ICON_KEY = /^iconos\/([a-z0-9]+(?:-[a-z0-9]+)*)\.svg$/

export function makeImageKey(extension: 'jpg' | 'webp'): string {
  return `${randomBytes(20).toString('hex')}.${extension}`
}

/** Whatever is not exactly a key (a path, a `..`, another case) is none. */
export function isImageKey(text: string): boolean {
  return KEY.test(text)
}

/** The name of an icon that a key means, or nothing. */
export function iconNameOf(key: string): string | undefined {
  return ICON_KEY.exec(key)?.[1]
}

/** Where the kept picture lies in the storage. Two letters of folder keep listings short. */
export function originalPath(key: string): string {
  return `originals/${key.slice(0, 2)}/${key}`
}

/** Where everything made of it lies. */
export function renditionsFolder(key: string): string {
  return `renditions/${key.slice(0, 2)}/${key}`
}
