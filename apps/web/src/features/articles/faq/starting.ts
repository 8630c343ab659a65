import { paths } from '../../../lib/paths.ts'
import type { FaqGroup } from './faq-group.ts'

export function starting(product: string): FaqGroup {
  return {
    id: 'para-empezar',
    title: 'Para empezar',
    entries: [
      {
        id: 'que-necesito-para-registrarme',
        question: '¿Qué necesito para registrarme?',
        answer: [
          'Tener 18 años o más y un email que sea tuyo. Te pedimos nombre, apellido, fecha de nacimiento, teléfono, provincia y ciudad, y elegís un nombre de usuario de 3 a 24 letras, números, puntos o guiones bajos. La foto es opcional.',
          'Después te mandamos un código de 6 dígitos para verificar el email. Vale 10 minutos y tenés 5 intentos; si no llega, podés pedir otro al minuto, hasta 5 por hora.',
        ],
        links: [{ to: paths.register, label: 'Registrarse' }],
      },
      {
        id: 'cuanto-cuesta',
        question: `¿Cuánto cuesta usar ${product}?`,
        answer: [
          'Mirar, registrarte, pujar, comprar y publicar es gratis. Solo paga quien vende, y solo si vende: una comisión sobre el precio final. Si tu subasta termina sin ofertas no pagás nada.',
        ],
        links: [{ to: '#cuanto-es-la-comision', label: 'Cuánto es la comisión' }],
      },
      {
        id: 'puedo-mirar-sin-cuenta',
        question: '¿Puedo mirar sin tener cuenta?',
        answer: [
          'Sí. Podés recorrer las subastas, buscar, ver precios en vivo y el historial de pujas sin registrarte. Necesitás una cuenta con el email verificado para pujar y publicar.',
        ],
        links: [{ to: paths.all, label: 'Ver todas las subastas' }],
      },
      {
        id: 'que-hora-vale',
        question: '¿Qué hora vale para el cierre?',
        answer: [
          'La de nuestro servidor, mostrada en hora argentina. La hora de tu teléfono o tu computadora no cambia nada: la cuenta regresiva sigue siempre el reloj del servidor, también si tu dispositivo está atrasado.',
        ],
      },
      {
        id: 'particular-o-comercio',
        question: '¿Qué significa «particular» o «comercio» en quien vende?',
        answer: [
          'Cada persona que vende declara si lo hace como particular o como comercio, y lo ves antes de pujar. Importa por tus derechos: cuando le comprás a distancia a un comercio tenés 10 días corridos para arrepentirte; entre particulares ese derecho no se aplica.',
        ],
        links: [{ to: '#arrepentimiento', label: 'Cómo me arrepiento de una compra' }],
      },
    ],
  }
}
