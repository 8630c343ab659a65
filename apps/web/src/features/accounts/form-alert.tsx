import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** Why a whole form was refused; announced when it appears. */
export function FormAlert({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex gap-2.5 rounded-[12px] bg-urgent-soft px-4 py-3 text-left text-14 font-medium text-urgent"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
