import type { Category } from '@martillo/contract/catalog'
import { useLocation, useParams } from 'react-router'
import { AuctionList } from '../features/auctions/auction-list.tsx'
import type { Browsed } from '../features/browsing/browsed.ts'
import { categoryKey, subcategoryKey } from '../features/browsing/list-keys.ts'
import { useList } from '../features/browsing/use-list.ts'
import { CategoryHead } from '../features/catalog/category-head.tsx'
import { useCategory } from '../features/catalog/use-category.ts'
import { paths } from '../lib/paths.ts'
import { PageHead } from '../shell/head/page-head.tsx'
import { BEYOND_END } from './parts/beyond-end.tsx'
import { Missing } from './parts/missing.tsx'

/** A category or one of its subcategories: what is on offer there, and the sisters one tap away. */
export function Component() {
  const { categoryName = '', subcategoryName } = useParams()
  const { category, subcategory, failed, retry, missing } = useCategory(categoryName, subcategoryName)
  if (missing) return <Missing />
  return (
    <>
      {category && <Head category={category} subcategory={subcategory} />}
      <CategoryHead category={category} current={subcategory?.ID} />
      <Auctions
        // Of another category nothing stays while this one's are on their way.
        key={`${categoryName}/${subcategoryName ?? ''}`}
        category={category}
        subcategory={subcategory}
        failed={failed}
        onRetry={retry}
      />
    </>
  )
}

interface HeadProps {
  category: Category
  subcategory: Category['Subcategories'][number] | undefined
}

// An address may name them otherwise than by their slugs, which stand for the page.
function Head({ category, subcategory }: HeadProps) {
  const crumbs = [{ name: category.Name, path: paths.category(category.Slug) }]
  if (!subcategory)
    return <PageHead title={category.Name} path={crumbs[0]?.path} about={{ kind: 'category', crumbs }} />
  const path = paths.subcategory(category.Slug, subcategory.Slug)
  crumbs.push({ name: subcategory.Name, path })
  const title = `${subcategory.Name} en ${category.Name}`
  return <PageHead title={title} path={path} about={{ kind: 'category', crumbs }} />
}

interface AuctionsProps {
  category: Category | undefined
  subcategory: Category['Subcategories'][number] | undefined
  /** The categories themselves could not be read. */
  failed: boolean
  onRetry: () => void
}

function Auctions({ category, subcategory, failed, onRetry }: AuctionsProps) {
  const { search } = useLocation()
  const key = subcategory
    ? subcategoryKey(subcategory.ID, search)
    : category && categoryKey(category.ID, search)
  const list = useList(key ?? null)
  const shown = subcategory ?? category
  const browsed: Browsed | undefined = shown && {
    list: subcategory ? 'subcategory' : 'category',
    id: shown.ID,
    ownSort: 'por-terminar',
  }
  return (
    <AuctionList
      title={shown?.Name ?? ' '}
      list={{
        ...list,
        failed: failed || list.failed,
        retry: () => {
          if (failed) onRetry()
          list.retry()
        },
      }}
      beyondEnd={BEYOND_END}
      browsed={browsed}
    />
  )
}
