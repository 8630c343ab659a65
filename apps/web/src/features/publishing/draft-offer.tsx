import type { DraftCard } from '@martillo/contract/drafts'
import { formatWhen } from '../../lib/format-date.ts'
import { useServerNow } from '../../lib/use-server-now.ts'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'

interface DraftOfferProps {
  /** The last one saved first. */
  drafts: readonly DraftCard[]
  onContinue: (id: string) => void
  onNew: () => void
}

/** What was begun and not published: to go on with one of them, or to begin anew. */
export function DraftOffer({ drafts, onContinue, onNew }: DraftOfferProps) {
  const nowMs = useServerNow()
  return (
    <section
      aria-label="Borradores"
      className="grid max-w-2xl gap-4 rounded-card border border-line bg-surface p-4 md:p-6"
    >
      <h2 className="text-18">
        {drafts.length === 1 ? 'Tenés una publicación sin terminar' : 'Tenés publicaciones sin terminar'}
      </h2>
      <ul className="grid grid-cols-1 gap-3">
        {drafts.map(({ id, title, PrimaryPic, saved_at }) => (
          <li key={id} className="flex flex-wrap items-center gap-3">
            <span className="size-16 shrink-0 overflow-hidden rounded-xl bg-line">
              <Picture path={PrimaryPic} width={64} alt="" className="size-full object-cover" />
            </span>
            <span className="min-w-0 flex-1 basis-40">
              <span className="block truncate font-[650]">{title || 'Sin título'}</span>
              <span className="text-14 text-muted">Guardada {formatWhen(saved_at, nowMs)}</span>
            </span>
            <Button
              aria-label={`Seguir con ${title || 'la publicación sin título'}`}
              className="max-sm:w-full"
              onClick={() => onContinue(id)}
            >
              Seguir
            </Button>
          </li>
        ))}
      </ul>
      <Button kind="line" className="justify-self-start max-sm:w-full" onClick={onNew}>
        Empezar de cero
      </Button>
    </section>
  )
}
