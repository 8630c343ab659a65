import { PRODUCT, TAGLINE } from '../lib/product.ts'

/** A screen's title as the tab shows it; empty is the product's own. */
export function titleOf(screen: string, product = PRODUCT): string {
  return screen ? `${screen} · ${product}` : `${product} · ${TAGLINE}`
}
