import { useSyncExternalStore } from 'react'

/** `never`: nobody has opened it, so its code has not been fetched. */
type MenuState = 'never' | 'open' | 'closed'

let state: MenuState = 'never'
let opener: HTMLElement | null = null
const listeners = new Set<() => void>()

function change(next: MenuState) {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens the sliding menu. `from` is what was pressed: it gets the focus back. */
export function openMenu(from: HTMLElement): void {
  opener = from
  change('open')
}

export function closeMenu(): void {
  if (state === 'open') change('closed')
}

/** Gives the focus back to what opened the menu. Safari does not focus what a finger presses, so it is remembered. */
export function focusMenuOpener(): void {
  opener?.focus()
}

/** Whether the sliding menu is open; it has more than one button that opens it. */
export function useMenuState(): MenuState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => 'never',
  )
}
