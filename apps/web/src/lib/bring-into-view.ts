/**
 * As the `ref` of something that appears in answer to a press: whoever pressed may have scrolled away from where it
 * stands.
 */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView?.({ block: 'center' })
}
