import { CircleCheck, Lock, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'

interface CardProps {
  icon: ReactNode
  title: string
  children: ReactNode
}

function Card({ icon, title, children }: CardProps) {
  return (
    <div className="mx-auto w-full max-w-2xl px-4 py-6 md:py-12">
      <section className="rounded-panel border border-line bg-surface p-5 sm:p-8">
        <h1 className="flex items-center gap-3 text-28">
          {icon}
          {title}
        </h1>
        <div className="mt-4 grid gap-5">{children}</div>
      </section>
    </div>
  )
}

/** For who is not logged in. */
export function AccessDenied() {
  return (
    <Card icon={<Lock aria-hidden="true" className="size-7 text-muted" />} title="Acceso Denegado">
      <p className="text-muted">Iniciá sesión para eliminar tu cuenta.</p>
      <ButtonLink to="/login" className="justify-self-start">
        Ir al Login
      </ButtonLink>
    </Card>
  )
}

/** All is done; the home follows by itself. */
export function AccountDeleted() {
  return (
    <Card icon={<CircleCheck aria-hidden="true" className="size-7 text-good" />} title="Cuenta Eliminada">
      <p role="status">Tu cuenta fue eliminada permanentemente. Te llevamos al inicio.</p>
    </Card>
  )
}

const LOST = [
  'Tu perfil y tu configuración',
  'Todas tus publicaciones, comentarios e interacciones',
  'Tu reputación y tus logros',
  'Las imágenes y los archivos que subiste',
  'Todo tu historial',
]

/** What is lost, before anything is asked. */
export function DeletionWarning({ onDelete }: { onDelete: () => void }) {
  return (
    <Card icon={<TriangleAlert aria-hidden="true" className="size-7 text-urgent" />} title="Eliminar cuenta">
      <div className="rounded-[12px] bg-urgent-soft p-4 text-urgent">
        <p className="font-semibold">Esta acción es permanente y no se puede deshacer.</p>
      </div>
      <div>
        <p className="font-semibold">Se va a eliminar:</p>
        <ul className="mt-2 grid list-disc gap-1.5 pl-6">
          {LOST.map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </div>
      <p className="text-14 text-muted">
        No podés eliminarla mientras tengas subastas activas, vayas ganando una subasta, o te queden ventas,
        compras o comisiones pendientes.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink kind="line" to={paths.settings}>
          Volver a Configuración
        </ButtonLink>
        <ButtonLink kind="quiet" to={paths.settings}>
          Cancelar
        </ButtonLink>
        <Button kind="danger" onClick={onDelete}>
          Eliminar Mi Cuenta
        </Button>
      </div>
    </Card>
  )
}
