import { paths } from '../lib/paths.ts'
import { PageHead } from '../shell/head/page-head.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** For addresses that lead to nothing, and for what is not there or not to be seen. */
export function Component() {
  return (
    <div className="wrap grid min-h-[60dvh] place-items-center">
      <PageHead title="Página no encontrada" status={404} noindex />
      <EmptyState
        about="lost"
        title={<h1 className="text-28">Esta página no existe</h1>}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to={paths.home}>Volver al inicio</ButtonLink>
            <ButtonLink to={paths.all} kind="line">
              Ver todas las subastas
            </ButtonLink>
            <ButtonLink to={paths.endingSoon} kind="line">
              Por terminar
            </ButtonLink>
          </div>
        }
      >
        Puede que el enlace esté incompleto o que la subasta ya no esté publicada. Probá buscarla por su
        nombre.
      </EmptyState>
    </div>
  )
}
