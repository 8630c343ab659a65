import type { ReactNode } from 'react'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyDrawing } from '../../ui/empty-drawing.tsx'

interface CallbackFailureProps {
  title: string
  message: string
  /** A second way out, beside the login. */
  children?: ReactNode
}

/** A login by a provider that came to nothing: why, and back to the login. */
export function CallbackFailure({ title, message, children }: CallbackFailureProps) {
  return (
    <div className="wrap grid min-h-[60dvh] place-items-center py-10">
      <div role="alert" className="flex max-w-md flex-col items-center text-center">
        <EmptyDrawing about="storm" />
        <h1 className="mt-4 text-22 font-extrabold text-balance hyphens-auto wrap-anywhere">{title}</h1>
        <p className="mt-2 text-muted">{message}</p>
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <ButtonLink to={paths.login}>Volver al login</ButtonLink>
          {children}
        </div>
      </div>
    </div>
  )
}
