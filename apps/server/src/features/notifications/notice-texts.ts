import { formatPesos } from '@martillo/domain/money/format-pesos'
import { formatInstant } from './format-instant.ts'
import type { Notice, NoticeFacts, NoticeKind } from './notice.ts'

export interface NoticeMail {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly button: string
}

interface Texts<F> {
  /** One line for the bell. */
  message(facts: F): string
  /** Kinds without one stay in the bell. */
  mail?(facts: F): NoticeMail
}

const quoted = (title: string) => `«${title}»`

/** `17 %`, `12,5 %`. */
export function formatRate(rateBp: number): string {
  return `${String(rateBp / 100).replace('.', ',')} %`
}

const TEXTS: { readonly [K in NoticeKind]: Texts<NoticeFacts[K]> } = {
  outbid: {
    message: ({ title, priceCents }) =>
      `Te superaron en ${quoted(title)}: ahora va ${formatPesos(priceCents)}`,
    mail: ({ title, priceCents }) => ({
      subject: `Te superaron en ${quoted(title)}`,
      heading: 'Te superaron',
      paragraphs: [
        `Otra persona va ganando ${quoted(title)}. El precio ahora es ${formatPesos(priceCents)}.`,
        'Si todavía lo querés, subí tu máximo: el sistema puja por vos solo lo necesario.',
      ],
      button: 'Volver a pujar',
    }),
  },
  first_bid: {
    message: ({ title, priceCents }) => `Primera puja en ${quoted(title)}: ${formatPesos(priceCents)}`,
  },
  leading_again: {
    message: ({ title, priceCents }) => `Volvés a ir ganando ${quoted(title)} por ${formatPesos(priceCents)}`,
    mail: ({ title, priceCents, stepBackUntil }) => ({
      subject: `Volvés a ir ganando ${quoted(title)}`,
      heading: 'Volvés a ir ganando',
      paragraphs: [
        `Se retiraron pujas de otra persona en ${quoted(title)} y tu máximo vuelve a ser el más alto. El precio ahora es ${formatPesos(priceCents)}.`,
        ...(stepBackUntil
          ? [`Si ya no lo querés, podés retirarte hasta ${formatInstant(stepBackUntil)}.`]
          : []),
      ],
      button: 'Ver la subasta',
    }),
  },
  bids_voided: {
    message: ({ title, reason }) => `La administración anuló tus pujas en ${quoted(title)}: ${reason}`,
    mail: ({ title, reason }) => ({
      subject: `Anulamos tus pujas en ${quoted(title)}`,
      heading: 'Anulamos tus pujas',
      paragraphs: [
        `La administración anuló tus pujas en ${quoted(title)}.`,
        `Motivo: ${reason}`,
        'Si creés que es un error, respondé este correo y lo revisamos.',
      ],
      button: 'Ver la subasta',
    }),
  },
  bid_withdrawn: {
    message: ({ title, priceCents }) =>
      priceCents === null
        ? `Se retiró una puja en ${quoted(title)}: quedó sin pujas`
        : `Se retiró una puja en ${quoted(title)}: ahora va ${formatPesos(priceCents)}`,
  },
  won: {
    message: ({ title, priceCents }) => `Ganaste ${quoted(title)} por ${formatPesos(priceCents)}`,
    mail: ({ title, priceCents }) => ({
      subject: `Ganaste ${quoted(title)} por ${formatPesos(priceCents)}`,
      heading: '¡Ganaste!',
      paragraphs: [
        `${quoted(title)} es tuyo por ${formatPesos(priceCents)}. ¡Felicitaciones!`,
        'Coordiná el pago y la entrega con quien vende. No pagues por adelantado sin acordar antes cómo lo recibís.',
      ],
      button: 'Ver lo que ganaste',
    }),
  },
  lost: {
    message: ({ title, priceCents }) =>
      `No ganaste ${quoted(title)}: se vendió por ${formatPesos(priceCents)}`,
    mail: ({ title, priceCents, maximumCents }) => ({
      subject: `No ganaste ${quoted(title)}`,
      heading: 'Esta vez no pudo ser',
      paragraphs: [
        `${quoted(title)} se vendió por ${formatPesos(priceCents)}. Tu máximo era ${formatPesos(maximumCents)}.`,
        'Hay más subastas en curso: capaz que la próxima es la tuya.',
      ],
      button: 'Ver cómo terminó',
    }),
  },
  sold: {
    message: ({ title, priceCents, commissionCents, rateBp }) =>
      `Vendiste ${quoted(title)}: ${formatPesos(priceCents)}, comisión ${formatPesos(commissionCents)} (${formatRate(rateBp)})`,
    mail: ({ title, priceCents, commissionCents, rateBp, dueAt }) => ({
      subject: `Vendiste ${quoted(title)} por ${formatPesos(priceCents)}`,
      heading: '¡Vendiste!',
      paragraphs: [
        `${quoted(title)} se vendió por ${formatPesos(priceCents)}.`,
        `La comisión es de ${formatPesos(commissionCents)} (${formatRate(rateBp)}) y vence el ${formatInstant(dueAt)}. Te quedan ${formatPesos(priceCents - commissionCents)}.`,
        'Coordiná con quien compró el pago y la entrega.',
      ],
      button: 'Ver la venta',
    }),
  },
  unsold: {
    message: ({ title }) => `${quoted(title)} terminó sin pujas`,
    mail: ({ title }) => ({
      subject: `${quoted(title)} terminó sin pujas`,
      heading: 'Tu subasta terminó sin pujas',
      paragraphs: [
        `Nadie pujó por ${quoted(title)}, así que no hay venta ni comisión.`,
        'Un precio base más bajo, mejores fotos o más detalles en la descripción suelen ayudar.',
      ],
      button: 'Ver la subasta',
    }),
  },
  auction_cancelled: {
    message: ({ title, reason }) => `Se canceló ${quoted(title)}: ${reason}`,
    mail: ({ title, reason }) => ({
      subject: `Se canceló ${quoted(title)}`,
      heading: 'Se canceló una subasta',
      paragraphs: [
        `La administración canceló ${quoted(title)}, así que no hay venta.`,
        `Motivo: ${reason}`,
        'Las pujas quedaron sin efecto y no tenés que hacer nada.',
      ],
      button: 'Ver la subasta',
    }),
  },
  clarification_added: {
    message: ({ title }) => `Hay una aclaración nueva en ${quoted(title)}`,
    mail: ({ title }) => ({
      subject: `Hay una aclaración nueva en ${quoted(title)}`,
      heading: 'Una aclaración sobre algo que te interesa',
      paragraphs: [
        `Quien vende agregó una aclaración a ${quoted(title)}. Está debajo de la descripción, con su fecha.`,
        'Tus pujas siguen en pie.',
      ],
      button: 'Leer la aclaración',
    }),
  },
  approved: {
    message: ({ title, endAt }) => `Aprobamos ${quoted(title)}: termina el ${formatInstant(endAt)}`,
    mail: ({ title, startAt, endAt }) => ({
      subject: `Aprobamos ${quoted(title)}`,
      heading: '¡Tu subasta está aprobada!',
      paragraphs: [
        `Ya se puede ver ${quoted(title)}. Empieza el ${formatInstant(startAt)} y termina el ${formatInstant(endAt)}.`,
        'El tiempo que esperó la aprobación no se descuenta de la subasta.',
      ],
      button: 'Ver la subasta',
    }),
  },
  rejected: {
    message: ({ title, reason }) => `No aprobamos ${quoted(title)}: ${reason}`,
    mail: ({ title, reason }) => ({
      subject: `No aprobamos ${quoted(title)}`,
      heading: 'No pudimos aprobar tu subasta',
      paragraphs: [
        `Revisamos ${quoted(title)} y por ahora no la podemos publicar.`,
        `Motivo: ${reason}`,
        'Podés corregirla desde “Mis subastas”: cuando la cambies, la volvemos a revisar.',
      ],
      button: 'Ver la subasta',
    }),
  },
  extended_after_outage: {
    message: ({ title, endAt }) =>
      `${quoted(title)} se extendió hasta ${formatInstant(endAt)} por una interrupción del servicio`,
    mail: ({ title, endAt }) => ({
      subject: `Se extendió ${quoted(title)}`,
      heading: 'Se extendió una subasta en la que pujaste',
      paragraphs: [
        `Durante unos minutos no se pudo pujar, así que ${quoted(title)} ahora termina ${formatInstant(endAt)}.`,
        'Tus pujas siguen en pie y no tenés que hacer nada.',
      ],
      button: 'Ver la subasta',
    }),
  },
  identity_decided: {
    message: ({ approved, reason }) =>
      approved ? 'Tu identidad está verificada' : `No pudimos verificar tu identidad: ${reason}`,
    mail: ({ approved, reason }) => ({
      subject: approved ? 'Tu identidad está verificada' : 'No pudimos verificar tu identidad',
      heading: approved ? '¡Listo, sos vos!' : 'No pudimos verificarte',
      paragraphs: approved
        ? ['Verificamos tu identidad y sumaste puntos de reputación.', 'Ya borramos las fotos de tu DNI.']
        : [`Motivo: ${reason}`, 'Borramos las fotos. Podés mandar otras cuando quieras.'],
      button: 'Ver mi reputación',
    }),
  },
  // Whoever is banned cannot read the bell: the mail comes from what decides, at once.
  appeal_answered: {
    message: ({ lifted, note }) =>
      lifted
        ? `Aceptamos tu apelación y levantamos la suspensión: ${note}`
        : `Respondimos tu apelación: ${note}`,
  },
  account: {
    message: () => 'Levantamos la suspensión de tu cuenta: ya podés pujar y publicar',
  },
}

// The kind and its facts belong together, which the compiler loses when it looks up the table.
const textsOf = (notice: Notice) => TEXTS[notice.kind] as Texts<Notice['facts']>

/** The line in the bell. */
export function messageOf(notice: Notice): string {
  return textsOf(notice).message(notice.facts)
}

/** What the mail says; nothing for kinds that are not mailed. */
export function mailOf(notice: Notice): NoticeMail | undefined {
  return textsOf(notice).mail?.(notice.facts)
}

/** Where it leads: always a path of ours. */
export function linkOf({ facts }: Notice): string {
  return 'auctionId' in facts ? `/subasta/${facts.auctionId}` : '/mi-reputacion'
}
