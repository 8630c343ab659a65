import type { PrivateLink } from '@martillo/contract/reach'
import { Copy, Link2, Link2Off, Share2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { keyOf, useCall } from '../../lib/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { LinkQuestion, type LinkStep } from './link-question.tsx'
import type { ReachedAuction } from './reached-auction.ts'
import { copyLink, shareLink } from './share-link.ts'

const DONE: Record<LinkStep, string> = {
  renew: 'Hicimos un enlace nuevo. El anterior ya no abre nada.',
  void: 'Anulamos el enlace.',
}

function guestWords(guests: number): string {
  if (guests === 0) return 'Todavía no entró nadie'
  return guests === 1 ? 'Entró 1 persona' : `Entraron ${guests} personas`
}

function whoIsIn(guests: number): string {
  if (guests === 0) return 'Adentro no quedó nadie'
  return guests === 1 ? 'Adentro quedó 1 persona' : `Adentro quedaron ${guests} personas`
}

/** The link of an own private auction: to copy and share, to replace, and to make void. */
export function PrivateLinkControls({ auction }: { auction: ReachedAuction }) {
  const about = { params: { id: auction.ID } }
  const { data, error, mutate } = useCall(keyOf('GET /auctions/:id/private-link', about))
  const [asking, setAsking] = useState<LinkStep | null>(null)
  const [working, setWorking] = useState(false)

  function ask(step: LinkStep) {
    setAsking(step)
    // Somebody may have come in since: the question says who is there now.
    void mutate()
  }

  async function change(step: LinkStep, said: string = DONE[step]) {
    setWorking(true)
    try {
      const link: PrivateLink =
        step === 'void'
          ? await call('DELETE /auctions/:id/private-link', about)
          : await call('POST /auctions/:id/private-link', about)
      await mutate(link, { revalidate: false })
      setAsking(null)
      toast.success(said)
    } catch (failed) {
      toast.error(sentenceOf(failed, 'No pudimos guardar el cambio. Probá de nuevo.'))
    } finally {
      setWorking(false)
    }
  }

  if (!data && error) {
    return (
      <p role="alert" className="flex flex-wrap items-center gap-x-3 text-14 text-urgent">
        No pudimos cargar el enlace.
        <Button kind="quiet" size="small" onClick={() => void mutate()}>
          Reintentar
        </Button>
      </p>
    )
  }
  if (!data) return <Skeleton className="h-24 rounded-card" />

  const { url } = data
  return (
    <section
      aria-label="Enlace privado"
      className="grid gap-2.5 rounded-card border border-line bg-canvas p-3"
    >
      {url === null ? (
        <p className="text-14 text-muted">
          El enlace está anulado: nadie nuevo puede entrar. {whoIsIn(data.guests)}.
        </p>
      ) : (
        <>
          <p className="text-14 text-muted">
            Solo la ve quien entra con este enlace. {guestWords(data.guests)}.
          </p>
          <input
            readOnly
            aria-label="Enlace de la subasta privada"
            value={url}
            onFocus={(event) => event.target.select()}
            className="h-10 w-full min-w-0 rounded-[10px] border border-edge bg-surface px-3 text-14 text-ellipsis"
          />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {url !== null && (
          <>
            <Button size="small" onClick={() => void copyLink(url)}>
              <Copy aria-hidden="true" className="size-4" />
              Copiar enlace
            </Button>
            <Button kind="line" size="small" onClick={() => void shareLink(auction.Title, url)}>
              <Share2 aria-hidden="true" className="size-4" />
              Compartir
            </Button>
          </>
        )}
        <Button
          kind="line"
          size="small"
          loading={working && asking === null}
          onClick={() => (url === null ? void change('renew', 'Hicimos un enlace nuevo.') : ask('renew'))}
        >
          <Link2 aria-hidden="true" className="size-4" />
          {url === null ? 'Hacer un enlace nuevo' : 'Enlace nuevo'}
        </Button>
        {url !== null && (
          <Button kind="quiet" size="small" onClick={() => ask('void')}>
            <Link2Off aria-hidden="true" className="size-4" />
            Anular
          </Button>
        )}
      </div>
      <LinkQuestion
        step={asking}
        guests={data.guests}
        working={working}
        onClose={() => setAsking(null)}
        onConfirm={(step) => void change(step)}
      />
    </section>
  )
}
