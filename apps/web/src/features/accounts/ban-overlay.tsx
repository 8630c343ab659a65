import * as Radix from '@radix-ui/react-dialog'
import { Ban, Download } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import type { ToldBan } from '../../lib/ban.ts'
import { formatDay, formatTime } from '../../lib/format-date.ts'
import { offerJson } from '../../lib/offer-json.ts'
import { Button } from '../../ui/button.tsx'
import { AppealForm } from './appeal-form.tsx'
import { FormAlert } from './form-alert.tsx'

const FILE_NAME = 'martillo-mis-datos.json'

interface BanOverlayProps {
  ban: ToldBan
  onClose: () => void
}

/** Covers the screen of somebody who is banned: why, until when, and the two things that are left to do. */
export function BanOverlay({ ban, onClose }: BanOverlayProps) {
  const [working, setWorking] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const { reason, until, authorization } = ban

  async function download() {
    setWorking(true)
    setFault(null)
    try {
      offerJson(await call('GET /user/export', { authorization }), FILE_NAME)
    } catch (error) {
      setFault(sentenceOf(error, 'No pudimos preparar tus datos. Probá de nuevo.'))
    } finally {
      setWorking(false)
    }
  }

  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Content
          onInteractOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            // The reason is to be read first: in the field, a phone's keyboard would cover it.
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          className="fixed inset-0 z-60 flex animate-fade flex-col overflow-y-auto bg-canvas text-ink outline-none"
        >
          <div className="head-gradient h-2 shrink-0" />
          <div className="m-auto w-full max-w-lg px-5 py-10">
            <span className="mx-auto grid size-20 place-items-center rounded-full bg-urgent-soft text-urgent">
              <Ban aria-hidden="true" className="size-9" />
            </span>
            <Radix.Title className="mt-5 text-center text-28 font-extrabold text-balance">
              Tu cuenta está suspendida
            </Radix.Title>
            <Radix.Description className="mt-2 text-center text-balance text-muted">
              {until
                ? `Hasta el ${formatDay(until)} a las ${formatTime(until)}, hora argentina.`
                : 'Sin fecha de fin.'}{' '}
              Mientras tanto podés mirar subastas, pero no pujar ni publicar.
            </Radix.Description>
            <section className="mt-6 rounded-panel border border-line bg-surface p-4 md:p-6">
              <h2 className="text-14 font-semibold text-muted">Motivo</h2>
              <p className="mt-1 whitespace-pre-line break-words">{reason}</p>
            </section>
            <AppealForm authorization={authorization} />
            {fault && (
              <div className="mt-4">
                <FormAlert>{fault}</FormAlert>
              </div>
            )}
            <div className="mt-6 flex flex-wrap items-center justify-center gap-3">
              <Button kind="line" size="small" loading={working} onClick={() => void download()}>
                <Download aria-hidden="true" className="size-4" />
                Descargar mis datos
              </Button>
              <Button kind="quiet" size="small" onClick={onClose}>
                Seguir como visitante
              </Button>
            </div>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
