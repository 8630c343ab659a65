import type { MyAuctionCard } from '@martillo/contract/auctions'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSWRConfig } from 'swr'
import { call } from '../../../lib/api.ts'
import { sentenceOf } from '../../../lib/api-error.ts'
import { latePart } from '../../../lib/late-part.ts'
import { newUuid } from '../../../lib/new-uuid.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { toast } from '../../../ui/toast.ts'
import { ReachControls } from '../reach-controls.tsx'
import { ConfirmRemoval } from './confirm-removal.tsx'

const RepublishDialog = latePart(async () => (await import('./republish-dialog.tsx')).RepublishDialog)

const isOver = ({ state }: MyAuctionCard) => state === 'finished' || state === 'cancelled'

/** Why it cannot be deleted; nothing when it can, or when nobody would look for it. */
function whyKept(card: MyAuctionCard): string {
  if (card.can_delete || isOver(card)) return ''
  return 'Ya tiene pujas: no se puede borrar.'
}

function editWords({ can_edit, state }: MyAuctionCard): string {
  if (can_edit === 'additions') return 'Agregar o aclarar'
  return state === 'rejected' ? 'Corregir' : 'Editar'
}

/** What a seller can do next with one of their auctions. */
export function OwnAuctionActions({ card }: { card: MyAuctionCard }) {
  const [asking, setAsking] = useState<'delete' | 'republish' | null>(null)
  const [copying, setCopying] = useState(false)
  const { mutate } = useSWRConfig()
  const navigate = useNavigate()
  const id = card.ID

  async function publishSimilar() {
    setCopying(true)
    const draft = newUuid()
    try {
      await call('POST /auctions/:id/similar', { params: { id }, body: { draft } })
      await navigate(paths.editDraft(draft))
    } catch (error) {
      toast.error(sentenceOf(error, 'No pudimos hacer el borrador. Probá de nuevo.'))
      setCopying(false)
    }
  }

  async function remove() {
    await call('DELETE /auctions/deleteownauction/:id', { params: { id } })
    await mutate((key) => typeof key === 'string' && key.startsWith('/auctions'))
    toast.success('Subasta borrada.')
  }

  const kept = whyKept(card)
  const isRejected = card.state === 'rejected'
  return (
    <div className="mt-3 grid gap-3 border-line border-t pt-3">
      {card.rejection && <p className="text-14 text-urgent">No se aprobó: {card.rejection}</p>}
      <div className="flex flex-wrap items-center gap-2">
        {card.can_republish && (
          <Button size="small" onClick={() => setAsking('republish')}>
            Volver a publicar
          </Button>
        )}
        {card.republished_as !== undefined && (
          <ButtonLink kind="line" size="small" to={paths.auction(card.republished_as)}>
            Ver la nueva
          </ButtonLink>
        )}
        {card.can_edit !== 'no' && (
          <ButtonLink kind={isRejected ? 'primary' : 'line'} size="small" to={paths.editAuction(id)}>
            {editWords(card)}
          </ButtonLink>
        )}
        <Button kind="line" size="small" loading={copying} onClick={() => void publishSimilar()}>
          Publicar similar
        </Button>
        {!card.private && <ReachControls auction={card} />}
        {card.can_delete && (
          <Button kind="quiet" size="small" onClick={() => setAsking('delete')}>
            Borrar
          </Button>
        )}
        {kept && <span className="text-14 text-muted">{kept}</span>}
      </div>
      {card.private && <ReachControls auction={card} />}
      <ConfirmRemoval
        open={asking === 'delete'}
        onClose={() => setAsking(null)}
        title="¿Borrar esta subasta?"
        description={`"${card.Title}" deja de verse y no se puede recuperar.`}
        failure="Failed to delete auction"
        remove={remove}
      />
      {card.can_republish && (
        <Suspense>
          <RepublishDialog card={card} open={asking === 'republish'} onClose={() => setAsking(null)} />
        </Suspense>
      )}
    </div>
  )
}
