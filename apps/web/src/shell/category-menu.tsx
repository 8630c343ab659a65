import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { lazy, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useDisclosure } from '../ui/use-disclosure.ts'
import { Optional } from './optional.tsx'

const loadPanel = () => import('./category-panel.tsx')
const CategoryPanel = lazy(async () => ({ default: (await loadPanel()).CategoryPanel }))

const CLOSE_DELAY_MS = 300

/** "Categorías" and its big menu: by hover, with a pause before closing, by press, and by keyboard. */
export function CategoryMenu() {
  const { open, setOpen, close, root, trigger } = useDisclosure()
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { pathname } = useLocation()

  // Going anywhere closes the menu.
  useEffect(() => {
    if (pathname) close()
  }, [pathname, close])
  useEffect(() => () => clearTimeout(closing.current), [])

  function enter(pointerType: string) {
    if (pointerType !== 'mouse') return
    clearTimeout(closing.current)
    setOpen(true)
  }

  function leave(pointerType: string) {
    if (pointerType !== 'mouse') return
    closing.current = setTimeout(close, CLOSE_DELAY_MS)
  }

  return (
    <div
      {...root}
      onPointerEnter={(event) => enter(event.pointerType)}
      onPointerLeave={(event) => leave(event.pointerType)}
    >
      <button
        {...trigger}
        onFocus={loadPanel}
        onClick={() => {
          // By mouse the hover opened it already: pressing must not shut it in the face.
          setOpen(true)
        }}
        className="flex h-[46px] items-center gap-1 text-brand"
      >
        Categorías
        <ChevronDown
          aria-hidden="true"
          className={clsx('size-4 transition-transform', open && 'rotate-180')}
        />
      </button>
      {open && (
        <Optional>
          <CategoryPanel />
        </Optional>
      )}
    </div>
  )
}
