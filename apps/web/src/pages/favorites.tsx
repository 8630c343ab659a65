import { Heart } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '../lib/paths.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** What is there of favourites: a word that they will come. Closing it leads back to where one was, or home. */
export function Component() {
  const navigate = useNavigate()
  const { key } = useLocation()

  function leave() {
    // The first address of a visit has this key: there is nothing of ours behind it.
    if (key === 'default') void navigate(paths.home, { replace: true })
    else void navigate(-1)
  }

  return (
    <section className="wrap grid min-h-[60dvh] place-items-center py-10">
      <h1 className="text-22 text-muted">Favoritos</h1>
      <Dialog
        open
        onOpenChange={(next) => {
          if (!next) leave()
        }}
        title="Próximamente vas a poder agregar subastas a favoritos"
        footer={<Button onClick={leave}>Entendido</Button>}
      >
        <div className="grid place-items-center py-4">
          <span className="grid size-24 place-items-center rounded-full bg-brand-soft text-brand">
            <Heart aria-hidden="true" strokeWidth={1.6} className="size-12" />
          </span>
        </div>
      </Dialog>
    </section>
  )
}
