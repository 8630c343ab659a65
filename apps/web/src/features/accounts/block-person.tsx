import type { PublicUser } from '@martillo/contract/accounts'
import { Ban } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { sentenceOf } from '../../lib/api-error.ts'
import { keyOf, useCall } from '../../lib/use-call.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.ts'

/** Blocks the person whose page it is, after asking, or takes that back. */
export function BlockPerson({ person }: { person: PublicUser }) {
  const { data, mutate } = useCall(keyOf('GET /user/blocks', { query: { person: person.ID } }))
  const [asking, setAsking] = useState(false)
  const [working, setWorking] = useState(false)
  if (!data) return null
  const isBlocked = data.meta.total > 0

  async function change() {
    setWorking(true)
    const about = { params: { id: person.ID } }
    try {
      if (isBlocked) await call('DELETE /user/block/:id', about)
      else await call('POST /user/block/:id', about)
      await mutate()
      toast.success(isBlocked ? `Desbloqueaste a ${person.Username}` : `Bloqueaste a ${person.Username}`)
      setAsking(false)
    } catch (error) {
      toast.error(sentenceOf(error, 'No pudimos guardar el cambio. Probá de nuevo.'))
    } finally {
      setWorking(false)
    }
  }

  return (
    <div className="wrap flex justify-end pb-6">
      <Button
        kind="quiet"
        size="small"
        loading={working && !asking}
        onClick={() => (isBlocked ? void change() : setAsking(true))}
      >
        <Ban aria-hidden="true" className="size-4" />
        {isBlocked ? 'Desbloquear' : 'Bloquear a esta persona'}
      </Button>
      <Dialog
        open={asking}
        onOpenChange={setAsking}
        title={`¿Bloquear a ${person.Username}?`}
        description="No va a poder pujar en tus subastas, hacerte preguntas ni escribirte. No le avisamos, y podés desbloquearlo cuando quieras."
        footer={
          <>
            <Button kind="quiet" onClick={() => setAsking(false)}>
              Cancelar
            </Button>
            <Button kind="danger" loading={working} onClick={() => void change()}>
              Bloquear
            </Button>
          </>
        }
      />
    </div>
  )
}
