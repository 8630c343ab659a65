import { clsx } from 'clsx'
import { publishSteps, STEPS_IN_ALL } from './publish-steps.ts'

interface StepProgressProps {
  /** From 0; the preview is the last one. */
  current: number
  onGo: (step: number) => void
}

const TITLES = [...publishSteps.map(({ title }) => title), 'Vista previa']

/** On a phone: which step this is, and a bar whose pieces lead to the others. */
export function StepProgress({ current, onGo }: StepProgressProps) {
  return (
    <nav aria-label="Pasos" className="md:hidden">
      <p className="text-14 text-muted">
        Paso {current + 1} de {STEPS_IN_ALL} ·{' '}
        <strong className="font-[650] text-ink">{TITLES[current]}</strong>
      </p>
      <ol className="mt-1 grid grid-cols-5 gap-1.5">
        {TITLES.map((title, index) => (
          <li key={title}>
            <button
              type="button"
              aria-label={`Paso ${index + 1}: ${title}`}
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onGo(index)}
              className="block w-full py-3"
            >
              <span className={clsx('block h-1.5 rounded-full', index <= current ? 'bg-brand' : 'bg-line')} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
