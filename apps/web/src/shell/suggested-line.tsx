import { clsx } from 'clsx'
import { History, LayoutGrid, Search, X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Picture } from '../ui/picture.tsx'
import type { Suggested } from './suggested.ts'

interface SuggestedLineProps {
  id: string
  line: Suggested
  active: boolean
  onPoint: () => void
  onTake: () => void
  /** For what was searched before; the keyboard has Delete for it. */
  onForget: () => void
}

const ICONS = { recent: History, text: Search, category: LayoutGrid }

// A press must not take the focus from the field, which would close the list before it counts.
const stay = (event: MouseEvent) => event.preventDefault()

/** One suggestion. The field keeps the focus: what is active is only marked. */
export function SuggestedLine({ id, line, active, onPoint, onTake, onForget }: SuggestedLineProps) {
  const Icon = line.kind === 'auction' ? undefined : ICONS[line.kind]
  return (
    <div
      role="presentation"
      className={clsx('flex rounded-[10px]', active && 'bg-brand-soft text-brand-ink')}
    >
      <div
        id={id}
        role="option"
        tabIndex={-1}
        aria-selected={active}
        onMouseDown={stay}
        onPointerMove={onPoint}
        onClick={onTake}
        onKeyDown={(event) => event.key === 'Enter' && onTake()}
        className="flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3 px-3 py-1.5"
      >
        {Icon && <Icon aria-hidden="true" className="size-4.5 shrink-0 text-muted" />}
        {line.kind === 'auction' && (
          <Picture
            path={line.picture}
            width={110}
            alt=""
            className="size-10 shrink-0 rounded-lg bg-canvas object-contain"
          />
        )}
        <span className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">
          {line.words}
          {line.detail && <span className="text-14 text-muted"> {line.detail}</span>}
        </span>
      </div>
      {line.kind === 'recent' && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onMouseDown={stay}
          title={`Borrar “${line.words}”`}
          onClick={onForget}
          className="grid size-11 shrink-0 place-items-center rounded-[10px] text-muted hover:text-ink"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
  )
}
