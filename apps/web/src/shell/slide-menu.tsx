import type { Category } from '@martillo/contract/catalog'
import * as Radix from '@radix-ui/react-dialog'
import { ChevronLeft, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useCategories } from '../lib/use-categories.ts'
import { useBackKey } from '../ui/use-back-key.ts'
import { focusMenuOpener } from './menu-state.ts'
import { SlideCategories, SlideSubcategories } from './slide-categories.tsx'
import { SlideMain } from './slide-main.tsx'

/** The menu's levels: the main one, the categories, the subcategories of one. */
type Level = { name: 'main' } | { name: 'categories' } | { name: 'subcategories'; category: Category }

const RESET_MS = 300

/** The menu that slides in from the left on phones. */
export function SlideMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [level, setLevel] = useState<Level>({ name: 'main' })
  const categories = useCategories(open)
  const body = useRef<HTMLDivElement>(null)

  // Reset only once it is out of sight.
  useEffect(() => {
    if (open) return undefined
    const timer = setTimeout(() => setLevel({ name: 'main' }), RESET_MS)
    return () => clearTimeout(timer)
  }, [open])

  // The pressed entry is gone with its level: the focus stays in the menu, at the top of the new one.
  function go(next: Level) {
    setLevel(next)
    if (!body.current) return
    body.current.focus()
    body.current.scrollTop = 0
  }

  const up = () => go({ name: level.name === 'subcategories' ? 'categories' : 'main' })
  useBackKey(open, () => (level.name === 'main' ? onClose() : up()))

  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-fade bg-scrim" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            focusMenuOpener()
          }}
          className="fixed inset-y-0 left-0 z-50 flex w-[80vw] max-w-[380px] animate-drawer flex-col bg-surface text-ink shadow-float outline-none"
        >
          <Head level={level} onBack={up} />
          <div
            ref={body}
            tabIndex={-1}
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-3 outline-none"
          >
            {level.name === 'main' && (
              <SlideMain onClose={onClose} onCategories={() => go({ name: 'categories' })} />
            )}
            {level.name === 'categories' && (
              <SlideCategories
                data={categories.data}
                error={categories.error}
                onRetry={() => void categories.mutate()}
                onChoose={(category) => go({ name: 'subcategories', category })}
              />
            )}
            {level.name === 'subcategories' && (
              <SlideSubcategories category={level.category} onClose={onClose} />
            )}
          </div>
          <Leave />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

function Head({ level, onBack }: { level: Level; onBack: () => void }) {
  const round = 'grid size-11 place-items-center rounded-full hover:bg-white/15 focus-visible:outline-white'
  return (
    <div className="head-gradient flex h-14 shrink-0 items-center gap-1 px-2 text-white">
      {level.name !== 'main' && (
        <button type="button" aria-label="Volver" onClick={onBack} className={round}>
          <ChevronLeft aria-hidden="true" className="size-6" />
        </button>
      )}
      <Radix.Title className="min-w-0 flex-1 truncate px-2 text-18">{titleOf(level)}</Radix.Title>
      <Radix.Close aria-label="Cerrar el menú" className={round}>
        <X aria-hidden="true" className="size-5" />
      </Radix.Close>
    </div>
  )
}

/** In the place of "Más" in the bar behind, which cannot be reached now. */
function Leave() {
  return (
    <Radix.Close className="absolute bottom-0 left-full flex h-[calc(64px+env(safe-area-inset-bottom))] w-[20vw] flex-col items-center justify-center gap-[3px] pb-[env(safe-area-inset-bottom)] border-line border-t bg-surface font-semibold text-[0.71875rem] text-brand-ink focus-visible:-outline-offset-4 md:hidden">
      <X aria-hidden="true" className="size-[22px]" />
      Salir
    </Radix.Close>
  )
}

function titleOf(level: Level): string {
  if (level.name === 'main') return 'Menú'
  return level.name === 'categories' ? 'Categorías' : level.category.Name
}
