import { useParams } from 'react-router'
import { AuctionList } from '../features/auctions/auction-list.tsx'
import { CategoryHead } from '../features/catalog/category-head.tsx'
import { useCategory } from '../features/catalog/use-category.ts'
import { keyOf, useCall } from '../lib/use-call.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { usePage } from '../ui/pagination.tsx'
import { Component as NotFound } from './not-found.tsx'

/** A subcategory's auctions, with its sisters one tap away. */
export function Component() {
  const { categoryName = '', subcategoryName = '' } = useParams()
  const page = usePage()
  const { category, subcategory, failed, retry, missing } = useCategory(categoryName, subcategoryName)
  const { data, error, mutate } = useCall(
    subcategory
      ? keyOf('GET /subcategories/:id/auctions', { params: { id: subcategory.ID }, query: { page } })
      : null,
  )
  if (missing) return <NotFound />
  return (
    <>
      {category && subcategory && <PageTitle>{`${subcategory.Name} en ${category.Name}`}</PageTitle>}
      <CategoryHead category={category} current={subcategory?.ID} />
      <AuctionList
        title={subcategory?.Name ?? ' '}
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
