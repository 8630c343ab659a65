import { countGraphemes } from '@martillo/domain/text/graphemes'
import { type FormEvent, type Ref, useCallback, useState } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement

interface Counted<T> {
  ref: Ref<T> | undefined
  /** What React holds, where it does. */
  value: unknown
  /** Whether anybody wants to know. */
  counted: boolean
}

/**
 * Counts the characters that a person sees in a control, whoever fills it in: the person, a form library or React.
 * `[length, ref, onInput]`.
 */
export function useLength<T extends Control>({ ref: outer, value, counted }: Counted<T>) {
  const [text, setText] = useState('')
  const ref = useCallback(
    (node: T | null) => {
      if (typeof outer === 'function') outer(node)
      else if (outer) outer.current = node
      if (node && counted) setText(node.value)
    },
    [outer, counted],
  )
  const onInput = (event: FormEvent<T>) => counted && setText(event.currentTarget.value)
  const shown = typeof value === 'string' ? value : text
  return [counted ? countGraphemes(shown) : 0, ref, onInput] as const
}
