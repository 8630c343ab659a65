import { PRODUCT, TAGLINE } from '../lib/product.ts'
import { Button } from '../ui/button.tsx'
import { buttonLook } from '../ui/button-look.ts'
import { EmptyDrawing } from '../ui/empty-drawing.tsx'

/** As the page's head says it, for the configuration may be what broke. */
function printedName(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content || PRODUCT
}

/** What is shown when drawing a screen failed. It needs neither router nor data, which may be what broke. */
export function CrashScreen({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="wrap flex min-h-[70dvh] flex-col items-center justify-center py-12 text-center"
    >
      <EmptyDrawing about="storm" />
      <h1 className="mt-4 text-28">¡Oops! Algo salió mal</h1>
      <p className="mt-3 max-w-md text-balance text-muted">
        Ha ocurrido un error inesperado. No te preocupes, estamos trabajando para solucionarlo.
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry}>Intentar de nuevo</Button>
        <a href="/" className={buttonLook({ kind: 'line' })}>
          Volver al inicio
        </a>
      </div>
      <p className="mt-12 text-14 text-muted">
        {printedName()} - {TAGLINE}
      </p>
    </div>
  )
}
