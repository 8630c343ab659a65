import { SOFT_CLOSE_MS } from '@martillo/domain/bidding/soft-close'
import { OUTAGE_GRACE_MS, OUTAGE_OVER_MS } from '@martillo/domain/sales/outage'
import { pesos, span } from '../words.ts'
import { example } from './example.ts'
import type { FaqGroup } from './faq-group.ts'

const { base, increment, ana, beto, carla } = example

export const bidding: FaqGroup = {
  id: 'pujar',
  title: 'Pujar',
  entries: [
    {
      id: 'como-funciona-una-puja',
      question: '¿Cómo funciona una puja?',
      answer: [
        'Escribís lo máximo que pagarías y el sistema puja por vos, solo lo necesario para que vayas ganando y nunca más que tu máximo. No hace falta que estés mirando.',
        'La puja rápida de un toque es lo mismo: tu máximo es justo la próxima puja mínima.',
      ],
    },
    {
      id: 'un-ejemplo-de-puja',
      question: '¿Me mostrás un ejemplo con números?',
      answer: [
        `Una bicicleta empieza en ${pesos(base)} y cada puja suma al menos ${pesos(increment)}.`,
        {
          steps: [
            `Ana pone un máximo de ${pesos(ana.maximum)}. Va ganando a ${pesos(ana.price)}, el precio base.`,
            `Beto pone ${pesos(beto.maximum)}. No supera el máximo de Ana: el sistema puja por ella y el precio queda en ${pesos(beto.price)}. A Beto le avisamos en el momento que lo superaron.`,
            `Carla pone ${pesos(carla.maximum)}. Supera a Ana y va ganando a ${pesos(carla.price)}: el máximo de Ana más un incremento. Nadie sabe que estaba dispuesta a pagar más.`,
          ],
        },
      ],
    },
    {
      id: 'puja-minima',
      question: '¿Cuál es la puja mínima?',
      answer: [
        'Si todavía no pujó nadie, el precio base; en una subasta Base $0, un incremento. Después, el precio actual más un incremento. El incremento lo fija quien vende y no cambia durante la subasta.',
        'Si vas ganando y querés subir tu propio máximo, alcanza con un peso más que el que ya tenías.',
      ],
    },
    {
      id: 'quien-ve-mi-maximo',
      question: '¿Alguien puede ver mi máximo?',
      answer: [
        'No. Ni las otras personas que pujan ni quien vende lo ven, tampoco cuando la subasta terminó. Vos sí lo ves siempre, como «Tu máximo».',
        'En el historial aparecés con un alias que cambia en cada subasta. Solo quien vende y la administración ven tu nombre de usuario.',
      ],
    },
    {
      id: 'empate-de-maximos',
      question: '¿Qué pasa si dos personas ponen el mismo máximo?',
      answer: ['Gana quien lo puso primero, y el precio llega hasta ese máximo.'],
    },
    {
      id: 'subir-mi-maximo',
      question: '¿Puedo subir mi máximo si ya voy ganando?',
      answer: [
        'Sí, las veces que quieras. No cambia el precio, no se ve en el historial, no le avisa a nadie y no alarga la subasta. Bajarlo no se puede.',
      ],
    },
    {
      id: 'se-extendio',
      question: '¿Por qué dice «¡Se extendió!»?',
      answer: [
        `Para que nadie gane por pujar en el último segundo. Cuando faltan ${span(SOFT_CLOSE_MS)} o menos y una puja cambia el precio o quién va ganando, el cierre pasa a ${span(SOFT_CLOSE_MS)} después de esa puja. Puede repetirse todas las veces que haga falta. La subasta termina cuando pasan ${span(SOFT_CLOSE_MS)} sin pujas nuevas.`,
      ],
    },
    {
      id: 'me-equivoque-de-monto',
      question: 'Me equivoqué al escribir el monto. ¿Qué hago?',
      answer: [
        'Las pujas son definitivas, con una excepción: el error de tipeo. Podés corregir tu última puja si pasaron hasta 60 segundos y falta más de una hora para el cierre. Vale una vez por subasta y 3 veces cada 90 días.',
        'La corrección lleva el monto que quisiste poner. Es tu última palabra: después no podés volver a pujar en esa subasta.',
      ],
    },
    {
      id: 'puedo-retirar-mi-puja',
      question: '¿Puedo retirar una puja?',
      answer: [
        'Fuera del error de tipeo, solo en un caso: si volvés a ir ganando porque se anuló o corrigió la puja de otra persona. Te avisamos, y tenés 2 horas para bajarte, o hasta 10 minutos antes del cierre si eso llega primero.',
      ],
    },
    {
      id: 'por-que-no-puedo-pujar',
      question: '¿Por qué no me deja pujar?',
      answer: [
        'Siempre te decimos el motivo. Los más comunes:',
        {
          list: [
            'Todavía no verificaste tu email.',
            'La subasta no empezó, ya terminó o se canceló.',
            'Es tu propia subasta.',
            'Llegaste al límite de pujas de tu nivel de reputación; te decimos desde cuándo podés de nuevo.',
            'La categoría es premium y tu reputación todavía no llega.',
            'Quien vende te bloqueó, o no pagaste una compra anterior de ese mismo artículo.',
            'El monto es menor que la puja mínima.',
          ],
        },
      ],
      links: [{ to: '#que-permite-cada-nivel', label: 'Qué permite cada nivel de reputación' }],
    },
    {
      id: 'acta-de-puja',
      question: '¿Cómo sé que el historial no se tocó?',
      answer: [
        'Cada fila pública del historial lleva un número y un código calculado con la fila anterior. Las filas solo se agregan: si una puja se corrige o se anula, eso queda escrito en una fila nueva. Cuando la subasta termina podés bajar el acta y comprobarla.',
      ],
    },
    {
      id: 'si-se-cae-el-sitio',
      question: '¿Qué pasa si el sitio se cae justo antes del cierre?',
      answer: [
        `Si durante más de ${span(OUTAGE_OVER_MS)} no se pudo pujar, las subastas que terminaban en ese rato o en los ${span(OUTAGE_GRACE_MS)} siguientes pasan a terminar ${span(OUTAGE_GRACE_MS)} después de que volvimos. Les avisamos a quienes estaban pujando.`,
      ],
    },
    {
      id: 'anularon-pujas',
      question: '¿Pueden anular las pujas de otra persona?',
      answer: [
        'La administración puede anular todas las pujas de una persona en una subasta en curso, con un motivo público. El precio se recalcula con las pujas que quedan, como si las otras no hubieran existido, y el horario de cierre no cambia.',
      ],
    },
  ],
}
