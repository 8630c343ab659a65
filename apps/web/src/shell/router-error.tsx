import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { reportLater } from '../lib/watch-errors.ts'
import { Button } from '../ui/button.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { EmptyDrawing } from '../ui/empty-drawing.tsx'
import { PageHead } from './head/page-head.tsx'

const TITLE = 'Unexpected Application Error!'

const LINES_SHOWN = 8

/** What happened in a line, and the way there if there is more to say. */
function detailOf(error: unknown): { message: string; trace?: string } {
  if (isRouteErrorResponse(error)) return { message: `${error.status} ${error.statusText}` }
  if (!(error instanceof Error)) return { message: String(error) }
  const lines = error.stack?.split('\n').slice(0, LINES_SHOWN) ?? []
  return lines.length > 1 ? { message: error.message, trace: lines.join('\n') } : { message: error.message }
}

/** What the router shows when a screen could not even be fetched, for instance after a new version went out. */
export function RouterError() {
  const error = useRouteError()
  const { message, trace } = detailOf(error)
  useEffect(() => {
    if (!isRouteErrorResponse(error)) reportLater({ origin: 'react', error })
  }, [error])

  return (
    <div
      role="alert"
      className="wrap flex min-h-[60dvh] flex-col items-center justify-center py-12 text-center"
    >
      <PageHead title={TITLE} noindex />
      <EmptyDrawing about="storm" />
      <h1 className="mt-4 text-28">{TITLE}</h1>
      <p className="mt-3 max-w-xl text-muted [overflow-wrap:anywhere]">{message}</p>
      {trace && (
        <pre className="mt-4 max-w-full rounded-card border border-line bg-surface p-4 text-left text-12 whitespace-pre-wrap text-muted [overflow-wrap:anywhere]">
          {trace}
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
