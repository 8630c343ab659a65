import { POINTS } from '@martillo/domain/reputation/points'
import { points } from '../words.ts'
import type { FaqGroup } from './faq-group.ts'

export const afterTheEnd: FaqGroup = {
  id: 'despues-del-cierre',
  title: 'Después del cierre',
  entries: [
    {
      id: 'gane-y-ahora',
      question: 'Gané una subasta. ¿Cómo sigue?',
      answer: [
        'Apenas cierra, vos y quien vende reciben los datos de contacto del otro y se abre una conversación entre los dos. La venta pasa por estos estados:',
        {
          steps: [
            'Pendiente: acuerdan el pago y la entrega.',
            'Pagada: avisás que pagaste y quien vende lo confirma.',
            'Entregada: recibís el artículo.',
            'Completada: todo salió bien y ya pueden calificarse.',
          ],
        },
      ],
    },
    {
      id: 'como-se-paga-lo-comprado',
      question: '¿Cómo le pago a quien vende?',
      answer: [
        'Directamente, como lo acuerden entre ustedes. El precio es el de cierre: no se suma ninguna comisión a quien compra. El envío depende de lo que diga la publicación.',
        'No pagues por fuera de lo conversado ni a nombre de otra persona. Si algo no te cierra, escribinos antes de pagar.',
      ],
    },
    {
      id: 'codigo-de-entrega',
      question: '¿Qué es el código de entrega?',
      answer: [
        'Para entregas en persona, quien compra tiene un código de 6 dígitos. Mostralo recién cuando tengas el artículo en la mano: quien vende lo carga y la entrega queda confirmada. Hay 5 intentos; después solo vale tu palabra.',
        'Si va por envío, confirmás vos cuando llega. Si pasan 10 días sin reclamos, la venta se da por entregada.',
      ],
    },
    {
      id: 'no-me-pagan',
      question: 'Vendí y no me pagan. ¿Qué hago?',
      answer: [
        'A quien compró le mandamos recordatorios a las 24 y a las 48 horas. Si a las 72 horas no pagó, podés reportarlo. Tiene 3 días para responder; después la administración decide o la venta se cae.',
        'Quien no paga pierde reputación, no puede pujar si republicás ese artículo, y tu comisión se anula.',
      ],
    },
    {
      id: 'segunda-oportunidad',
      question: '¿Qué es la segunda oportunidad?',
      answer: [
        'Si la venta se cae por culpa de quien compró, quien vende puede ofrecerle el artículo a la persona que quedó segunda, al monto más alto que esa persona haya puesto. Tiene 48 horas para aceptar y no está obligada. Nunca es automático.',
      ],
    },
    {
      id: 'consecuencias-de-no-cumplir',
      question: '¿Qué pasa si no cumplo con una compra o una venta?',
      answer: [
        `La venta se cancela por tu culpa, perdés reputación (${points(POINTS.sale_failed)}) y la otra persona puede calificarte. Pujar y vender son compromisos reales.`,
      ],
    },
    {
      id: 'calificaciones',
      question: '¿Cómo funcionan las calificaciones?',
      answer: [
        'Cada parte califica a la otra una vez, de 1 a 5 estrellas y con un texto de hasta 500 caracteres, dentro de los 30 días de completada o cancelada la venta. Se publican cuando calificaron los dos, o 14 días después de la primera: así nadie califica por revancha. Podés responder en público una vez.',
      ],
    },
    {
      id: 'no-gane',
      question: 'No gané. ¿Me cobran algo?',
      answer: ['No. Pujar no cuesta nada y no te retenemos plata en ningún momento.'],
    },
  ],
}
