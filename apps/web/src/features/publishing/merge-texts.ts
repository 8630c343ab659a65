import type { PublishTexts } from './publish-texts.ts'

/** What is chosen together changes together: half of one and half of another would be what nobody wrote. */
export const draftPieces = [
  { name: 'Título', fields: ['title'] },
  { name: 'Descripción', fields: ['description'] },
  { name: 'Categoría', fields: ['categoryId', 'subcategoryId'] },
  { name: 'Estado', fields: ['condition'] },
  { name: 'Garantía', fields: ['warranty', 'warrantyDay'] },
  { name: 'Precio', fields: ['baseZero', 'basePrice', 'increment'] },
  { name: 'Tiempo', fields: ['startsNow', 'start', 'length', 'end'] },
  { name: 'Formas de entrega', fields: ['delivery'] },
  { name: 'Sobre la entrega', fields: ['deliveryDescription'] },
  { name: 'Lugar', fields: ['province', 'city'] },
  { name: 'Quién la ve', fields: ['private'] },
] as const satisfies readonly { name: string; fields: readonly (keyof PublishTexts)[] }[]

export type DraftPiece = (typeof draftPieces)[number]

/** One piece of some texts, to be compared or put into others. */
function pieceOf({ fields }: DraftPiece, texts: PublishTexts): Partial<PublishTexts> {
  return Object.fromEntries(fields.map((field) => [field, texts[field]]))
}

/** These texts with some pieces of others in their place. */
export function withPieces(
  texts: PublishTexts,
  others: PublishTexts,
  pieces: readonly DraftPiece[],
): PublishTexts {
  return Object.assign({ ...texts }, ...pieces.map((piece) => pieceOf(piece, others)))
}

/**
 * Brings together what two devices made of the same draft: each piece that only one of them changed is as that one has it.
 * What both changed, each otherwise, is as it stands here, and is named among the clashes.
 */
export function mergeTexts(
  base: PublishTexts,
  mine: PublishTexts,
  theirs: PublishTexts,
): { texts: PublishTexts; brought: DraftPiece[]; clashes: DraftPiece[] } {
  const isSame = (piece: DraftPiece, one: PublishTexts, other: PublishTexts) =>
    JSON.stringify(pieceOf(piece, one)) === JSON.stringify(pieceOf(piece, other))
  const changedThere = draftPieces.filter(
    (piece) => !isSame(piece, base, theirs) && !isSame(piece, mine, theirs),
  )
  const clashes = changedThere.filter((piece) => !isSame(piece, base, mine))
  const brought = changedThere.filter((piece) => !clashes.includes(piece))
  return { texts: withPieces(mine, theirs, brought), brought, clashes }
}
