/** From so many pixels on, letting go refreshes. */
export const PULL_TRIGGER_PX = 80
/** A pull is never longer. */
export const PULL_MAX_PX = 150
/** The indicator is never higher. */
export const PULL_INDICATOR_MAX_PX = 120
/** How long the indicator stays once the refresh is over. */
export const PULL_STAYS_MS = 800
/** What a finger moves before it is clear where it is going. */
export const PULL_SLACK_PX = 8

export type PullState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'pulling' | 'ready'; readonly distance: number }
  | { readonly phase: 'refreshing' }

export type PullEvent =
  /** The finger is so many pixels below (or above) and beside where it began. */
  | { readonly kind: 'moved'; readonly down: number; readonly aside: number }
  | { readonly kind: 'released' }
  /** Taken away from us: another finger, the browser's own scrolling. */
  | { readonly kind: 'cancelled' }
  /** The indicator has stayed long enough after the refresh. */
  | { readonly kind: 'settled' }

export const NOT_PULLED: PullState = { phase: 'idle' }

function isDownwards(down: number, aside: number): boolean {
  return down > PULL_SLACK_PX && down > Math.abs(aside)
}

/**
 * Pulling the page down, as a rule without a screen. A pull begins downwards, not sideways, and is cut at 150 px.
 * From 80 px on it is ready; let go then it refreshes, and nothing else moves it until that has settled.
 */
export function nextPull(state: PullState, event: PullEvent): PullState {
  if (state.phase === 'refreshing') return event.kind === 'settled' ? NOT_PULLED : state
  switch (event.kind) {
    case 'moved': {
      if (event.down <= 0) return NOT_PULLED
      if (state.phase === 'idle' && !isDownwards(event.down, event.aside)) return state
      const distance = Math.min(PULL_MAX_PX, event.down)
      return { phase: distance >= PULL_TRIGGER_PX ? 'ready' : 'pulling', distance }
    }
    case 'released':
      return state.phase === 'ready' ? { phase: 'refreshing' } : NOT_PULLED
    default:
      return NOT_PULLED
  }
}

/** How high the indicator stands, in pixels. */
export function pullHeight(state: PullState): number {
  if (state.phase === 'idle') return 0
  return state.phase === 'refreshing' ? PULL_TRIGGER_PX : Math.min(PULL_INDICATOR_MAX_PX, state.distance)
}
