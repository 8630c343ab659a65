import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { controlLook } from './control-look.ts'
import { Counter } from './counter.tsx'
import { useFieldWiring } from './field.tsx'
import { useLength } from './use-length.ts'

interface TextInputProps extends ComponentProps<'input'> {
  /** Shows `n/máximo` under the field; the maximum counts characters and is not enforced while typing. */
  counter?: number
}

/** A one-line text field; inside a Field it is labelled by it. Works with `register` of react-hook-form. */
export function TextInput({ counter, className, ref, onInput, ...rest }: TextInputProps) {
  const [length, measured, count] = useLength({ ref, value: rest.value, counted: counter !== undefined })
  return (
    <>
      <input
        {...useFieldWiring()}
        {...rest}
        ref={measured}
        onInput={(event) => {
          count(event)
          onInput?.(event)
        }}
        className={clsx(controlLook, 'h-[50px]', className)}
      />
      {counter !== undefined && <Counter length={length} maximum={counter} />}
    </>
  )
}
