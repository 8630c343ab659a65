import { titleOf } from '../title-of.ts'
import type { HeadFields, HeadSite } from './head-fields.ts'

let base: { site: HeadSite; fields: HeadFields } | undefined
const screens = new Map<object, HeadFields>()
let waiting = false
// What the server printed stands for as long as one is at its address.
let printedFor: string | null | undefined

async function apply(): Promise<void> {
  waiting = false
  if (!base) return
  const { site } = base
  const address = site.pathname + site.search
  if (printedFor === undefined) printedFor = document.getElementById('boot') ? address : null
  const isPrinted = printedFor === address
  // The screen is taken over after what surrounds it: until then the title is the server's, too.
  if (isPrinted && screens.size === 0) return
  const fields: HeadFields = Object.assign({}, base.fields, ...screens.values())
  document.title = titleOf(fields.title ?? '', site.productName)
  if (isPrinted) return
  printedFor = null
  const { printHead } = await import('./print-head.ts')
  for (const old of document.head.querySelectorAll('[data-head]')) old.remove()
  document.head.insertAdjacentHTML('beforeend', printHead(fields, site))
}

// Once for all that changed together: leaving one screen and entering the next.
function soon(): void {
  if (waiting) return
  waiting = true
  queueMicrotask(() => void apply().catch(() => undefined))
}

/** What holds where the screen says nothing. */
export function keepBaseHead(site: HeadSite, fields: HeadFields): void {
  base = { site, fields }
  soon()
}

/** Keeps what a screen says until the returned function is called. */
export function keepHead(fields: HeadFields): () => void {
  const key = {}
  screens.set(key, fields)
  soon()
  return () => {
    screens.delete(key)
    soon()
  }
}
