import { CircleAlert } from 'lucide-react'
import { createContext, type ReactNode, useContext, useId } from 'react'

interface Wiring {
  id: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

const Context = createContext<Wiring | null>(null)

/** The ids that tie a control to the label, hint and error of the Field around it. */
export function useFieldWiring() {
  const field = useContext(Context)
  if (!field) return {}
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  }
}

interface FieldProps {
  label: ReactNode
  /** Stays under the control, also with an error. */
  hint?: ReactNode
  error?: ReactNode | undefined
  required?: boolean
  /** Says "(opcional)" beside the label. */
  optional?: boolean
  /** Kept for screen readers only. */
  hideLabel?: boolean
  className?: string
  children: ReactNode
}

/** A label, one control of ui/, a hint and an error, tied together for whoever cannot see them. */
export function Field({
  label,
  hint,
  error,
  required = false,
  optional,
  hideLabel,
  className,
  children,
}: FieldProps) {
  const id = useId()
  const hintId = hint ? `${id}-hint` : undefined
  const errorId = error ? `${id}-error` : undefined
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined
  return (
    <Context value={{ id, describedBy, invalid: Boolean(error), required }}>
      <div className={className}>
        <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block text-14 font-semibold'}>
          {label}
          {optional && <span className="font-normal text-muted"> (opcional)</span>}
        </label>
        {children}
        {error && (
          <p id={errorId} className="mt-1.5 flex gap-1.5 text-14 font-medium text-urgent">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span>{error}</span>
          </p>
        )}
        {hint && (
          <p id={hintId} className="mt-1.5 text-14 text-muted">
            {hint}
          </p>
        )}
      </div>
    </Context>
  )
}
