import { BANDS, bandOf } from '@martillo/domain/reputation/bands'
import { keyOf, useCall } from '../../lib/use-call.ts'
import { useCategories } from '../../lib/use-categories.ts'

const needed = BANDS.find(({ premiumCategories }) => premiumCategories)

/**
 * What a person is told of a premium category: null where it is none; `isOpen` where their reputation lets them publish in
 * it. The sentence says where they stand.
 */
export function usePremiumGate(categoryId: string): { isOpen: boolean; sentence: string } | null {
  const { data: categories = [] } = useCategories()
  const { data: person } = useCall(keyOf('GET /user/sessiondata'))
  const isPremium = categories.find(({ ID }) => String(ID) === categoryId)?.premium
  if (!isPremium || !needed || !person) return null
  const { reputation } = person
  const gate = `Es una categoría premium: se publica desde el nivel ${needed.band} (${needed.fromScore} puntos de reputación).`
  const isOpen = reputation >= needed.fromScore
  const own = isOpen
    ? 'Vos ya llegás.'
    : `Vos tenés ${reputation}: estás en el nivel ${bandOf(reputation)}. Elegí otra categoría o sumá ${needed.fromScore - reputation} más.`
  return { isOpen, sentence: `${gate} ${own}` }
}
