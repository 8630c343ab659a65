import type { Category } from '@martillo/contract/catalog'
import { conditionWords, deliveryWords, warrantyWords } from '../auctions/words.ts'
import type { DraftPiece } from './merge-texts.ts'
import type { PublishTexts } from './publish-texts.ts'

const NOTHING = 'Sin completar'

function wordOf(words: Readonly<Record<string, string>>, code: string): string {
  return words[code] ?? ''
}

/** `2026-12-01T21:30` as people write it. */
function momentOf(local: string): string {
  const [day = '', time = ''] = local.split('T')
  return day && `${day.split('-').reverse().join('/')} ${time}`.trim()
}

function lengthOf({ length, end }: PublishTexts): string {
  if (length === 'other') return end && `cierra el ${momentOf(end)}`
  return length === '1' ? 'dura 1 día' : `dura ${length} días`
}

/** One piece of a draft as a person reads it, to be compared with what another device has there. */
export function clashWords(
  { name }: DraftPiece,
  texts: PublishTexts,
  categories: readonly Category[],
): string {
  const category = categories.find(({ ID }) => String(ID) === texts.categoryId)
  const subcategory = category?.Subcategories.find(({ ID }) => String(ID) === texts.subcategoryId)
  const words: Record<DraftPiece['name'], readonly (string | undefined)[]> = {
    Título: [texts.title],
    Descripción: [texts.description],
    Categoría: [category?.Name, subcategory?.Name],
    Estado: [wordOf(conditionWords, texts.condition)],
    Garantía: [wordOf(warrantyWords, texts.warranty), momentOf(texts.warrantyDay)],
    Precio: [
      texts.baseZero ? 'Base $0' : texts.basePrice && `$ ${texts.basePrice}`,
      texts.increment && `sube de a $ ${texts.increment}`,
    ],
    Tiempo: [texts.startsNow ? 'Empieza ahora' : `Empieza ${momentOf(texts.start)}`, lengthOf(texts)],
    'Formas de entrega': texts.delivery.map((one) => wordOf(deliveryWords, one)),
    'Sobre la entrega': [texts.deliveryDescription],
    Lugar: [texts.city, texts.province],
    'Quién la ve': [texts.private ? 'Solo quien tenga el enlace' : 'Todos'],
  }
  return words[name].filter((one) => one?.trim()).join(', ') || NOTHING
}
