import { clsx } from 'clsx'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { controlLook } from './control-look.ts'
import { useFieldWiring } from './field.tsx'
import { caretAfter, retypeMoney, settleMoney } from './retype-money.ts'

interface MoneyInputProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'size'> {
  /** What is written, as text. Only the person changes it: give live amounts as `placeholder`. */
  value: string
  /** Read it with `parsePesos`, whose refusals carry their sentence. */
  onChange: (text: string) => void
  big?: boolean
}

/** A field for an amount in pesos, written as Argentina writes: points come by themselves, a comma for centavos. */
export function MoneyInput({ value, onChange, onBlur, big = false, className, ...rest }: MoneyInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (caret.current === null) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  return (
    <span className="relative block">
      <span
        aria-hidden="true"
        className={clsx(
          'pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-muted',
          big ? 'text-[1.25rem] font-[650]' : 'text-16',
        )}
      >
        $
      </span>
      <input
        autoComplete="off"
        inputMode="decimal"
        {...useFieldWiring()}
        {...rest}
        ref={input}
        type="text"
        value={value}
        onChange={(event) => {
          const typed = event.target.value
          const shown = retypeMoney(value, typed)
          caret.current = caretAfter(shown, typed, event.target.selectionStart ?? typed.length)
          onChange(shown)
        }}
        onBlur={(event) => {
          const settled = settleMoney(value)
          if (settled !== value) onChange(settled)
          onBlur?.(event)
        }}
        className={clsx(
          controlLook,
          'tabular-nums',
          big ? 'h-[54px] rounded-[14px] pl-10 text-[1.25rem] font-[650]' : 'h-[50px] pl-9',
          className,
        )}
      />
    </span>
  )
}
