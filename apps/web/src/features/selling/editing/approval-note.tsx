import type { Auction } from '@martillo/contract/auctions'
import type { ReactNode } from 'react'

interface ApprovalNoteProps {
  auction: Auction
  /** What an administrator looks at is otherwise than it was. */
  isLookedAt: boolean
}

function Note({ children }: { children: ReactNode }) {
  return (
    <div role="note" className="rounded-card bg-brand-soft px-4 py-3 text-brand-ink">
      {children}
    </div>
  )
}

/** Says, before anything is changed, what an administrator looks at again. Nothing where none does. */
export function ApprovalNote({ auction }: Pick<ApprovalNoteProps, 'auction'>) {
  const { state, rejection, viewer } = auction
  if (state === 'rejected') {
    return (
      <Note>
        <p className="font-semibold">Tu publicación no fue aprobada{rejection ? `: ${rejection}` : '.'}</p>
        <p className="mt-1">Cuando guardes un cambio, vuelve a esperar aprobación.</p>
      </Note>
    )
  }
  if (state === 'pending') {
    return (
      <Note>
        <p>Tu publicación espera aprobación. Si guardás cambios, se revisa con ellos antes de salir.</p>
      </Note>
    )
  }
  if (!viewer?.edits_wait) return null
  return (
    <Note>
      <p>
        A tus publicaciones las aprueba antes una persona del equipo. Si cambiás el título, la descripción, la
        categoría o las fotos, esta deja de verse hasta que la vuelva a aprobar. Lo demás cambia enseguida.
      </p>
    </Note>
  )
}

/** Beside the button that saves: that this very change hides the auction until an administrator has looked at it. */
export function HidingNote({ auction, isLookedAt }: ApprovalNoteProps) {
  const isShown = auction.state === 'running' || auction.state === 'scheduled'
  if (!isLookedAt || !isShown || !auction.viewer?.edits_wait) return null
  return (
    <p role="status" className="text-right text-14 font-semibold text-urgent">
      Al guardar, la subasta deja de verse y vuelve a esperar aprobación. Mientras tanto el tiempo no corre.
    </p>
  )
}
