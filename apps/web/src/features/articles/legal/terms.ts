import { SOFT_CLOSE_MS } from '@martillo/domain/bidding/soft-close'
import { commissionRateBp } from '@martillo/domain/commissions/rate'
import { formatPercent } from '../../../lib/format-percent.ts'
import type { ArticleSection } from '../article.tsx'
import type { Facts } from '../facts.ts'
import { span } from '../words.ts'

export const termsChanged = { on: '2026-11-28', words: '28 de noviembre de 2026' } as const

const lowest = formatPercent(commissionRateBp(100))
const highest = formatPercent(commissionRateBp(0))

/** The terms of use. They say in the form of an agreement what the rules of the house are. */
export function terms({ product, operator, address, cuit, contact }: Facts): readonly ArticleSection[] {
  const who = `${operator}${cuit ? ` (CUIT ${cuit})` : ''}, con domicilio en ${address}`
  return [
    {
      id: 'quienes-somos',
      title: 'Quiénes somos y qué aceptás',
      blocks: [
        `${product} es un servicio de ${who}. Al crear una cuenta o usar el sitio y la aplicación aceptás estos términos y la política de privacidad. Si no estás de acuerdo, no uses el servicio.`,
        `${product} es el lugar donde se encuentran quienes venden y quienes compran en subasta. No es dueño de los artículos ni parte de la compraventa: ese contrato es entre quien vende y quien gana.`,
      ],
    },
    {
      id: 'tu-cuenta',
      title: 'Tu cuenta',
      blocks: [
        'Para registrarte tenés que tener 18 años o más y capacidad para contratar. Los datos tienen que ser verdaderos y estar al día. La cuenta es personal: sos responsable de lo que se haga con ella y de cuidar tu contraseña. Si sospechás que alguien entró, cambiala enseguida; eso cierra las demás sesiones.',
        'Quien vende declara si lo hace como particular o como comercio. Declarar una cosa por otra es una falta grave.',
      ],
    },
    {
      id: 'publicar',
      title: 'Publicar una subasta',
      blocks: [
        'Quien publica garantiza que el artículo es suyo o que puede venderlo, que existe, que es lícito y que es como lo describe y lo muestra. Publicar es una oferta en firme: si hay pujas, se vende a quien gane, al precio que resulte, también cuando la base es cero.',
        'No se puede publicar lo que la ley prohíbe vender, lo robado o falsificado, armas, drogas, medicamentos, animales silvestres, datos de personas, ni nada que necesite una habilitación que no tengas. Tampoco poner datos de contacto en el título, la descripción, las fotos o las respuestas.',
        'Las primeras publicaciones de una cuenta pueden pasar por la revisión de la administración. Con pujas hechas, una subasta no puede borrarse ni cambiar de precio, incremento, horarios, categoría o título.',
      ],
    },
    {
      id: 'pujar',
      title: 'Pujar',
      blocks: [
        'Una puja es lo máximo que te comprometés a pagar. El sistema puja por vos solo lo necesario. Ganar te obliga a comprar al precio de cierre.',
        'Las pujas son definitivas, salvo la corrección de un error de tipeo y los demás casos que se explican en las preguntas frecuentes. No podés pujar en tus propias subastas ni ponerte de acuerdo con otras personas para mover un precio.',
        `El reloj que decide es el del servidor. Si una puja cambia el precio o quién va ganando cuando faltan ${span(SOFT_CLOSE_MS)} o menos, el cierre pasa a ${span(SOFT_CLOSE_MS)} después de esa puja.`,
        'Si el servicio no está disponible y eso impide pujar, los cierres afectados se corren. La administración puede cancelar una subasta o anular las pujas de una persona con un motivo que se informa.',
      ],
    },
    {
      id: 'la-venta',
      title: 'La venta',
      blocks: [
        'Al cierre, quien vende y quien compra reciben el contacto del otro y acuerdan el pago y la entrega según lo publicado. Quien compra paga directamente a quien vende; no retenemos ese dinero.',
        'Si a las 72 horas no hay pago, quien vende puede reportarlo. Quien compra tiene 3 días para responder y después decide la administración. Si la venta se cae por su culpa, quien vende puede ofrecer el artículo a quien quedó en segundo lugar.',
      ],
    },
    {
      id: 'comisiones',
      title: 'Comisiones',
      blocks: [
        `Quien vende paga una comisión sobre el precio final, que va del ${lowest} al ${highest} según su reputación. El porcentaje se informa antes de publicar; si al cierre corresponde uno más bajo, vale ese. Vence a los 7 días de la venta.`,
        'Una comisión vencida baja la reputación y suspende la posibilidad de publicar hasta que se pague. Se anula si la venta se cae por culpa de quien compró.',
      ],
    },
    {
      id: 'arrepentimiento',
      title: 'Derecho de arrepentimiento',
      blocks: [
        'Quien compra para su consumo a una persona que vende como comercio puede revocar la compra dentro de los 10 días corridos desde que recibió el artículo o desde la compra, lo que ocurra último, sin dar motivos y sin costo (artículo 34 de la Ley 24.240 y artículos 1110 y siguientes del Código Civil y Comercial). El artículo se devuelve como se recibió y los gastos de devolución son de quien vende.',
        'Para hacerlo está el botón de arrepentimiento, al pie de cada página. Entre particulares este derecho no se aplica.',
      ],
    },
    {
      id: 'baja',
      title: 'Baja del servicio',
      blocks: [
        'Podés dejar de usar el servicio cuando quieras, con el botón de baja o eliminando tu cuenta. Antes hay que terminar lo que esté abierto: subastas y pujas activas, ventas en curso y comisiones sin pagar.',
      ],
    },
    {
      id: 'reputacion',
      title: 'Reputación y calificaciones',
      blocks: [
        'La reputación resulta de hechos: verificaciones, actividad, ventas, calificaciones y faltas. De ella dependen límites y comisiones. Está prohibido inflarla con cuentas propias, ventas simuladas o calificaciones a cambio de algo.',
      ],
    },
    {
      id: 'conducta',
      title: 'Conducta',
      blocks: [
        'Tratá bien a los demás. No se permite acosar, discriminar, engañar, mandar publicidad no pedida, usar los datos de otra persona para algo que no sea la venta, ni probar la seguridad del sitio sin permiso. Tampoco usar programas que pujen o copien contenido de forma masiva.',
      ],
    },
    {
      id: 'suspensiones',
      title: 'Suspensiones',
      blocks: [
        'Si se incumplen estos términos la administración puede advertir, limitar o suspender una cuenta. La suspensión tiene un motivo y, cuando corresponde, un final. Quien la recibe puede bajar sus datos y apelar una vez. Al suspender se cancelan sus subastas en curso y se anulan las pujas con las que va ganando.',
      ],
    },
    {
      id: 'tu-contenido',
      title: 'Tu contenido',
      blocks: [
        `Lo que publicás sigue siendo tuyo. Nos das permiso para mostrarlo, adaptarlo de tamaño y difundirlo para que funcione ${product}. Si algo viola derechos tuyos, denuncialo o escribinos ${contact}.`,
      ],
    },
    {
      id: 'responsabilidad',
      title: 'Responsabilidad',
      blocks: [
        `Ponemos todo el cuidado en que el servicio funcione, pero puede tener interrupciones. ${product} responde por su propio servicio; quien vende responde por el artículo, su descripción y su entrega. Nada de lo que dicen estos términos limita los derechos que la ley les da a los consumidores.`,
      ],
    },
    {
      id: 'cambios',
      title: 'Cambios',
      blocks: [
        'Podemos cambiar estos términos. Si el cambio es importante te avisamos con anticipación. Las subastas en curso terminan con los términos con los que empezaron.',
      ],
    },
    {
      id: 'ley-y-reclamos',
      title: 'Ley y reclamos',
      blocks: [
        `Se aplica la ley argentina. Ante cualquier problema escribinos primero ${contact}. También podés reclamar en Defensa de las y los Consumidores; el enlace está al pie de cada página. Son competentes los tribunales de tu domicilio cuando contratás como consumidor.`,
      ],
    },
  ]
}
