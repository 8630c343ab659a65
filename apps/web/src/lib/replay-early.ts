interface Early {
  /** Fields with what was written into them last. */
  written: Map<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, string>
  pressed: HTMLElement | null
}

declare global {
  /** Set by `early.js`, which watches until the app is there. */
  var EARLY: { end(): Early } | undefined
}

const CHOICES = new Set(['checkbox', 'radio', 'file'])

/**
 * Does again what people did on the page before the app had taken it over: what they wrote, and the last button they
 * pressed. Call once, when everything listens.
 */
export function replayEarly(): void {
  const early = globalThis.EARLY?.end()
  globalThis.EARLY = undefined
  if (!early) return
  for (const [field, text] of early.written) {
    if (!field.isConnected || CHOICES.has(field.type)) continue
    // React passes on only what differs from what it saw last, and does not see what passes by its own setter.
    field.value = ''
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  const { pressed } = early
  // Once what was written has been drawn.
  if (pressed) setTimeout(() => pressed.isConnected && pressed.click())
}
