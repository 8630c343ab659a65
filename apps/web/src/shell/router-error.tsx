import { isRouteErrorResponse, useRouteError } from 'react-router'
import { Button } from '../ui/button.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { EmptyDrawing } from '../ui/empty-drawing.tsx'

function detailOf(error: unknown): { message: string; stack?: string | undefined } {
  if (isRouteErrorResponse(error)) return { message: `${error.status} ${error.statusText}` }
  if (error instanceof Error) return { message: error.message, stack: error.stack }
  return { message: String(error) }
}

/** What the router shows when a screen could not even be fetched, for instance after a new version went out. */
export function RouterError() {
  const { message, stack } = detailOf(useRouteError())
  return (
    <div
      role="alert"
      className="wrap flex min-h-[60dvh] flex-col items-center justify-center py-12 text-center"
    >
      <EmptyDrawing about="storm" />
      <h1 className="mt-4 text-28">Unexpected Application Error!</h1>
      <p className="mt-3 max-w-xl break-words text-muted">{message}</p>
      {import.meta.env.DEV && stack && (
        <pre className="mt-4 max-h-60 max-w-full overflow-auto rounded-card bg-line p-4 text-left text-12">
          {stack}
        </pre>
      )}
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>Reintentar</Button>
        <a href="/" className={buttonLook({ kind: 'line' })}>
          Volver al inicio
        </a>
      </div>
    </div>
  )
}
