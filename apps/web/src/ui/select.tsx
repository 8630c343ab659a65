import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlLook } from './control-look.ts'
import { useFieldWiring } from './field.tsx'

/** The device's own select, dressed; options are `<option>` elements. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        {...useFieldWiring()}
        {...rest}
        className={clsx(controlLook, 'h-[50px] appearance-none pr-11', className)}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-4 size-5 -translate-y-1/2 text-muted"
      />
    </span>
  )
}
