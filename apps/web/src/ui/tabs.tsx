import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { plainKey } from './plain-key.ts'

export interface Tab {
  id: string
  label: ReactNode
  count?: number
}

interface TabsProps {
  /** What is chosen between, for screen readers. */
  label: string
  tabs: readonly Tab[]
  current: string
  onChange: (id: string) => void
  /** What the current tab shows. */
  children: ReactNode
}

const MOVES: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** One row of tabs and the panel of the current one; arrows, Home and End move between them. */
export function Tabs({ label, tabs, current, onChange, children }: TabsProps) {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)

  // The row may be longer than a phone is wide, and grows with counts that come later. Only the row moves, not the page.
  const counts = tabs.map(({ count }) => count).join()
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelector<HTMLElement>(`[data-tab="${current}"]`)
    if (!row || !tab || counts === undefined) return
    const hidden = tab.offsetLeft + tab.offsetWidth - row.offsetLeft - row.clientWidth
    row.scrollLeft = Math.max(0, hidden + tab.offsetWidth / 2)
  }, [current, counts])

  function onKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex((tab) => tab.id === current)
    const next = tabs[MOVES[plainKey(event)]?.(at, tabs.length - 1) ?? -1]
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="-mx-4 flex gap-1 overflow-x-auto border-line border-b px-4 [scrollbar-width:none] md:mx-0 md:px-0"
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === current}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === current ? 0 : -1}
            onClick={() => onChange(tab.id)}
            className={clsx(
              '-mb-px h-12 shrink-0 border-b-[3px] px-3 font-semibold md:px-4 transition-colors focus-visible:-outline-offset-3',
              tab.id === current
                ? 'border-brand text-brand-ink'
                : 'border-transparent text-muted hover:text-ink',
            )}
          >
            {tab.label}
            {tab.count !== undefined && <span className="ml-1.5 font-normal text-muted">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${current}`}>
        {children}
      </div>
    </>
  )
}
