import { type ComponentType, Suspense } from 'react'
import { latePart } from '../../lib/late-part.ts'

const load = async () => (await import('../not-found.tsx')).Component

let Screen: ComponentType = latePart(load)

/** Has the screen there before the first render: what is on the way while a drawn page is taken over may blank it. */
export async function loadMissing(): Promise<void> {
  Screen = await load()
}

/** In place of a screen whose subject is not there, or not to be seen. */
export function Missing() {
  return (
    <Suspense fallback={null}>
      <Screen />
    </Suspense>
  )
}
