/** Whether the person asked their device for less motion. Only for the browser, not while rendering. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false
}
