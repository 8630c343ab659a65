import { useParams } from 'react-router'
import { AuctionList } from '../features/auctions/auction-list.tsx'
import { CategoryHead } from '../features/catalog/category-head.tsx'
import { useCategory } from '../features/catalog/use-category.ts'
import { keyOf, useCall } from '../lib/use-call.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { usePage } from '../ui/pagination.tsx'
import { Component as NotFound } from './not-found.tsx'

/** A category: its auctions, and its subcategories to narrow down. */
export function Component() {
  const { categoryName = '' } = useParams()
  const page = usePage()
  const { category, failed, retry, missing } = useCategory(categoryName)
  const { data, error, mutate } = useCall(
    category ? keyOf('GET /categories/:id/auctions', { params: { id: category.ID }, query: { page } }) : null,
  )
  if (missing) return <NotFound />
  return (
    <>
      {category && <PageTitle>{category.Name}</PageTitle>}
      <CategoryHead category={category} />
      <AuctionList
        title={category?.Name ?? ' '}
        page={{ cards: data?.data, pages: data?.meta.pages ?? 0, total: data?.meta.total }}
        failed={failed || Boolean(error)}
        onRetry={() => {
          retry()
          void mutate()
        }}
      />
    </>
  )
}
