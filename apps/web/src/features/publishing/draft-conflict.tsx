import type { Draft } from '@martillo/contract/drafts'
import { formatWhen } from '../../lib/format-date.ts'
import { serverNow } from '../../lib/server-clock.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

interface DraftConflictProps {
  /** What the other device saved; null while nobody else did. */
  theirs: Draft | null
  /** The title as it stands here. */
  title: string
  onKeep: () => void
  onTake: () => void
}

const called = (title: string) => (title ? `“${title}”` : 'sin título')

/** Two devices wrote the same draft: the person says which one goes on. Until then neither is touched. */
export function DraftConflict({ theirs, title, onKeep, onTake }: DraftConflictProps) {
  return (
    <Dialog
      insistent
      open={theirs !== null}
      onOpenChange={() => undefined}
      title="Este borrador cambió en otro dispositivo"
      footer={
        <>
          <Button kind="line" onClick={onTake}>
            Traer la del otro
          </Button>
          <Button onClick={onKeep}>Seguir con la de acá</Button>
        </>
      }
    >
      {theirs && (
        <div className="grid gap-2">
          <p>
            La del otro se guardó {formatWhen(theirs.saved_at, serverNow())} y es {called(theirs.texts.title)}
            ; la de acá es {called(title)}.
          </p>
          <p className="text-muted">Las fotos de los dos quedan. ¿Con cuál seguís?</p>
        </div>
      )}
    </Dialog>
  )
}
