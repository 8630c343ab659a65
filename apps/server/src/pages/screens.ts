/** The addresses that have a screen, as the web's route table writes them. */
export const screens = [
  '/',
  '/subasta/:id',
  '/subasta/vista-previa',
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

const patterns = screens.map((screen) => new RegExp(`^${screen.replace(/:\w+/g, '[^/]+')}/?$`))

// Browsers resolve these before they ask; drawn, they would be another screen's page.
const DOTS = /\/(?:\.|%2e){1,2}(?:\/|$)/i

/** Whether a path, still encoded as it came, leads to a screen. */
export function hasScreen(path: string): boolean {
  return !DOTS.test(path) && patterns.some((pattern) => pattern.test(path))
}
