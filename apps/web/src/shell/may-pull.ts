/** Menus, modals and overlays; the page below them is not what a finger pulls. */
const COVERS = '[role="dialog"], [role="alertdialog"], [role="menu"], header [aria-expanded="true"]'

function isScrolled(element: Element): boolean {
  return element.scrollTop > 0 || element.scrollLeft > 0
}

function scrollsSideways(element: Element): boolean {
  if (element.scrollWidth <= element.clientWidth) return false
  return ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
}

function isTyping(element: Element): boolean {
  return element.matches('input, textarea, [contenteditable="true"]')
}

/**
 * Whether a finger that comes down on `target` may begin to pull the page: at its top, with nothing open above it,
 * and not inside a part that scrolls by itself.
 */
export function mayPull(target: EventTarget | null): boolean {
  if (window.scrollY > 0 || document.querySelector(COVERS)) return false
  for (
    let at = target instanceof Element ? target : null;
    at && at !== document.body;
    at = at.parentElement
  ) {
    if (isTyping(at) || isScrolled(at) || scrollsSideways(at)) return false
  }
  return true
}
