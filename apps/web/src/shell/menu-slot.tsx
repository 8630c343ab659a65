import { useEffect } from 'react'
import { latePart } from '../lib/late-part.ts'
import { closeMenu, useMenuState } from './menu-state.ts'
import { Optional } from './optional.tsx'
import { useGoing } from './use-going.ts'

const SlideMenu = latePart(async () => (await import('./slide-menu.tsx')).SlideMenu)

/** Where the sliding menu appears, once somebody has opened it. Going anywhere closes it. */
export function MenuSlot() {
  const state = useMenuState()
  useGoing(closeMenu)
  // It is not of this component: what opens is closed when the frame goes, or the next one would begin with it.
  useEffect(() => closeMenu, [])

  if (state === 'never') return null
  return (
    <Optional>
      <SlideMenu open={state === 'open'} onClose={closeMenu} />
    </Optional>
  )
}
