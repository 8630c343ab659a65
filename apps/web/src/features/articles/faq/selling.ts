import { suggestIncrement } from '@martillo/domain/auctions/suggest-increment'
import { BANDS } from '@martillo/domain/reputation/bands'
import { paths } from '../../../lib/paths.ts'
import { pesos } from '../words.ts'
import type { FaqGroup } from './faq-group.ts'

const firstSeller = BANDS.find(({ publishing }) => publishing?.count !== 0)?.fromScore ?? 0
const premium = BANDS.find(({ premiumCategories }) => premiumCategories)?.fromScore ?? 0
const top = BANDS.find(({ privateAuctions }) => privateAuctions)
const PRICES = [4_000, 15_000, 40_000, 150_000, 400_000, 1_500_000]

export const selling: FaqGroup = {
  id: 'vender',
  title: 'Vender',
  entries: [
    {
      id: 'quien-puede-publicar',
      question: '¿Quién puede publicar?',
      answer: [
        `Quien tenga el email verificado y ${firstSeller} puntos de reputación o más. Con el email verificado, el perfil completo, una foto y algo de actividad se llega en poco tiempo.`,
        'Las primeras tres subastas de cada persona las mira la administración antes de que se vean. Mientras tanto dicen «Pendiente de aprobación» y el tiempo no corre: si se aprueban después de la hora de comienzo, comienzo y cierre se corren lo que haya demorado.',
      ],
      links: [{ to: '#como-sube-la-reputacion', label: 'Cómo sube la reputación' }],
    },
    {
      id: 'que-necesito-para-publicar',
      question: '¿Qué necesito para publicar?',
      answer: [
        {
          list: [
            'Una foto principal y hasta 9 más. La ubicación que guarda la cámara se borra siempre.',
            'Un título de 5 a 120 caracteres y una descripción de hasta 10.000.',
            'El estado (nuevo, usado o reacondicionado), la garantía y cómo lo entregás.',
            'El precio base, el incremento, y cuándo empieza y termina.',
          ],
        },
        'Una subasta dura de 1 hora a 30 días y puede empezar ya mismo o dentro de los próximos 30 días. Si termina entre la 1 y las 8 de la mañana te lo advertimos: a esa hora puja poca gente.',
      ],
      links: [{ to: paths.publish, label: 'Publicar una subasta' }],
    },
    {
      id: 'base-0',
      question: '¿Qué es una subasta Base $0?',
      answer: [
        'Una subasta sin precio base: la primera puja puede ser de un incremento. Atrae a mucha más gente, pero te compromete a vender al precio al que llegue, aunque sea bajo.',
      ],
      links: [{ to: paths.baseZero, label: 'Ver subastas Base $0' }],
    },
    {
      id: 'que-incremento-pongo',
      question: '¿Qué incremento conviene?',
      answer: [
        'El formulario te sugiere uno según el precio, y podés cambiarlo: desde $ 1 y hasta $ 100.000 o la mitad del precio base, lo que sea mayor.'.replaceAll(
          '$ ',
          '$\u00a0',
        ),
        {
          table: {
            caption: 'Incremento sugerido según el precio',
            head: ['Para un precio de', 'Sugerimos'],
            rows: PRICES.map((price) => [pesos(price), pesos(suggestIncrement(price * 100) / 100)]),
          },
        },
      ],
    },
    {
      id: 'editar-una-subasta',
      question: '¿Puedo cambiar una subasta publicada?',
      answer: [
        'Mientras no tenga pujas podés cambiar todo hasta que termine, siempre que el cierre quede al menos a una hora.',
        'Con pujas solo se puede agregar: aclaraciones con fecha debajo de la descripción, más fotos y más formas de entrega. Nunca precio, incremento, horarios, categoría ni título.',
      ],
    },
    {
      id: 'borrar-una-subasta',
      question: '¿Puedo borrar mi subasta?',
      answer: [
        'Sin pujas, sí. Con pujas no: hay personas que cuentan con ella. La administración puede cancelar una subasta con un motivo; en ese caso se les avisa a vos y a quienes pujaron, y no hay venta.',
      ],
    },
    {
      id: 'termino-sin-ofertas',
      question: 'Mi subasta terminó sin ofertas. ¿Y ahora?',
      answer: [
        'No pagás nada. Podés republicarla con otra fecha de cierre: es una subasta nueva con el mismo contenido y las mismas fotos, y las pujas empiezan de cero. También sirve «Publicar similar», que copia el contenido para que cambies lo que quieras.',
      ],
      links: [{ to: paths.myAuctions, label: 'Mis subastas' }],
    },
    {
      id: 'categorias-premium',
      question: '¿Qué son las categorías premium?',
      answer: [
        `Inmuebles y vehículos. Para publicar y para pujar en ellas hacen falta ${premium} puntos de reputación o más.`,
      ],
    },
    {
      id: 'privadas-y-destacadas',
      question: '¿Qué son las subastas privadas y las destacadas?',
      answer: [
        `Con ${top?.fromScore} puntos o más podés hacer subastas privadas: no aparecen en listas ni búsquedas y solo entra quien tenga el enlace. Si lo compartís de más, podés anularlo.`,
        `También podés destacar hasta ${top?.featuredAtOnce} subastas a la vez: se muestran primero en el inicio, con la marca «Destacada».`,
      ],
    },
  ],
}
