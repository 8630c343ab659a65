import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { controlLook } from './control-look.ts'
import { Counter } from './counter.tsx'
import { useFieldWiring } from './field.tsx'
import { useLength } from './use-length.ts'

interface TextAreaProps extends ComponentProps<'textarea'> {
  counter?: number
}

/** A field for several lines, which grows with what is written where the browser can do that. */
export function TextArea({ counter, className, ref, onInput, rows = 4, ...rest }: TextAreaProps) {
  const [length, measured, count] = useLength({ ref, value: rest.value, counted: counter !== undefined })
  return (
    <>
      <textarea
        {...useFieldWiring()}
        {...rest}
        rows={rows}
        ref={measured}
        onInput={(event) => {
          count(event)
          onInput?.(event)
        }}
        className={clsx(controlLook, 'field-sizing-content max-h-[60vh] min-h-28 py-3', className)}
      />
      {counter !== undefined && <Counter length={length} maximum={counter} />}
    </>
  )
}
