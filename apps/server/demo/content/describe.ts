import type { Random } from '../random.ts'
import type { Item } from './item.ts'

const WHY = [
  'Lo vendo porque me mudo y no entra en el departamento nuevo.',
  'Está publicado solo acá.',
  'Cualquier duda, preguntá antes de pujar.',
  'Lo vendo por falta de uso.',
  'Las fotos son del artículo que se entrega.',
  'Casa sin humo y sin mascotas.',
  'Escucho consultas, respondo en el día.',
]
const SEEN = [
  'Se puede ver y probar con cita previa.',
  'Se muestra de lunes a viernes después de las 18.',
  'Los sábados a la mañana lo puedo mostrar sin problema.',
  'Si querés un video funcionando, te lo mando.',
]
const NEW = [
  'Nuevo, en su caja original.',
  'Con factura A o B.',
  'Embalado para que llegue perfecto a cualquier punto del país.',
]
const BIG = [
  'La documentación está en regla y se entrega con la transferencia hecha.',
  'Se coordina una visita antes del cierre de la subasta.',
  'Los gastos de escritura o transferencia son a cargo de quien compra.',
]

/** The whole description: what the seller says of the thing, and a sentence or two that sellers add. */
export function describe(item: Item, premium: boolean, random: Random): string {
  const [first = '', second = ''] = premium
    ? random.shuffle(BIG)
    : item.condition === 'nuevo'
      ? [random.pick(NEW), random.pick(WHY)]
      : [random.pick(SEEN), random.pick(WHY)]
  const closing = random.chance(0.45) ? `${first} ${second}` : first
  return `${item.about}\n\n${closing}`
}

export type Delivery = 'retiro' | 'envio-a-cargo-del-comprador' | 'envio-gratis' | 'a-convenir'

/** How it changes hands. */
export function chooseDelivery(premium: boolean, heavy: boolean, city: string, random: Random) {
  if (premium) return { options: ['a-convenir'] as Delivery[], text: '' }
  if (heavy)
    return { options: ['retiro', 'a-convenir'] as Delivery[], text: `Se retira en ${city}, en planta baja.` }
  if (random.chance(0.2))
    return { options: ['retiro', 'envio-gratis'] as Delivery[], text: 'El envío corre por mi cuenta.' }
  const text = random.pick([
    'Despacho por correo dentro de las 48 horas del pago.',
    `Punto de encuentro en ${city} o envío por correo.`,
    '',
  ])
  return { options: ['retiro', 'envio-a-cargo-del-comprador'] as Delivery[], text }
}
