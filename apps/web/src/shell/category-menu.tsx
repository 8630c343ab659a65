import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { latePart } from '../lib/late-part.ts'
import { useDisclosure } from '../ui/use-disclosure.ts'
import { Optional } from './optional.tsx'
import { useGoing } from './use-going.ts'

const loadPanel = () => import('./category-panel.tsx')
const CategoryPanel = latePart(async () => (await loadPanel()).CategoryPanel)

const CLOSE_DELAY_MS = 300

/**
 * "Categorías" and its big menu. A mouse opens it by hovering and closes it 300 ms after leaving; a finger, Enter
 * and the space bar open and close it; the arrow down leads into it; Escape closes it from anywhere.
 */
export function CategoryMenu() {
  const { open, setOpen, close, root, trigger } = useDisclosure()
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const byMouse = useRef(false)
  // Each step down asks the panel to take the focus, which it may only be able to do later.
  const [stepsDown, setStepsDown] = useState(0)

  useGoing(close)
  useEffect(() => () => clearTimeout(closing.current), [])
  useEffect(() => {
    if (!open) {
      setStepsDown(0)
      return undefined
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open, close])

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
        onFocus={() => void loadPanel().catch(() => undefined)}
        onPointerDown={(event) => {
          byMouse.current = event.pointerType === 'mouse'
        }}
        onKeyDown={(event) => {
          byMouse.current = false
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
          setStepsDown((before) => before + 1)
        }}
        onClick={() => {
          // By mouse the hover opened it already: pressing must not shut it in the face.
          setOpen(byMouse.current || !open)
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
          <CategoryPanel stepsDown={stepsDown} />
        </Optional>
      )}
    </div>
  )
}
