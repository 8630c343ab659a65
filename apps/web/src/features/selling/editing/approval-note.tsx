import type { Auction } from '@martillo/contract/auctions'

/** Says, before anything is saved, that a change is looked at by an administrator. Nothing where none is. */
export function ApprovalNote({ auction }: { auction: Auction }) {
  const { state, approved, rejection } = auction
  if (approved && state !== 'pending' && state !== 'rejected') return null
  return (
    <div role="note" className="rounded-card bg-brand-soft px-4 py-3 text-brand-ink">
      {state === 'rejected' ? (
        <>
          <p className="font-semibold">Tu publicación no fue aprobada{rejection ? `: ${rejection}` : '.'}</p>
          <p className="mt-1">Cuando guardes un cambio, vuelve a esperar aprobación.</p>
        </>
      ) : (
        <p>Tu publicación espera aprobación. Si guardás cambios, se revisa con ellos antes de salir.</p>
      )}
    </div>
  )
}
