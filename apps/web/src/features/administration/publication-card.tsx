import type { AuctionCard } from '@martillo/contract/auctions'
import { Link } from 'react-router'
import { call } from '../../lib/api.ts'
import { formatDayTime } from '../../lib/format-date.ts'
import { formatPrice } from '../../lib/format-price.ts'
import { paths } from '../../lib/paths.ts'
import { Picture } from '../../ui/picture.tsx'
import { Pill } from '../../ui/pill.tsx'
import { conditionWords } from '../auctions/words.ts'
import { Decision } from './decision.tsx'
import { PublicationTexts } from './publication-texts.tsx'
import { LONGEST_REASON, SHORTEST_REASON } from './reason-rule.ts'

/** What an administrator sees of a publication before deciding: everything that its buyers would. */
export function PublicationCard({ card, onDecided }: { card: AuctionCard; onDecided: () => void }) {
  const { seller } = card
  const params = { id: card.ID }
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
            Base <strong className="whitespace-nowrap">{formatPrice(card.BasePrice)}</strong> · incremento{' '}
            <span className="whitespace-nowrap">{formatPrice(card.MinIncrement)}</span>
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
      <PublicationTexts id={card.ID} />
      <Decision
        accept={{
          label: 'Aprobar',
          done: 'Publicación aprobada.',
          send: () => call('POST /admin/auctions/:id/approve', { params }),
        }}
        refuse={{
          done: 'Publicación rechazada.',
          hint: 'Quien vende lo lee y puede corregir la publicación.',
          shortest: SHORTEST_REASON,
          longest: LONGEST_REASON,
          send: (reason) => call('POST /admin/auctions/:id/reject', { params, body: { reason } }),
        }}
        onDecided={onDecided}
      />
    </article>
  )
}
