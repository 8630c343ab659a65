import { useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { DraftConflict } from './draft-conflict.tsx'
import type { DeskState, DraftDesk } from './draft-desk.ts'
import { saveAsNew } from './use-draft-desk.ts'

interface DeskTroublesProps extends Pick<DeskState, 'texts' | 'saving' | 'theirs' | 'clashes'> {
  desk: DraftDesk
  /** What is written goes on as another draft. */
  onMoved: (id: string) => void
}

/** What another device did to the draft that is open here, and how to go on without losing anything. */
export function DeskTroubles({ desk, texts, saving, theirs, clashes, onMoved }: DeskTroublesProps) {
  const [isMoving, setIsMoving] = useState(false)

  async function move() {
    setIsMoving(true)
    onMoved(await saveAsNew(desk))
  }

  return (
    <>
      {saving === 'gone' && (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-3 rounded-card bg-urgent-soft px-4 py-3 text-urgent"
        >
          <p className="min-w-0 flex-1 basis-60 font-medium">
            Este borrador se borró en otro dispositivo. Lo que escribiste sigue acá.
          </p>
          <Button loading={isMoving} className="max-sm:w-full" onClick={() => void move()}>
            Guardar como nuevo
          </Button>
        </div>
      )}
      {saving === 'published' && (
        <p role="status" className="rounded-card bg-brand-soft px-4 py-3 text-brand-ink">
          Esta subasta ya está publicada.{' '}
          <a href={paths.myAuctions} className="font-semibold underline">
            Ver mis subastas
          </a>
        </p>
      )}
      <DraftConflict
        {...{ texts, theirs, clashes }}
        onChoose={(whose) => desk.choose(whose)}
        onKeepBoth={() => void move()}
      />
    </>
  )
}
