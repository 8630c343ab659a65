import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { latePart } from '../lib/late-part.ts'
import { closeMenu, useMenuState } from './menu-state.ts'
import { Optional } from './optional.tsx'

const SlideMenu = latePart(async () => (await import('./slide-menu.tsx')).SlideMenu)

/** Where the sliding menu appears, once somebody has opened it. Going anywhere closes it. */
export function MenuSlot() {
  const state = useMenuState()
  const { key } = useLocation()
  useEffect(() => {
    if (key) closeMenu()
  }, [key])

  if (state === 'never') return null
  return (
    <Optional>
      <SlideMenu open={state === 'open'} onClose={closeMenu} />
    </Optional>
  )
}
