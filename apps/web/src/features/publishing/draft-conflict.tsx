import { formatWhen } from '../../lib/format-date.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { useCategories } from '../../lib/use-categories.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { clashWords } from './clash-words.ts'
import type { DeskState } from './draft-desk.ts'

interface DraftConflictProps extends Pick<DeskState, 'texts' | 'theirs' | 'clashes'> {
  onChoose: (whose: 'mine' | 'theirs') => void
  /** Keeps both: what is written here goes on as a draft of its own. */
  onKeepBoth: () => void
}

/** Two devices wrote the same part of a draft: shows both, and the person says which stays. Until then neither is touched. */
export function DraftConflict({ texts, theirs, clashes, onChoose, onKeepBoth }: DraftConflictProps) {
  const { data: categories = [] } = useCategories()
  return (
    <Dialog
      insistent
      open={theirs !== null}
      onOpenChange={() => undefined}
      title="Lo cambiaste acá y en otro dispositivo"
      footer={
        <>
          <Button kind="quiet" onClick={onKeepBoth}>
            Guardar los dos
          </Button>
          <Button kind="line" onClick={() => onChoose('theirs')}>
            Usar lo del otro
          </Button>
          <Button onClick={() => onChoose('mine')}>Usar lo de acá</Button>
        </>
      }
    >
      {theirs && (
        <div className="grid gap-3">
          <p>Lo del otro se guardó {formatWhen(theirs.saved_at, serverNow())}. ¿Qué dejamos?</p>
          {clashes.map((piece) => (
            <section
              key={piece.name}
              aria-label={piece.name}
              className="grid gap-1.5 rounded-card border border-line p-3"
            >
              <h3 className="text-14 font-semibold">{piece.name}</h3>
              <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1.5 text-14">
                <dt className="text-muted">Acá</dt>
                <dd className="max-h-32 overflow-y-auto whitespace-pre-line [overflow-wrap:anywhere]">
                  {clashWords(piece, texts, categories)}
                </dd>
                <dt className="text-muted">En el otro</dt>
                <dd className="max-h-32 overflow-y-auto whitespace-pre-line [overflow-wrap:anywhere]">
                  {clashWords(piece, theirs.texts, categories)}
                </dd>
              </dl>
            </section>
          ))}
          <p className="text-14 text-muted">
            El resto y las fotos de los dos quedan. Con “Guardar los dos”, lo de acá sigue en un borrador
            nuevo.
          </p>
        </div>
      )}
    </Dialog>
  )
}
