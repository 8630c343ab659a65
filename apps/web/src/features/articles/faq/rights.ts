import { paths } from '../../../lib/paths.ts'
import type { FaqGroup } from './faq-group.ts'

export function rights(contact: string): FaqGroup {
  return {
    id: 'tus-derechos',
    title: 'Tus derechos y tu cuenta',
    entries: [
      {
        id: 'arrepentimiento',
        question: '¿Puedo arrepentirme de una compra?',
        answer: [
          'Si le compraste a un comercio, sí: tenés 10 días corridos desde que recibiste el artículo (o desde la compra, si fue después), sin explicar por qué y sin costo. Entre particulares este derecho no se aplica; antes de pujar ves si quien vende es particular o comercio.',
          'Usá el botón de arrepentimiento, que está al pie de cada página. No hace falta tener cuenta: te damos un código en el momento y te respondemos dentro de las 24 horas.',
        ],
        links: [{ to: paths.regret, label: 'Botón de arrepentimiento' }],
      },
      {
        id: 'baja-de-servicio',
        question: '¿Cómo doy de baja mi cuenta o un servicio?',
        answer: [
          'Con el botón de baja de servicio, al pie de cada página. Igual que el otro: sin iniciar sesión, con un código en el momento y respuesta dentro de las 24 horas.',
        ],
        links: [{ to: paths.cancelService, label: 'Botón de baja de servicio' }],
      },
      {
        id: 'eliminar-mi-cuenta',
        question: '¿Qué se borra cuando elimino mi cuenta?',
        answer: [
          'Tus datos personales se borran o se vuelven anónimos en el momento, y en los historiales aparecés como «Usuario eliminado». Las pujas, ventas y comisiones quedan bajo un seudónimo, porque otras personas y la ley las necesitan. No se puede deshacer.',
          'No se puede eliminar una cuenta con subastas activas, pujas activas, ventas abiertas o comisiones sin pagar: te decimos cuál es el motivo.',
        ],
      },
      {
        id: 'mis-datos-privados',
        question: '¿Quién ve mis datos?',
        answer: [
          'En tu perfil público se ven tu usuario, tu foto, tu ciudad, tu reputación y tus ventas. Tu email, tu teléfono, tu nombre y tu fecha de nacimiento no se muestran. Solo cuando hay una venta, la otra parte recibe tu contacto para poder coordinar.',
          `Podés pedir ver, corregir o borrar tus datos: escribinos ${contact}.`,
        ],
        links: [{ to: paths.privacy, label: 'Política de privacidad' }],
      },
      {
        id: 'seguridad-de-mi-cuenta',
        question: '¿Cómo cuido mi cuenta?',
        answer: [
          'Usá una contraseña de 8 caracteres o más que no uses en otro lado. Las muy comunes no se aceptan. Nadie de la administración te la va a pedir, ni el código que te llega por email.',
          'Si cambiás la contraseña, se cierran todas las otras sesiones. Si alguien prueba contraseñas con tu cuenta, lo frenamos y vos podés seguir entrando desde tus dispositivos de siempre.',
        ],
      },
      {
        id: 'suspendieron-mi-cuenta',
        question: 'Suspendieron mi cuenta. ¿Qué puedo hacer?',
        answer: [
          'Al iniciar sesión ves el motivo y hasta cuándo dura. Desde ahí podés bajar tus datos y apelar una vez; una persona de la administración lo revisa y te responde.',
        ],
      },
      {
        id: 'defensa-del-consumidor',
        question: 'No estoy conforme con la respuesta. ¿A quién recurro?',
        answer: [
          `Primero escribinos ${contact}: queremos resolverlo. Si no alcanza, podés reclamar en Defensa de las y los Consumidores; el enlace está al pie de cada página.`,
        ],
      },
    ],
  }
}
