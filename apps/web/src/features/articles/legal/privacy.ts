import type { ArticleSection } from '../article.tsx'
import type { Facts } from '../facts.ts'

export const privacyChanged = { on: '2026-11-28', words: '28 de noviembre de 2026' } as const

/** The privacy policy, with the notices that Ley 25.326 asks for. */
export function privacy({ product, operator, address, cuit, contact }: Facts): readonly ArticleSection[] {
  const who = `${operator}${cuit ? `, CUIT ${cuit}` : ''}, con domicilio en ${address}`
  return [
    {
      id: 'quien-es-responsable',
      title: 'Quién es responsable de tus datos',
      blocks: [
        `El responsable de la base de datos es ${who}. Para cualquier tema de privacidad escribinos ${contact}.`,
        `Esta política cuenta qué datos tuyos usa ${product}, para qué, con quién los comparte y cómo podés verlos, corregirlos o borrarlos. Se rige por la Ley 25.326 de Protección de los Datos Personales.`,
      ],
    },
    {
      id: 'que-datos-pedimos',
      title: 'Qué datos pedimos',
      blocks: [
        {
          list: [
            'Para crear tu cuenta: usuario, email, contraseña, nombre, apellido, fecha de nacimiento, teléfono, provincia y ciudad. La foto es opcional.',
            'Para verificar tu identidad, si querés: fotos del frente y el dorso de tu DNI.',
            'Cuando usás el sitio: tus publicaciones, pujas, ventas, compras, comisiones, preguntas, mensajes y calificaciones.',
            'Para cuidar tu cuenta: tus sesiones abiertas, el tipo de dispositivo y los intentos de acceso.',
            'Si usás los botones de arrepentimiento o de baja: lo que escribas en el formulario.',
          ],
        },
        'Dar los datos de la cuenta es voluntario, pero sin ellos no podés pujar ni publicar. Tienen que ser verdaderos: si son inexactos, podemos limitar la cuenta hasta que los corrijas. No pedimos datos sensibles.',
      ],
    },
    {
      id: 'para-que-los-usamos',
      title: 'Para qué los usamos',
      blocks: [
        {
          list: [
            'Para que funcionen las subastas: recibir pujas, decidir quién gana y registrar la venta.',
            'Para poner en contacto a las dos partes de una venta.',
            'Para avisarte lo que cambia en tus subastas y pujas.',
            'Para calcular la reputación y las comisiones.',
            'Para prevenir fraudes y responder denuncias y reclamos.',
            'Para cumplir con la ley.',
          ],
        },
        'No vendemos tus datos ni los usamos para publicidad de terceros.',
      ],
    },
    {
      id: 'que-ven-los-demas',
      title: 'Qué ven los demás',
      blocks: [
        'Tu perfil público muestra tu usuario, foto, ciudad y provincia, reputación, ventas y calificaciones, y si vendés como particular o como comercio. Tu email, teléfono, nombre, apellido y fecha de nacimiento no se muestran.',
        'En el historial de una subasta aparecés con un alias que cambia en cada una. Tu máximo no lo ve nadie más que vos, tampoco después del cierre.',
        'Cuando hay una venta, quien vende y quien compra reciben el contacto del otro para coordinar el pago y la entrega. No pueden usarlo para otra cosa.',
      ],
    },
    {
      id: 'con-quien-los-compartimos',
      title: 'Con quién los compartimos',
      blocks: [
        'Solo con quienes nos prestan un servicio y en la medida en que haga falta: alojamiento, envío de emails y notificaciones, y Mercado Pago si pagás comisiones por ese medio. Si entrás con Google o con Apple, nos confirman tu identidad; no reciben tu actividad.',
        'También los damos cuando un juez o una autoridad competente lo pide conforme a la ley.',
      ],
    },
    {
      id: 'fotos',
      title: 'Fotos',
      blocks: [
        'De toda foto que subís borramos la ubicación y los demás datos ocultos que guarda la cámara. Las fotos de identidad y los comprobantes de pago no son públicos; las de identidad se borran en cuanto se decide la verificación.',
      ],
    },
    {
      id: 'lo-que-guarda-tu-dispositivo',
      title: 'Lo que guarda tu dispositivo',
      blocks: [
        'Usamos una cookie para mantener tu sesión y otra para reconocer los dispositivos desde los que ya entraste. En tu navegador guardamos además tu usuario y el tema que elegiste (claro u oscuro). No usamos cookies de publicidad ni de seguimiento.',
      ],
    },
    {
      id: 'como-los-cuidamos',
      title: 'Cómo los cuidamos',
      blocks: [
        'Las contraseñas y las llaves de sesión se guardan cifradas de manera que ni nosotros podemos leerlas. Los datos viajan cifrados. El acceso de la administración a datos personales queda registrado. Si hubiera un incidente que te afecte, te lo vamos a contar.',
      ],
    },
    {
      id: 'cuanto-tiempo',
      title: 'Cuánto tiempo los guardamos',
      blocks: [
        'Mientras tengas la cuenta. Cuando la eliminás, tus datos personales se borran o se vuelven anónimos en el momento y en los historiales figura «Usuario eliminado». Las pujas, ventas y comisiones se conservan bajo un seudónimo por los plazos que fijan las leyes civiles, comerciales e impositivas.',
      ],
    },
    {
      id: 'tus-derechos',
      title: 'Tus derechos: acceso, rectificación y supresión',
      blocks: [
        'Podés pedirnos, gratis, saber qué datos tuyos tenemos (acceso), corregirlos o actualizarlos (rectificación y actualización) y borrarlos (supresión).',
        {
          list: [
            'Acceso: respondemos dentro de los 10 días corridos. También podés bajar tus datos como archivo desde tu cuenta cuando esa opción esté disponible.',
            'Rectificación, actualización o supresión: las hacemos dentro de los 5 días hábiles.',
            'La supresión no corresponde cuando puede perjudicar derechos de otras personas o cuando la ley obliga a conservar el dato.',
          ],
        },
        `Para ejercerlos escribinos ${contact} desde el email de tu cuenta. Podemos pedirte algo más para confirmar que sos vos.`,
        'El titular de los datos personales tiene la facultad de ejercer el derecho de acceso a los mismos en forma gratuita a intervalos no inferiores a seis meses, salvo que se acredite un interés legítimo al efecto conforme lo establecido en el artículo 14, inciso 3 de la Ley N.º 25.326.',
      ],
    },
    {
      id: 'autoridad-de-control',
      title: 'La autoridad de control',
      blocks: [
        'La AGENCIA DE ACCESO A LA INFORMACIÓN PÚBLICA, en su carácter de Órgano de Control de la Ley N.º 25.326, tiene la atribución de atender las denuncias y reclamos que interpongan quienes resulten afectados en sus derechos por incumplimiento de las normas vigentes en materia de protección de datos personales.',
        'La Agencia atiende en Av. Pte. Gral. Julio A. Roca 710, piso 3.º, Ciudad Autónoma de Buenos Aires, y en www.argentina.gob.ar/aaip.',
      ],
    },
    {
      id: 'menores',
      title: 'Personas menores de edad',
      blocks: [
        `${product} es para personas de 18 años o más. Si nos enteramos de que una cuenta es de alguien menor, la cerramos y borramos sus datos.`,
      ],
    },
    {
      id: 'cambios',
      title: 'Cambios en esta política',
      blocks: [
        'Si cambiamos algo importante te avisamos por email o en el sitio antes de que empiece a valer. Arriba figura la fecha del último cambio.',
      ],
    },
  ]
}
