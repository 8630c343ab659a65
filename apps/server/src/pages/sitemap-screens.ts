import type { screens } from './screens.ts'

type Plain<S> = S extends `${string}:${string}` ? never : S
type PlainScreen = Plain<(typeof screens)[number]>

/** Which of the screens without parameters are for search engines. A new one does not compile without its answer. */
const indexed: Record<PlainScreen, boolean> = {
  '/': true,
  '/base-0': true,
  '/populares': true,
  '/por-terminar': true,
  '/todas': true,
  '/finalizadas': true,
  '/preguntas-y-respuestas': true,
  '/sobre-nosotros': true,
  '/terminos-y-condiciones': true,
  '/politica-de-privacidad': true,
  '/arrepentimiento': true,
  '/baja': true,
  '/buscar': false,
  '/iniciar-sesion': false,
  '/login': false,
  '/registrarse': false,
  '/auth/google/callback': false,
  '/apple-callback': false,
  '/completar-perfil': false,
  '/reiniciar-contrasena': false,
  '/crear-subasta': false,
  '/subasta/vista-previa': false,
  '/administrar-subastas': false,
  '/notificaciones': false,
  '/configuracion-cuenta': false,
  '/eliminar-cuenta': false,
  '/mi-reputacion': false,
  '/admin': false,
  '/favoritos': false,
}

const paths = Object.entries(indexed)
/** In the order of the table above. */
export const openScreens: readonly string[] = paths.filter(([, open]) => open).map(([path]) => path)
/** Of one person only, or another view of what is indexed already. */
export const closedScreens: readonly string[] = paths.filter(([, open]) => !open).map(([path]) => path)
