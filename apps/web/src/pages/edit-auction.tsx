import type { Auction } from '@martillo/contract/auctions'
import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { AdditionsForm } from '../features/selling/editing/additions-form.tsx'
import { ClarifyForm } from '../features/selling/editing/clarify-form.tsx'
import { EditForm } from '../features/selling/editing/edit-form.tsx'
import { EditSkeleton } from '../features/selling/editing/edit-skeleton.tsx'
import { paths } from '../lib/paths.ts'
import { keyOf, useCall } from '../lib/use-call.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Component as NotFound } from './not-found.tsx'

// Beyond it there is no number of an auction.
const LARGEST_ID = 2_147_483_647

/** Where a seller changes one of their own auctions; for everybody else there is nothing here. */
export function Component() {
  const { id = '' } = useParams()
  const isNumber = /^[1-9]\d{0,9}$/.test(id) && Number(id) <= LARGEST_ID
  return isNumber ? <OneAuction key={id} id={Number(id)} /> : <NotFound />
}

function OneAuction({ id }: { id: number }) {
  const read = useCall(keyOf('GET /auctions/:id', { params: { id } }), { revalidateOnFocus: false })
  const { data: auction, error } = read
  // What was read before logging in does not say whose it is.
  const isKnown = auction !== undefined && (auction.viewer !== undefined || !read.isValidating)
  if (error?.status === 404) return <NotFound />
  if (!auction && error) {
    return <ErrorState title="No pudimos cargar la subasta" onRetry={() => void read.mutate()} />
  }
  if (isKnown && !auction.viewer?.seller) return <NotFound />
  return (
    <div className="wrap max-w-3xl py-5 pb-24 md:py-8">
      <h1 className="mb-4 text-22 md:text-28">Editar la subasta</h1>
      {isKnown ? <Editing auction={auction} /> : <EditSkeleton />}
    </div>
  )
}

function Editing({ auction }: { auction: Auction }) {
  // As it was when it was opened: what is typed stays when somebody bids meanwhile.
  const [hasBids, setHasBids] = useState(auction.bids_count > 0)
  if (auction.state === 'finished' || auction.state === 'cancelled') {
    return (
      <EmptyState
        title={`Esta subasta ${auction.state === 'finished' ? 'terminó' : 'se canceló'}: ya no se puede cambiar.`}
        action={<ButtonLink to={paths.auction(auction.ID)}>Ver la subasta</ButtonLink>}
      />
    )
  }
  return hasBids ? (
    <Additions auction={auction} />
  ) : (
    <EditForm auction={auction} onBids={() => setHasBids(true)} />
  )
}

function Additions({ auction }: { auction: Auction }) {
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === '#aclarar') document.querySelector('#aclarar')?.scrollIntoView()
  }, [hash])
  return (
    <div className="grid gap-4 md:gap-5">
      <p className="rounded-card bg-brand-soft px-4 py-3 text-brand-ink [overflow-wrap:anywhere]">
        <strong className="block font-[650]">{auction.Title}</strong>
        Ya hay pujas: quienes pujaron lo hicieron por lo que leyeron, y por eso el resto queda como está.
        Podés agregar fotos, formas de entrega y aclaraciones.
      </p>
      <AdditionsForm auction={auction} />
      <ClarifyForm auction={auction} />
    </div>
  )
}
