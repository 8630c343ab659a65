import { useSearchParams } from 'react-router'
import { AuctionList } from '../features/auctions/auction-list.tsx'
import { paths } from '../lib/paths.ts'
import { keyOf, useCall } from '../lib/use-call.ts'
import { PageTitle } from '../shell/page-title.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { usePage } from '../ui/pagination.tsx'

/** What was found for the text in the address. Blank text asks nothing. */
export function Component() {
  const [params] = useSearchParams()
  const text = (params.get('q') ?? '').trim()
  const page = usePage()
  const { data, error, mutate } = useCall(
    text === '' ? null : keyOf('GET /browse', { query: { search: text, page, limit: 12 } }),
  )
  const nothing = { cards: [], pages: 0 }
  return (
    <>
      {text !== '' && <PageTitle>{`Resultados para ${text}`}</PageTitle>}
      <AuctionList
        title={text === '' ? '¿Qué estás buscando?' : `Resultados para ${text}`}
        about={
          data?.meta.did_you_mean
            ? `Tal cual no encontramos nada. Quizás quisiste decir “${data.meta.did_you_mean}”.`
            : undefined
        }
        page={
          text === ''
            ? nothing
            : { cards: data?.auctions, pages: data?.meta.pages ?? 0, total: data?.meta.total }
        }
        failed={Boolean(error)}
        onRetry={() => void mutate()}
        failure="Failed to load auctions. Please try again later."
        empty={text === '' ? 'Escribí arriba el producto que querés.' : 'No se encontraron resultados.'}
        emptyAction={
          <ButtonLink kind="line" to={paths.all}>
            Ver todas las subastas
          </ButtonLink>
        }
      />
    </>
  )
}
