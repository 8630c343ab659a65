import { matchPath } from 'react-router'

/** Every internal address, in one place. */
export const paths = {
  home: '/',
  /** The home with the explanation of the reputation, for who has just registered. */
  welcome: '/#new-user',
  auction: (id: number) => `/subasta/${id}`,
  login: '/iniciar-sesion',
  register: '/registrarse',
  googleCallback: '/auth/google/callback',
  appleCallback: '/apple-callback',
  completeProfile: '/completar-perfil',
  forgotPassword: '/reiniciar-contrasena',
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
  /** The form with a draft in it; on a phone at one of its steps. */
  editDraft: (draft: string, step = '') => `/crear-subasta?borrador=${draft}${step && `&paso=${step}`}`,
  preview: (draft: string) => `/subasta/vista-previa?borrador=${draft}`,
  myAuctions: '/administrar-subastas',
  /** Those that wait for an administrator. */
  waitingAuctions: '/administrar-subastas?ver=por-aprobar',
  editAuction: (id: number) => `/administrar-subastas/${id}`,
  notifications: '/notificaciones',
  settings: '/configuracion-cuenta',
  reputation: '/mi-reputacion',
  deleteAccount: '/eliminar-cuenta',
  admin: '/admin',
  favorites: '/favoritos',
  faq: '/preguntas-y-respuestas',
  about: '/sobre-nosotros',
  terms: '/terminos-y-condiciones',
  privacy: '/politica-de-privacidad',
  regret: '/arrepentimiento',
  cancelService: '/baja',
  /** Not a screen of the app: the trial's mailbox, served beside it. */
  mailbox: '/_correo',
} as const

/** The screens that there are, as the route table writes them. */
export const screens = [
  '/',
  '/subasta/:id',
  '/subasta/vista-previa',
  '/iniciar-sesion',
  '/registrarse',
  '/auth/google/callback',
  '/apple-callback',
  '/completar-perfil',
  '/reiniciar-contrasena',
  '/base-0',
  '/populares',
  '/por-terminar',
  '/todas',
  '/finalizadas',
  '/categorias/:categoryName',
  '/categorias/:categoryName/subcategoria/:subcategoryName',
  '/usuario/:username',
  '/buscar',
  '/crear-subasta',
  '/administrar-subastas',
  '/administrar-subastas/:id',
  '/notificaciones',
  '/configuracion-cuenta',
  '/eliminar-cuenta',
  '/mi-reputacion',
  '/admin',
  '/favoritos',
  '/preguntas-y-respuestas',
  '/sobre-nosotros',
  '/terminos-y-condiciones',
  '/politica-de-privacidad',
  '/arrepentimiento',
  '/baja',
] as const

/**
 * Turns what should be an address of this site into `path + search + hash`. Anything of another origin
 * (`//evil`, `/\evil`, `javascript:`) or without a screen of its own gives null. It is judged as the
 * browser would read it, so tabs, line feeds and backslashes hide nothing. While rendering there is no window:
 * an origin that nobody has takes its place, and only paths are of this site.
 */
export function internalPath(
  text: string | null | undefined,
  origin = window.location.origin,
): string | null {
  if (!text) return null
  try {
    const url = new URL(text, origin)
    if (url.origin !== origin || url.username !== '') return null
    if (!screens.some((screen) => matchPath(screen, url.pathname))) return null
    return url.pathname + url.search + url.hash
  } catch {
    return null
  }
}

const KEY = 'remembered-path'
const ENTRANCES: readonly string[] = [
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.googleCallback,
  paths.appleCallback,
]

function isEntrance(path: string): boolean {
  return ENTRANCES.includes(path.split(/[?#]/)[0] ?? '')
}

/** Keeps where a person was or wanted to go before logging in: path, search and hash. */
export function rememberPath(path: string): void {
  if (isEntrance(path)) return
  try {
    window.sessionStorage.setItem(KEY, path)
  } catch {
    // Without storage the person lands at home after logging in.
  }
}

/** Where to go after logging in: the remembered address if it is a screen of this site, or else home. */
export function rememberedPath(): string {
  try {
    const path = internalPath(window.sessionStorage.getItem(KEY))
    return path && !isEntrance(path) ? path : paths.home
  } catch {
    return paths.home
  }
}

/** Forgets it once the person arrived somewhere behind the login. */
export function forgetPath(): void {
  try {
    window.sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept either.
  }
}
