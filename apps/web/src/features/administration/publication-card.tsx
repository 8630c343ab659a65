import type { AuctionCard } from '@martillo/contract/auctions'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { formatDayTime } from '../../lib/format-date.ts'
import { formatPrice } from '../../lib/format-price.ts'
import { paths } from '../../lib/paths.ts'
import { keyOf, useCall } from '../../lib/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Pill } from '../../ui/pill.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { FormAlert } from '../accounts/form-alert.tsx'
import { conditionWords } from '../auctions/words.ts'
import { LONGEST_REASON, REASON_MISSING, SHORTEST_REASON } from './reason-rule.ts'

/** What an administrator sees of a publication before deciding: everything that its buyers would. */
export function PublicationCard({ card, onDecided }: { card: AuctionCard; onDecided: () => void }) {
  const { seller } = card
  return (
    <article className="rounded-panel border border-line bg-surface p-4 md:p-6">
      <div className="flex flex-wrap items-start gap-4">
        <Picture
          path={card.PrimaryPic}
          width={160}
          alt={`Foto de ${card.Title}`}
          className="size-28 shrink-0 rounded-card bg-canvas object-contain md:size-40"
        />
        <div className="min-w-0 flex-1 basis-48">
          <h2 className="text-18 [overflow-wrap:anywhere]">
            <Link to={paths.auction(card.ID)} className="text-brand-ink underline">
              {card.Title}
            </Link>
          </h2>
          <p className="mt-1 flex flex-wrap items-center gap-2">
            <Link to={paths.user(seller.Username)} className="underline">
              {seller.Username}
            </Link>
            <Pill tone="brand">{`Nivel ${seller.band}`}</Pill>
          </p>
          <p className="mt-1">
            Base <strong>{formatPrice(card.BasePrice)}</strong> · incremento {formatPrice(card.MinIncrement)}
          </p>
          <p className="mt-1 text-14 text-muted">
            {card.category} › {card.subcategory} · {conditionWords[card.condition]} · {card.city},{' '}
            {card.province}
          </p>
          <p className="text-14 text-muted">
            Del {formatDayTime(card.StartTime)} al {formatDayTime(card.EndTime)} · subasta n.º {card.ID}
          </p>
        </div>
      </div>
      <Texts id={card.ID} />
      <Decision id={card.ID} onDecided={onDecided} />
    </article>
  )
}

function Texts({ id }: { id: number }) {
  const { data } = useCall(keyOf('GET /auctions/:id', { params: { id } }), { revalidateOnFocus: false })
  if (!data) return null
  return (
    <div className="mt-4 grid gap-2">
      <p className="max-h-72 overflow-y-auto whitespace-pre-line [overflow-wrap:anywhere]">
        {data.description}
      </p>
      {data.delivery_description && (
        <p className="whitespace-pre-line text-14 [overflow-wrap:anywhere]">
          <strong>Sobre la entrega:</strong> {data.delivery_description}
        </p>
      )}
      {data.SecondaryPics.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {data.SecondaryPics.map((path, i) => (
            <Picture
              key={path}
              path={path}
              width={80}
              alt={`Foto ${i + 2}`}
              className="size-20 rounded-xl bg-canvas object-contain"
            />
          ))}
        </div>
      )}
    </div>
  )
}

function Decision({ id, onDecided }: { id: number; onDecided: () => void }) {
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const [working, setWorking] = useState<'approve' | 'reject' | null>(null)
  const params = { id }

  async function decide(way: 'approve' | 'reject') {
    const isMissing = way === 'reject' && reason.trim().length < SHORTEST_REASON
    setMissing(isMissing)
    if (working || isMissing) return
    setWorking(way)
    setFault(null)
    try {
      if (way === 'approve') await call('POST /admin/auctions/:id/approve', { params })
      else await call('POST /admin/auctions/:id/reject', { params, body: { reason } })
      toast.success(way === 'approve' ? 'Publicación aprobada.' : 'Publicación rechazada.')
      onDecided()
    } catch (error) {
      setFault(sentenceOf(error, 'No pudimos guardar la decisión. Probá de nuevo.'))
    } finally {
      setWorking(null)
    }
  }

  return (
    <div className="mt-4 grid gap-4">
      <Field
        label="Motivo del rechazo"
        optional
        hint="Quien vende lo lee y puede corregir la publicación. Solo hace falta para rechazar."
        error={missing ? REASON_MISSING : undefined}
      >
        <TextArea
          rows={2}
          value={reason}
          counter={LONGEST_REASON}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Field>
      {fault && <FormAlert>{fault}</FormAlert>}
      <div className="flex flex-wrap gap-3">
        <Button loading={working === 'approve'} onClick={() => void decide('approve')}>
          Aprobar
        </Button>
        <Button kind="line" loading={working === 'reject'} onClick={() => void decide('reject')}>
          Rechazar
        </Button>
      </div>
    </div>
  )
}
