export type LiveState = 'idle' | 'connecting' | 'connected' | 'lost'

const listeners = new Set<() => void>()
let state: LiveState = 'idle'

/** Whether the live connection stands, also for those who do not have its code; for useSyncExternalStore. */
export const liveState = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (): LiveState => state,
  /** For the connection itself. */
  move(next: LiveState): void {
    if (state === next) return
    state = next
    for (const listener of listeners) listener()
  },
}
