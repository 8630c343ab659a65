import { clsx } from 'clsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { bandAllowances } from './band-allowances.ts'

/** Explains the reputation to a person who has just arrived. */
export function ReputationWelcome({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title="Así funciona tu reputación"
      description="Va de 0 a 100 y crece cuando completás tu perfil, comprás, vendés y te califican bien."
      footer={<Button onClick={onClose}>Entendido</Button>}
    >
      <ol className="mt-2 grid gap-2.5">
        {bandAllowances.map(({ from, to, says }, index) => (
          <li
            key={from}
            className={clsx(
              'flex gap-3.5 rounded-card border p-3.5',
              index === 0 ? 'border-brand bg-brand-soft/60' : 'border-line',
            )}
          >
            <span className="w-16 shrink-0 whitespace-nowrap text-16 font-bold text-brand-ink">
              {from}–{to}
            </span>
            <span className="min-w-0 text-14">
              {index === 0 && <b className="block">Empezás acá</b>}
              {says.join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </Dialog>
  )
}
