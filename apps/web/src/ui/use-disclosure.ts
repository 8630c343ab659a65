import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'

/**
 * A panel that a button opens: closes on Escape (the focus goes back to the button), on a press outside,
 * and when the focus leaves. Spread `root` on the element around both, which may have the focus, `trigger` on the button.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false)
  const rootRef = useRef<HTMLDivElement>(null)
  const triggerRef = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setOpen(false), [])

  useEffect(() => {
    if (!open) return undefined
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !rootRef.current?.contains(event.target)) close()
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [open, close])

  const root = {
    ref: rootRef,
    // What is pressed inside and takes no focus itself, as a label, would give it to whatever lies around the root.
    tabIndex: -1,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !open) return
      event.stopPropagation()
      close()
      triggerRef.current?.focus()
    },
    onBlur(event: FocusEvent) {
      const next = event.relatedTarget
      if (next instanceof Node && !rootRef.current?.contains(next)) close()
    },
  }
  const trigger = {
    ref: triggerRef,
    type: 'button' as const,
    'aria-expanded': open,
    onClick: () => setOpen(!open),
  }
  return { open, setOpen, close, root, trigger }
}
