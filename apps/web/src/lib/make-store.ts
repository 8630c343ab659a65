/** One value and whoever wants to know of its changes; for useSyncExternalStore. */
export interface Store<T> {
  read: () => T
  subscribe: (listener: () => void) => () => void
  write: (next: T) => void
}

/** A store that begins with a value. Writing the same value tells nobody. */
export function makeStore<T>(first: T): Store<T> {
  const listeners = new Set<() => void>()
  let value = first
  return {
    read: () => value,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    write(next) {
      if (Object.is(value, next)) return
      value = next
      for (const listener of listeners) listener()
    },
  }
}
