import { useState } from 'react'

/**
 * For a dialog's `onCloseAutoFocus`: the focus goes back to the element that had it when the dialog opened, or to
 * `instead` where something else is to have it by then. What is gone from the page gets nothing, and a focus that has
 * moved on meanwhile (another dialog, another page) stays where it is.
 */
export function useFocusReturn(open: boolean, instead?: () => HTMLElement | null | undefined) {
  const [wasOpen, setWasOpen] = useState(false)
  const [opener, setOpener] = useState<Element | null>(null)

  // Remembered while drawing: by the first effect, what is in the dialog or the button's own state may have moved it.
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open && typeof document !== 'undefined') setOpener(document.activeElement)
  }

  return (event: Event) => {
    event.preventDefault()
    const target = instead?.() ?? opener
    const current = document.activeElement ?? document.body
    if (target instanceof HTMLElement && current.contains(target)) target.focus({ preventScroll: true })
  }
}
