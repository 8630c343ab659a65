import type { ReactElement } from 'react'

export type EmptySubject = 'auctions' | 'search' | 'bell' | 'lost' | 'storm'

const stroke = { strokeWidth: 5, strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' } as const

// Each drawing stands on a violet ground, with one touch of gold.
const DRAWINGS: Record<EmptySubject, ReactElement> = {
  auctions: (
    <>
      <g transform="translate(102 70) rotate(45)">
        <path {...stroke} className="stroke-brand" d="M0 66V10" strokeWidth="12" />
        <rect className="fill-bid" x="-27" y="-9" width="54" height="19" rx="5" />
        <path
          className="fill-bid stroke-bid"
          d="M-22 -18 0 -41 22 -18Z"
          strokeWidth="4"
          strokeLinejoin="round"
        />
      </g>
      <path {...stroke} className="stroke-brand" d="M98 122h42" strokeWidth="9" />
      <path {...stroke} className="stroke-brand/40" d="M148 62h12M146 84l9 5M122 26V15" strokeWidth="4" />
    </>
  ),
  search: (
    <>
      <circle {...stroke} className="stroke-brand" cx="92" cy="72" r="32" strokeWidth="8" />
      <path {...stroke} className="stroke-brand" d="m116 96 26 26" strokeWidth="11" />
      <path
        {...stroke}
        className="stroke-bid"
        d="M82 64c1-7 6-10 11-10 7 0 11 5 11 10 0 8-11 8-11 16M93 92v1"
      />
    </>
  ),
  bell: (
    <>
      <path
        {...stroke}
        className="stroke-brand"
        d="M66 104c8-8 8-18 8-34a26 26 0 0 1 52 0c0 16 0 26 8 34Z"
        strokeWidth="7"
      />
      <path {...stroke} className="stroke-bid" d="M91 116a9 9 0 0 0 18 0" strokeWidth="7" />
      <path
        {...stroke}
        className="stroke-brand/40"
        d="M138 44h15l-15 17h15M158 26h9l-9 10h9"
        strokeWidth="4"
      />
    </>
  ),
  lost: (
    <>
      <path {...stroke} className="stroke-brand" d="M52 118h96M100 118V60" strokeWidth="7" />
      <path {...stroke} className="stroke-brand" d="M100 42h34l12 11-12 11h-34z" />
      <path {...stroke} className="stroke-bid" d="M100 74H70L58 84l12 10h30z" />
      <path
        {...stroke}
        className="stroke-brand/40"
        d="M60 46c3-6 12-6 15 0M36 98c3-5 9-5 12 0"
        strokeWidth="4"
      />
    </>
  ),
  storm: (
    <>
      <path
        {...stroke}
        className="stroke-brand"
        d="M66 92a21 21 0 0 1 2-42 32 32 0 0 1 60-4 24 24 0 0 1 6 46"
        strokeWidth="7"
      />
      <path {...stroke} className="stroke-bid" d="m102 72-14 24h20l-12 26" strokeWidth="7" />
    </>
  ),
}

export function EmptyDrawing({ about }: { about: EmptySubject }) {
  return (
    <svg viewBox="0 0 200 150" className="h-36 w-48" aria-hidden="true">
      <path
        className="fill-brand-soft"
        d="M32 84c-6-34 22-66 66-68 42-2 74 20 78 56 3 30-18 62-70 66-42 3-68-18-74-54Z"
      />
      {DRAWINGS[about]}
    </svg>
  )
}
