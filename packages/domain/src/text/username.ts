export type JudgedUsername =
  | { ok: true; username: string }
  | { ok: false; refusal: 'username_invalid' | 'username_reserved' }

const ALLOWED = /^[a-z0-9_.]{3,24}$/

/** Names that a person could take for the house, and first parts of its addresses; without points and underscores. */
const RESERVED = new Set(
  (
    'admin administrador administradora administracion administrator root sistema system moderador moderadora ' +
    'moderacion moderator martillo martillooficial equipomartillo soporte soportemartillo ayuda oficial staff equipo ' +
    'seguridad security legal pagos cobros ventas contacto contact info prensa noreply postmaster hostmaster webmaster ' +
    'abuse mailer daemon bot anonimo anonymous usuario usuarioeliminado eliminado user guest invitado visitante ' +
    'vendedor comprador vos null undefined true false nan api www app mail correo static assets images imagenes live ' +
    'subasta subastas vistaprevia preguntasyrespuestas sobrenosotros terminosycondiciones politicadeprivacidad ' +
    'iniciarsesion login logout registrarse register reiniciarcontrasena auth applecallback google apple ' +
    'completarperfil base0 populares porterminar todas finalizadas categorias buscar crearsubasta ' +
    'administrarsubastas comisiones mensajeria configuracioncuenta notificaciones eliminarcuenta favoritos ' +
    'healthz readyz metrics search username update all currentuser sessiondata'
  ).split(' '),
)

/**
 * A username is 3 to 24 of a–z, 0–9, point and underscore. Capitals are taken as small letters, so that no two people
 * differ only in them. Reserved words are refused, also when points or underscores are strewn in.
 */
export function judgeUsername(typed: string): JudgedUsername {
  const username = typed.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase())
  if (!ALLOWED.test(username)) return { ok: false, refusal: 'username_invalid' }
  if (RESERVED.has(username.replace(/[_.]/g, ''))) return { ok: false, refusal: 'username_reserved' }
  return { ok: true, username }
}
