import { BadgeCheck, CalendarCheck, Handshake, type LucideIcon, Star, UserRoundPen } from 'lucide-react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { BandStairs } from './band-stairs.tsx'
import { BandTable } from './band-table.tsx'

const WAYS_UP: readonly (readonly [icon: LucideIcon, says: string])[] = [
  [UserRoundPen, 'Completá tu perfil'],
  [BadgeCheck, 'Verificá tu identidad'],
  [Handshake, 'Comprá y vendé'],
  [Star, 'Recibí buenas calificaciones'],
  [CalendarCheck, 'Participá cada semana'],
]

/** Explains the reputation to a person who has just arrived: the five bands, and what leads up. */
export function ReputationWelcome({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      wide
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title="Así funciona tu reputación"
      description="Va de 0 a 100. Cuanto más sube, más podés pujar y publicar, y menos comisión pagás."
      footer={<Button onClick={onClose}>Entendido</Button>}
    >
      <BandStairs />
      <BandTable />
      <h3 className="mt-5 text-16">Así la hacés subir</h3>
      <ul className="mt-3 grid grid-cols-3 gap-x-2 gap-y-4 sm:grid-cols-5">
        {WAYS_UP.map(([Icon, says]) => (
          <li
            key={says}
            className="flex flex-col items-center gap-1.5 text-center text-12 leading-tight font-semibold"
          >
            <span className="grid size-11 place-items-center rounded-full bg-brand-soft text-brand-ink">
              <Icon aria-hidden="true" className="size-5" />
            </span>
            {says}
          </li>
        ))}
      </ul>
      <p className="mt-5 text-center text-14 text-muted">
        ¿Querés saber más?{' '}
        <Link to={paths.faq} className="font-semibold text-brand-ink underline">
          Preguntas y respuestas
        </Link>
      </p>
    </Dialog>
  )
}
