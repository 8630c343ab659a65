import { MyAuctionRow } from '../features/auctions/my-auction-row.tsx'
import { paths } from '../lib/paths.ts'
import { keyOf, useCall } from '../lib/use-call.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Pagination, usePage } from '../ui/pagination.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** The person's own auctions, the newest first. */
export function Component() {
  const page = usePage()
  const { data, error, mutate } = useCall(keyOf('GET /auctions/myauctions', { query: { page } }))
  return (
    <div className="wrap max-w-4xl py-6 md:py-8">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-22 md:text-28">Mis subastas</h1>
        <ButtonLink kind="bid" size="small" to={paths.publish}>
          Publicar!
        </ButtonLink>
      </div>
      {!data && error && <ErrorState title="Error al cargar subastas" onRetry={() => void mutate()} />}
      {!data && !error && (
        <div role="status" aria-label="Cargando tus subastas" className="grid gap-3">
          {[0, 1, 2, 3].map((i) => (
            <Skeleton key={i} className="h-28 rounded-card" />
          ))}
        </div>
      )}
      {data && data.data.length === 0 && (
        <EmptyState
          title="Todavía no publicaste nada"
          action={
            <ButtonLink kind="bid" to={paths.publish}>
              Publicar mi primera subasta
            </ButtonLink>
          }
        >
          Buscá algo que ya no uses: con dos fotos alcanza.
        </EmptyState>
      )}
      {data && data.data.length > 0 && (
        <ul className="grid gap-3">
          {data.data.map((card) => (
            <li key={card.ID}>
              <MyAuctionRow card={card} />
            </li>
          ))}
        </ul>
      )}
      <Pagination pages={data?.meta.pages ?? 0} />
    </div>
  )
}
