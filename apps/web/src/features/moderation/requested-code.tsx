import type { RevocationKind } from '@martillo/contract/moderation'
import { CircleCheck, Copy } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { formatDayTime } from '../../lib/format-date.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import type { RequestedRevocation } from './use-request-revocation.ts'

interface RequestedCodeProps {
  kind: RevocationKind
  requested: RequestedRevocation
  /** Where the mail went; empty for the account's own. */
  email: string
}

/** The code of a request that was taken. It stays on the screen until the person leaves. */
export function RequestedCode({ kind, requested, email }: RequestedCodeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])

  async function copy() {
    try {
      await navigator.clipboard.writeText(requested.code)
      toast.success('Copiamos el código.')
    } catch {
      toast.error('No pudimos copiarlo. Anotalo o sacale una captura.')
    }
  }

  return (
    <div className="grid justify-items-center py-4 text-center">
      <CircleCheck aria-hidden="true" className="size-12 text-good" />
      <h2 ref={heading} tabIndex={-1} className="mt-3 text-22 outline-none">
        Recibimos tu pedido de {kind === 'baja' ? 'baja' : 'arrepentimiento'}
      </h2>
      <p className="mt-4 text-14 font-semibold text-muted">Tu código</p>
      <p
        data-testid="code"
        className="mt-1 rounded-card bg-brand-soft px-6 py-3 text-28 font-extrabold tracking-widest text-brand-ink select-all"
      >
        {requested.code}
      </p>
      <Button kind="quiet" size="small" className="mt-2" onClick={() => void copy()}>
        <Copy aria-hidden="true" className="size-4" />
        Copiar el código
      </Button>
      <p className="mt-4 max-w-sm text-balance text-muted">
        Guardalo: es la constancia de tu pedido. También te lo mandamos
        {email.trim() === '' ? (
          ' al email de tu cuenta'
        ) : (
          <>
            {' '}
            a <b className="break-all">{email.trim()}</b>
          </>
        )}
        .
      </p>
      <p className="mt-2 max-w-sm text-balance text-muted">
        Te respondemos antes del {formatDayTime(requested.answer_by)}.
      </p>
    </div>
  )
}
