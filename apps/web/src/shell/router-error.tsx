import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { reportLater } from '../lib/watch-errors.ts'
import { Button } from '../ui/button.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { EmptyDrawing } from '../ui/empty-drawing.tsx'

const TITLE = 'Unexpected Application Error!'

function detailOf(error: unknown): { message: string; stack?: string | undefined } {
  if (isRouteErrorResponse(error)) return { message: `${error.status} ${error.statusText}` }
  if (error instanceof Error) return { message: error.message, stack: error.stack }
  return { message: String(error) }
}

/** What the router shows when a screen could not even be fetched, for instance after a new version went out. */
export function RouterError() {
  const error = useRouteError()
  const { message, stack } = detailOf(error)
  useEffect(() => {
    document.title = TITLE
    if (!isRouteErrorResponse(error)) reportLater({ origin: 'react', error })
  }, [error])

  return (
    <div
      role="alert"
      className="wrap flex min-h-[60dvh] flex-col items-center justify-center py-12 text-center"
    >
      <EmptyDrawing about="storm" />
      <h1 className="mt-4 text-28">{TITLE}</h1>
      <p className="mt-3 max-w-xl text-muted [overflow-wrap:anywhere]">{message}</p>
      {stack && (
        <pre className="mt-4 max-h-48 max-w-full overflow-auto rounded-card border border-line bg-surface p-4 text-left text-12 text-muted">
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
