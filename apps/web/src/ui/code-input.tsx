import { clsx } from 'clsx'
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { plainKey } from './plain-key.ts'

const LENGTH = 6
const PLACES = ['primera', 'segunda', 'tercera', 'cuarta', 'quinta', 'sexta'] as const

interface CodeInputProps {
  /** Up to six digits; a box without one holds a space (see `isWholeCode`). */
  value: string
  onChange: (value: string) => void
  /** Called once when the sixth box is filled. */
  onComplete?: (code: string) => void
  invalid?: boolean
  disabled?: boolean
  /** What the boxes are for. */
  label?: string
}

/** True for exactly six digits. */
export function isWholeCode(value: string): boolean {
  return /^\d{6}$/.test(value)
}

/** Six boxes of one digit. Pasting or the phone's suggestion of a code fills them all. */
export function CodeInput({ value, onChange, onComplete, invalid, disabled, label }: CodeInputProps) {
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const digits = Array.from({ length: LENGTH }, (_, i) => (value[i] ?? '').trim())

  useEffect(() => {
    // Emptied because the code was wrong: the next one is typed from its first digit on.
    if (value === '' && boxes.current.some((box) => box === document.activeElement)) boxes.current[0]?.focus()
  }, [value])

  function put(next: readonly string[], focus: number) {
    const text = next.map((digit) => digit || ' ').join('')
    const kept = text.trimEnd()
    onChange(kept)
    boxes.current[Math.min(focus, LENGTH - 1)]?.focus()
    if (isWholeCode(kept) && !isWholeCode(value)) onComplete?.(kept)
  }

  /** Writes digits from one box on; a whole code always starts at the first. */
  function write(at: number, text: string) {
    const fresh = text.replace(/\D/g, '')
    if (fresh === '') return
    const start = fresh.length >= LENGTH ? 0 : at
    const written = [...fresh].slice(0, LENGTH - start)
    put(
      digits.map((digit, i) => written[i - start] ?? digit),
      start + written.length,
    )
  }

  function onKeyDown(at: number, event: KeyboardEvent) {
    const key = plainKey(event)
    const move = { ArrowLeft: -1, ArrowRight: 1 }[key]
    // With Shift they select.
    if (move && !event.shiftKey) {
      event.preventDefault()
      boxes.current[at + move]?.focus()
    }
    if (key !== '' && key === digits[at]) {
      // The same digit over itself is no change that anybody would be told of.
      event.preventDefault()
      boxes.current[at + 1]?.focus()
    }
    if (key !== 'Backspace') return
    event.preventDefault()
    const target = digits[at] ? at : Math.max(0, at - 1)
    put(without(target), target)
  }

  function without(at: number): string[] {
    return digits.map((digit, i) => (i === at ? '' : digit))
  }

  function onPaste(at: number, event: ClipboardEvent) {
    event.preventDefault()
    write(at, event.clipboardData.getData('text'))
  }

  return (
    <fieldset className="flex justify-center gap-2 sm:gap-2.5" aria-invalid={invalid || undefined}>
      <legend className="sr-only">{label ?? 'Código de verificación'}</legend>
      {PLACES.map((place, i) => (
        <input
          key={place}
          ref={(node) => {
            boxes.current[i] = node
          }}
          type="text"
          inputMode="numeric"
          autoComplete={i === 0 ? 'one-time-code' : 'off'}
          aria-label={`${place} cifra`}
          disabled={disabled}
          value={digits[i]}
          onChange={(event) => {
            const text = event.target.value
            // Some phones' keyboards delete without naming the key.
            if (text === '') return put(without(i), i)
            // Typing over a full box brings the old digit along; a suggestion brings all six.
            write(i, text.length === 2 ? text.replace(digits[i] ?? '', '') : text)
          }}
          onKeyDown={(event) => onKeyDown(i, event)}
          onPaste={(event) => onPaste(i, event)}
          onFocus={(event) => event.target.select()}
          className={clsx(
            'h-14 w-full max-w-13 min-w-0 rounded-[12px] border-[1.5px] bg-surface text-center text-22 font-bold caret-brand focus:border-brand focus:outline-none focus-visible:ring-3 focus-visible:ring-brand/25 disabled:opacity-60',
            invalid ? 'border-urgent' : 'border-edge',
          )}
        />
      ))}
    </fieldset>
  )
}
