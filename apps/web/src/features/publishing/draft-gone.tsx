import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** For the address of a draft that became an auction, was deleted, or is somebody else's. */
export function DraftGone({ auction }: { auction?: number | undefined }) {
  return (
    <EmptyState
      title={auction ? 'Esta subasta ya está publicada' : 'Este borrador ya no está'}
      action={
        <span className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={auction ? paths.auction(auction) : paths.myAuctions}>
            {auction ? 'Ver la subasta' : 'Ver mis subastas'}
          </ButtonLink>
          <ButtonLink kind="line" to={paths.publish}>
            Publicar otra
          </ButtonLink>
        </span>
      }
    >
      {auction ? 'Si querés cambiarle algo, hacelo desde Mis subastas.' : 'Puede que lo hayas borrado.'}
    </EmptyState>
  )
}
