import type { Meta } from '@martillo/contract/shapes'

/** What a list says of itself. */
export function pageMeta({ page, limit }: { page: number; limit: number }, total: number): Meta {
  return { page, limit, pages: Math.ceil(total / limit), total }
}
