import { type FormEvent, type Ref, useCallback, useState } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement

/** Counts what is written in a control, also when a form library fills it in: `[length, ref, onInput]`. */
export function useLength<T extends Control>(outer: Ref<T> | undefined) {
  const [length, setLength] = useState(0)
  const ref = useCallback(
    (node: T | null) => {
      if (typeof outer === 'function') outer(node)
      else if (outer) outer.current = node
      if (node) setLength([...node.value].length)
    },
    [outer],
  )
  const onInput = (event: FormEvent<T>) => setLength([...event.currentTarget.value].length)
  return [length, ref, onInput] as const
}
