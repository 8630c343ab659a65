type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Early {
  /** Fields with what was written into them last; of choices, whether they were left on. */
  written: Map<Field, string | boolean>
  pressed: HTMLElement | null
}

declare global {
  /** Set by `early.js`, which watches until the app is there. */
  var EARLY: { end(): Early } | undefined
}

const AGAIN_MS = 100
const TRIES = 150

/** React keeps events from what still waits for its code. Does something again until its element hears of it. */
function untilHeard(element: HTMLElement, event: 'change' | 'click', act: () => void, tries = TRIES): void {
  let isHeard = false
  const hear = () => {
    isHeard = true
  }
  element.addEventListener(event, hear, true)
  act()
  element.removeEventListener(event, hear, true)
  if (isHeard || tries === 0) return
  setTimeout(() => element.isConnected && untilHeard(element, event, act, tries - 1), AGAIN_MS)
}

/** Puts the caret back to where it is now. Only of what has the focus, for browsers give it to whatever is told a place. */
function caretOf(field: Field): (() => void) | undefined {
  if (field instanceof HTMLSelectElement || field !== document.activeElement) return
  const { selectionStart: from, selectionEnd: to } = field
  // Numbers, dates and e-mails tell nothing of theirs.
  if (from !== null && to !== null) return () => field.setSelectionRange(from, to)
}

/** React passes on only what differs from what it saw last, and does not see what passes by its own setter. */
function write(field: Field, text: string): void {
  const caret = caretOf(field)
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  caret?.()
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** As `write`, for a box or a circle: seen by React as it was before, and pressed by the browser. */
function choose(field: HTMLInputElement, on: boolean): void {
  if (field.type === 'radio' && !on) return
  field.checked = !on
  field.click()
}

function again(field: Field, last: string | boolean): void {
  if (typeof last === 'string') {
    if (field.value !== last) field.value = last
    // As it stands by then: until it is heard, people may go on writing.
    untilHeard(field, 'change', () => write(field, field.value))
  } else if (field instanceof HTMLInputElement) untilHeard(field, 'click', () => choose(field, last))
}

let pressed: HTMLElement | null = null

/**
 * Writes and chooses again what people wrote and chose on the page before the app had taken it over. Call once, from a layout
 * effect of the whole app: from then on React hears by itself what has its code.
 */
export function writeEarly(): void {
  const early = globalThis.EARLY?.end()
  globalThis.EARLY = undefined
  if (!early) return
  pressed = early.pressed
  // Not within React's commit: there it would draw only after all of them, and a form would know but the last.
  queueMicrotask(() => {
    for (const [field, last] of early.written) if (field.isConnected) again(field, last)
  })
}

/** Presses again what was pressed last. Call once, from an effect of the whole app: the screen's own have run by then. */
export function pressEarly(): void {
  const button = pressed
  pressed = null
  if (!button) return
  // Once what was written has been drawn.
  setTimeout(() => {
    if (button.isConnected && !button.matches(':disabled')) untilHeard(button, 'click', () => button.click())
  })
}
