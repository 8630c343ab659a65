/** What processes tell each other. Delivery is at most once. */
export type LiveMessage =
  | { readonly room: string; readonly event: string; readonly payload: object }
  /** Somebody's session ended: its connections close in every process. */
  | { readonly endSession: string }
  /** Something could not be carried: who is in the room (or everybody) must read again. */
  | { readonly readAgain: string | null }

export interface LiveBus {
  /** To the other processes, never back to this one. */
  publish(message: LiveMessage): void
  start(onMessage: (message: LiveMessage) => void): Promise<void>
  stop(): Promise<void>
}
