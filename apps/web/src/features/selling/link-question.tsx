import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

export type LinkStep = 'renew' | 'void'

const WORDS: Record<LinkStep, { title: string; link: string; confirm: string }> = {
  renew: {
    title: '¿Hacer un enlace nuevo?',
    link: 'El enlace que compartiste deja de funcionar y hay que mandar el nuevo.',
    confirm: 'Hacer el enlace nuevo',
  },
  void: {
    title: '¿Anular el enlace?',
    link: 'El enlace deja de funcionar y nadie nuevo puede entrar hasta que hagas otro.',
    confirm: 'Anular el enlace',
  },
}

function whoLeaves(guests: number): string {
  if (guests === 0) return 'Todavía no entró nadie, así que nadie pierde el acceso.'
  const entered = guests === 1 ? 'Entró 1 persona' : `Entraron ${guests} personas`
  return `${entered}: quienes no pujaron dejan de ver la subasta. Quienes pujaron siguen adentro y sus pujas valen.`
}

/** Asks before a link stops working, and says who loses access by it. */
export function LinkQuestion({
  step,
  guests,
  working,
  onClose,
  onConfirm,
}: {
  step: LinkStep | null
  guests: number
  working: boolean
  onClose: () => void
  onConfirm: (step: LinkStep) => void
}) {
  // What it said stays while it closes.
  const words = WORDS[step ?? 'void']
  return (
    <Dialog
      open={step !== null}
      onOpenChange={onClose}
      title={words.title}
      description={`${words.link} ${whoLeaves(guests)}`}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            Cancelar
          </Button>
          <Button kind="danger" loading={working} onClick={() => step && onConfirm(step)}>
            {words.confirm}
          </Button>
        </>
      }
    />
  )
}
