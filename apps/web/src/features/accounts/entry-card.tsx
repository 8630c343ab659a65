import type { ReactNode } from 'react'
import { useProductName } from '../../lib/use-config.ts'
import { Mark } from '../../ui/logo.tsx'

interface EntryCardProps {
  title: string
  lead: ReactNode
  children: ReactNode
  /** The way to the other screen, below the card. */
  other: ReactNode
  wide?: boolean
}

/** The frame of login and registration: on phones the whole width, on larger screens a card beside the promise. */
export function EntryCard({ title, lead, children, other, wide = false }: EntryCardProps) {
  const name = useProductName()
  return (
    <div className="wrap py-6 md:py-12">
      <div className="mx-auto grid max-w-5xl overflow-hidden rounded-panel border border-line bg-surface lg:grid-cols-[5fr_7fr]">
        {/* From the top down: what hung from the bottom would move while a long form is still arriving. */}
        <aside className="head-gradient relative hidden overflow-hidden p-10 text-white lg:block">
          <Mark className="size-16" />
          <div className="mt-52">
            <p className="text-36 font-extrabold tracking-[-0.03em]">Pujá y Ganá</p>
            <p className="mt-3 max-w-xs text-18 text-white/85">
              Subastas de todo el país, en pesos. Vos decís hasta cuánto y {name} puja por vos.
            </p>
          </div>
          <Mark className="-right-16 absolute top-[440px] size-80 opacity-15" gold={false} />
        </aside>
        <div className="p-5 sm:p-8 lg:p-10">
          <div className={wide ? 'mx-auto max-w-xl' : 'mx-auto max-w-md'}>
            <h1 className="text-28 font-extrabold">{title}</h1>
            <p className="mt-1.5 text-muted">{lead}</p>
            <div className="mt-6">{children}</div>
            <div className="mt-6 border-line border-t pt-5 text-center text-muted">{other}</div>
          </div>
        </div>
      </div>
    </div>
  )
}
