import { PRODUCT, TAGLINE } from '../lib/product.ts'

/** The title of the tab; every page draws exactly one. Without a text it is the product's own. */
export function PageTitle({ children }: { children?: string }) {
  return <title>{children ? `${children} · ${PRODUCT}` : `${PRODUCT} · ${TAGLINE}`}</title>
}
