import { clsx } from 'clsx'
import { Check, CircleAlert, CloudOff } from 'lucide-react'
import type { Saving } from './draft-desk.ts'

const WORDS: Record<Saving, string> = {
  blank: 'Se guarda solo mientras escribís',
  unsaved: 'Guardando…',
  saving: 'Guardando…',
  saved: 'Guardado',
  offline: 'Sin guardar: no hay conexión. Lo seguimos intentando.',
  refused: '',
  conflict: 'Cambió en otro dispositivo',
  gone: 'Sin guardar',
  published: 'Ya está publicada',
}

/** Whether something keeps what is written from being saved. */
export function isSavingBad(saving: Saving): boolean {
  return saving === 'offline' || saving === 'refused' || saving === 'conflict'
}

/** Whether what is written is kept. Only what went wrong is said aloud. */
export function SaveLine({ saving, sentence }: { saving: Saving; sentence: string }) {
  const isBad = isSavingBad(saving)
  const Icon = saving === 'offline' ? CloudOff : isBad ? CircleAlert : saving === 'saved' ? Check : null
  return (
    <p
      {...(isBad && { role: 'status' })}
      className={clsx(
        'flex min-h-5 items-start gap-1.5 text-14',
        isBad ? 'font-medium text-urgent' : 'text-muted',
      )}
    >
      {Icon && <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
      <span className="min-w-0">
        {saving === 'refused' ? sentence : (saving === 'saved' && sentence) || WORDS[saving]}
      </span>
    </p>
  )
}
