/** The pages that a pagination offers: first, last, the current one and its neighbours; null is a gap. */
export function pagesAround(current: number, pages: number): readonly (number | null)[] {
  const wanted = new Set([1, pages, current - 1, current, current + 1])
  if (current <= 3) wanted.add(2).add(3)
  if (current >= pages - 2) wanted.add(pages - 1).add(pages - 2)
  const list = [...wanted].filter((page) => page >= 1 && page <= pages).sort((a, b) => a - b)
  return list.flatMap((page, i) => {
    const before = list[i - 1]
    if (before === undefined || page - before === 1) return [page]
    return page - before === 2 ? [page - 1, page] : [null, page]
  })
}

/** The query of a page: `?page=N`, left out for the first; what else is in the query stays. */
export function pageSearch(search: string, page: number): string {
  const query = new URLSearchParams(search)
  if (page <= 1) query.delete('page')
  else query.set('page', String(page))
  const text = query.toString()
  return text ? `?${text}` : ''
}

/** The page that a query asks for; anything but a whole number from 1 on is the first. */
export function pageOf(search: string): number {
  const text = new URLSearchParams(search).get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}
