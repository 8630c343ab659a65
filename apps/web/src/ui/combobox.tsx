import { clsx } from 'clsx'
import { type KeyboardEvent, type MouseEvent, type Ref, useEffect, useId, useState } from 'react'
import { controlLook } from './control-look.ts'
import { useFieldWiring } from './field.tsx'
import { foldText } from './fold-text.ts'

export interface ComboOption {
  value: string
  /** A second, muted text, as the province of a city. */
  detail?: string
}

interface ComboboxProps {
  value: string
  onChange: (value: string) => void
  /** All options, filtered here without regard to accents; or a function that looks them up. */
  options: readonly ComboOption[] | ((text: string) => Promise<readonly ComboOption[]>)
  /** What is written may stay though it is not among the options. Otherwise leaving the field undoes it. */
  free?: boolean
  placeholder?: string
  disabled?: boolean
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
}

const SHOWN = 20
const DEBOUNCE_MS = 300
const NONE: readonly ComboOption[] = []

function filter(options: readonly ComboOption[], text: string): readonly ComboOption[] {
  const wanted = foldText(text)
  return options.filter(({ value }) => foldText(value).includes(wanted)).slice(0, SHOWN)
}

// A press must not take the focus from the field, which would close the list before it counts.
const stay = (event: MouseEvent) => event.preventDefault()

/**
 * The options for a text: at once from a list, after a pause from a look-up (the last one asked wins). What another
 * look-up had found, as the cities of the province chosen before, is not offered.
 */
function useOptions(source: ComboboxProps['options'], text: string, open: boolean): readonly ComboOption[] {
  const [found, setFound] = useState({ source, options: NONE })
  useEffect(() => {
    if (!open || typeof source !== 'function') return undefined
    let latest = true
    const timer = setTimeout(() => {
      source(text).then(
        (options) => latest && setFound({ source, options: options.slice(0, SHOWN) }),
        () => latest && setFound({ source, options: NONE }),
      )
    }, DEBOUNCE_MS)
    return () => {
      latest = false
      clearTimeout(timer)
    }
  }, [source, text, open])
  if (typeof source !== 'function') return filter(source, text)
  return found.source === source ? found.options : NONE
}

/** A text field with suggestions: arrows choose, Enter takes, Escape closes. Give a stable look-up function. */
export function Combobox(props: ComboboxProps) {
  const { value, onChange, options: source, free = false, placeholder, disabled, onBlur, ref } = props
  const list = useId()
  const [text, setText] = useState<string | null>(null)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  // A freshly opened list shows everything, not only what resembles the value that is already there.
  const options = useOptions(source, text ?? (typeof source === 'function' ? value : ''), open)
  const shown = open && options.length > 0
  const activeId = shown && options[active] ? `${list}-${active}` : undefined

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])

  function close() {
    setOpen(false)
    setActive(-1)
    setText(null)
  }

  function take(option: ComboOption) {
    onChange(option.value)
    close()
  }

  function leave() {
    const exact = options.find((option) => foldText(option.value) === foldText(text ?? ''))
    if (text !== null && exact) onChange(exact.value)
    else if (text !== null && text.trim() === '') onChange('')
    close()
    onBlur?.()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      event.stopPropagation()
      close()
    }
    if (event.key === 'Enter' && shown) {
      const option = options[active]
      event.preventDefault()
      if (option) take(option)
      else close()
    }
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!move) return
    event.preventDefault()
    setOpen(true)
    // One place more than options: the field itself, before the first and after the last.
    const places = options.length + 1
    setActive((at) => ((at + 1 + move + places) % places) - 1)
  }

  return (
    <span className="relative block">
      <input
        {...useFieldWiring()}
        ref={ref}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={list}
        aria-activedescendant={activeId}
        placeholder={placeholder}
        disabled={disabled}
        value={text ?? value}
        onFocus={(event) => event.target.select()}
        onClick={() => setOpen(true)}
        onChange={(event) => {
          setText(event.target.value)
          setOpen(true)
          setActive(-1)
          if (free) onChange(event.target.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={leave}
        className={clsx(controlLook, 'h-[50px]')}
      />
      <div
        id={list}
        role="listbox"
        className={clsx(
          'absolute inset-x-0 top-full z-20 mt-1.5 max-h-72 animate-fade overflow-y-auto rounded-[14px] border border-line bg-surface p-1.5 shadow-float',
          !shown && 'hidden',
        )}
      >
        {shown &&
          options.map((option, i) => (
            <div
              key={`${option.value} ${option.detail ?? ''}`}
              id={`${list}-${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === active}
              onMouseDown={stay}
              // A finger that moves scrolls the list: it points at nothing.
              onPointerMove={(event) => event.pointerType !== 'touch' && setActive(i)}
              onClick={() => take(option)}
              onKeyDown={(event) => event.key === 'Enter' && take(option)}
              className={clsx(
                'flex min-h-11 cursor-pointer items-baseline gap-2 rounded-[10px] px-3 py-2.5',
                i === active && 'bg-brand-soft text-brand-ink',
              )}
            >
              <span>{option.value}</span>
              {option.detail && <span className="text-14 text-muted">{option.detail}</span>}
            </div>
          ))}
      </div>
    </span>
  )
}
