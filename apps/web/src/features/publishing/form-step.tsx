import { type ReactNode, useEffect, useRef } from 'react'

interface FormStepProps {
  /** A phone shows only the current one; a wider screen all of them. */
  isCurrent: boolean
  children: ReactNode
}

/** One step of the form. When a phone turns to it, reading goes on at its beginning. */
export function FormStep({ isCurrent, children }: FormStepProps) {
  const place = useRef<HTMLDivElement>(null)
  const was = useRef(isCurrent)
  useEffect(() => {
    if (isCurrent && !was.current) place.current?.focus({ preventScroll: true })
    was.current = isCurrent
  }, [isCurrent])
  return (
    <div ref={place} tabIndex={-1} className={isCurrent ? 'outline-none' : 'outline-none max-md:hidden'}>
      {children}
    </div>
  )
}
