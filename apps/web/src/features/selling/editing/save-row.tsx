import type { ReactNode } from 'react'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'

interface SaveRowProps {
  auction: number
  saving: boolean
  /** What the button says. */
  children: ReactNode
}

/** The end of a form about an own auction: back to it, or save. */
export function SaveRow({ auction, saving, children }: SaveRowProps) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <ButtonLink kind="line" to={paths.auction(auction)}>
        Volver
      </ButtonLink>
      <Button type="submit" loading={saving}>
        {children}
      </Button>
    </div>
  )
}
