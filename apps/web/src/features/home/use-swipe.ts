import { type MouseEvent, type TouchEvent, useRef } from 'react'

const THRESHOLD_PX = 50
/** A hand on a mouse that only clicks moves it less. */
const CLICK_PX = 5

interface SwipeWish {
  /** While the finger moves: by how many pixels, to the right positive. */
  onDrag: (px: number) => void
  /** After it let go: −1 to the thing before, 1 to the next, 0 when it moved less than 50 px. */
  onEnd: (move: -1 | 0 | 1) => void
}

/**
 * Follows one finger sideways. A mouse is not followed, but where it let go counts the same; a press that moved is no
 * click of what lies under it. The element needs `touch-action: pan-y`, so that the page still scrolls.
 */
export function useSwipe({ onDrag, onEnd }: SwipeWish) {
  const startX = useRef<number | null>(null)
  const press = useRef({ x: 0, y: 0, moved: false })

  const by = (event: TouchEvent) => (event.changedTouches[0]?.clientX ?? 0) - (startX.current ?? 0)

  function end(px: number) {
    if (startX.current === null) return
    startX.current = null
    turn(px)
  }

  function turn(px: number) {
    if (Math.abs(px) < THRESHOLD_PX) onEnd(0)
    else onEnd(px < 0 ? 1 : -1)
  }

  return {
    onTouchStart(event: TouchEvent) {
      if (event.touches.length > 1) return end(0)
      startX.current = event.touches[0]?.clientX ?? null
    },
    onTouchMove(event: TouchEvent) {
      if (startX.current !== null) onDrag(by(event))
    },
    onTouchEnd: (event: TouchEvent) => end(by(event)),
    onTouchCancel: () => end(0),
    onMouseDown({ clientX: x, clientY: y }: MouseEvent) {
      press.current = { x, y, moved: false }
    },
    onMouseMove({ buttons, clientX, clientY }: MouseEvent) {
      const { x, y } = press.current
      if (buttons === 1 && Math.hypot(clientX - x, clientY - y) > CLICK_PX) press.current.moved = true
    },
    onClickCapture(event: MouseEvent) {
      // A click by the keyboard has no detail, and follows no press.
      if (event.detail === 0 || !press.current.moved) return
      event.preventDefault()
      turn(event.clientX - press.current.x)
    },
  }
}
