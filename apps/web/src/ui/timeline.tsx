import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

export interface Step {
  id: string
  title: ReactNode
  /** When it happened, or what is awaited. */
  detail?: ReactNode
  state: 'done' | 'now' | 'later'
}

/** Steps one after another, with the present one standing out. */
export function Timeline({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid">
      {steps.map((step, index) => (
        <li
          key={step.id}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className="grid grid-cols-[28px_1fr] gap-x-3"
        >
          <span className="flex flex-col items-center">
            <Dot state={step.state} />
            {index < steps.length - 1 && (
              <span className={clsx('w-[2px] flex-1', step.state === 'done' ? 'bg-good' : 'bg-line')} />
            )}
          </span>
          <span className="pb-5">
            <span className={clsx('block font-semibold', step.state === 'later' && 'text-muted')}>
              {step.title}
            </span>
            {step.detail && <span className="block text-14 text-muted">{step.detail}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

function Dot({ state }: { state: Step['state'] }) {
  const look = {
    done: 'bg-good text-surface',
    now: 'border-[3px] border-brand bg-surface',
    later: 'border-2 border-line bg-surface',
  }[state]
  return (
    <span className={clsx('grid size-6 place-items-center rounded-full', look)}>
      {state === 'done' && <Check aria-hidden="true" strokeWidth={3} className="size-3.5" />}
    </span>
  )
}
