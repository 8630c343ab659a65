import type { CappedMeta } from '@martillo/contract/auction-filters'

export interface Page {
  readonly page: number
  readonly limit: number
}

/** About a page of a list that has `total` things, of which at most `cap` can be turned to. */
export function metaOf({ page, limit }: Page, total: number, cap = Number.POSITIVE_INFINITY): CappedMeta {
  const shown = Math.min(total, cap)
  const meta = { page, limit, pages: Math.ceil(shown / limit), total: shown }
  return total > cap ? { ...meta, capped: true } : meta
}
