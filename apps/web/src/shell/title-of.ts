import { PRODUCT, TAGLINE } from '../lib/product.ts'

/** A screen's title as the tab shows it; empty is the product's own. */
export function titleOf(screen: string): string {
  return screen ? `${screen} · ${PRODUCT}` : `${PRODUCT} · ${TAGLINE}`
}
