/** The addresses that have a screen, as the web's route table writes them. */
export const screens = [
  '/',
  // Before what any word may stand for.
  '/subasta/vista-previa',
  '/subasta/:id',
  '/iniciar-sesion',
  '/login',
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

// Browsers resolve these before they ask; drawn, they would be another screen's page.
const DOTS = /\/(?:\.|%2e){1,2}(?:\/|$)/i

// React Router's routes in the browser know a screen's own words however they are written.
function plain(word: string): string {
  try {
    return decodeURIComponent(word).toLowerCase()
  } catch {
    return word
  }
}

/**
 * The one address of the screen to which a path, still encoded as it came, leads; also when it is written otherwise, as
 * `/todas/`, `/Todas` or `/%74odas`.
 */
export function screenAt(path: string): string | undefined {
  if (DOTS.test(path)) return undefined
  const words = path.split('/').filter(Boolean)
  for (const screen of screens) {
    const names = screen.split('/').filter(Boolean)
    const isIt = (name: string, i: number) => name.startsWith(':') || name === plain(words[i] ?? '')
    if (names.length !== words.length || !names.every(isIt)) continue
    return `/${names.map((name, i) => (name.startsWith(':') ? words[i] : name)).join('/')}`
  }
  return undefined
}
