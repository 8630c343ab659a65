/** Every internal address, in one place. */
export const paths = {
  home: '/',
  auction: (id: number) => `/subasta/${id}`,
  login: '/iniciar-sesion',
  register: '/registrarse',
  baseZero: '/base-0',
  popular: '/populares',
  endingSoon: '/por-terminar',
  all: '/todas',
  finished: '/finalizadas',
  category: (slug: string) => `/categorias/${encodeURIComponent(slug)}`,
  subcategory: (slug: string, sub: string) =>
    `/categorias/${encodeURIComponent(slug)}/subcategoria/${encodeURIComponent(sub)}`,
  user: (username: string) => `/usuario/${encodeURIComponent(username)}`,
  search: (text: string) => `/buscar?q=${encodeURIComponent(text)}`,
  publish: '/crear-subasta',
  myAuctions: '/administrar-subastas',
  notifications: '/notificaciones',
  mailbox: '/_correo',
} as const

const KEY = 'remembered-path'

/**
 * Turns what should be an address of this site into `path + search + hash`. Anything of another origin
 * (`//evil`, `/\evil`, `javascript:`) or without a known screen gives null. It is judged as the browser
 * would read it, so tabs, line feeds and backslashes hide nothing.
 */
export function internalPath(text: string | null, isKnown: (path: string) => boolean): string | null {
  if (!text) return null
  try {
    const url = new URL(text, window.location.origin)
    if (url.origin !== window.location.origin || url.username !== '') return null
    if (!isKnown(url.pathname)) return null
    return url.pathname + url.search + url.hash
  } catch {
    return null
  }
}

/** Keeps where a person wanted to go before having to log in. */
export function rememberPath(path: string): void {
  try {
    window.sessionStorage.setItem(KEY, path)
  } catch {
    // Without storage the person lands at home after logging in.
  }
}

/** Takes the remembered address, once: own origin and a known screen, or else home. */
export function takeRememberedPath(isKnown: (path: string) => boolean): string {
  try {
    const kept = window.sessionStorage.getItem(KEY)
    window.sessionStorage.removeItem(KEY)
    return internalPath(kept, isKnown) ?? paths.home
  } catch {
    return paths.home
  }
}
