import { clsx } from 'clsx'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless'
import { Spinner } from './spinner.tsx'

const DURATIONS = {
  blank: { duration: 4_000 },
  error: { duration: 4_000 },
  success: { duration: 2_000 },
  loading: { duration: Number.POSITIVE_INFINITY },
  custom: { duration: 4_000 },
  removeDelay: 200,
}
const LIMIT = 20

/** Where toasts appear: at the top, at most 350 px wide, 8 px apart. Only for the browser, after mounting. */
export function Toaster() {
  const { toasts, handlers } = useToaster(DURATIONS)
  return (
    <section
      aria-label="Mensajes"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      className="pointer-events-none fixed inset-x-4 top-[calc(12px+env(safe-area-inset-top))] z-60 flex flex-col items-center gap-2"
    >
      {toasts.slice(0, LIMIT).map((toast) => (
        <OneToast key={toast.id} toast={toast} />
      ))}
    </section>
  )
}

function OneToast({ toast }: { toast: Toast }) {
  const message = resolveValue(toast.message, toast)
  const isCustom = toast.type === 'custom'
  return (
    <div
      {...toast.ariaProps}
      className={clsx(
        'pointer-events-auto w-fit max-w-[350px] transition-[opacity,translate] duration-200',
        toast.visible ? 'animate-rise' : '-translate-y-2 opacity-0',
        !isCustom &&
          'flex items-center gap-2.5 rounded-[14px] border border-line bg-surface px-4 py-3 text-[0.9375rem] font-medium text-ink shadow-float',
      )}
    >
      {!isCustom && <ToastIcon toast={toast} />}
      {isCustom ? message : <span className="min-w-0 break-words">{message}</span>}
    </div>
  )
}

function ToastIcon({ toast }: { toast: Toast }) {
  if (toast.icon) return <span aria-hidden="true">{toast.icon}</span>
  if (toast.type === 'success')
    return <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-good" />
  if (toast.type === 'error')
    return <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-urgent" />
  if (toast.type === 'loading') return <Spinner className="size-4.5 shrink-0 text-brand" />
  return null
}
