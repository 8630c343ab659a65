import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useDeleteAllNotifications } from './use-delete-all-notifications.ts'

interface DeleteAllDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks once before all notifications go for good. */
export function DeleteAllDialog({ open, onOpenChange }: DeleteAllDialogProps) {
  const { deleteAll, deleting } = useDeleteAllNotifications()
  const confirm = async () => {
    if (await deleteAll()) onOpenChange(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="¿Eliminar todas las notificaciones?"
      description="No se pueden recuperar. Tus pujas y subastas no cambian."
      footer={
        <>
          <Button kind="quiet" onClick={() => onOpenChange(false)}>
            Cancelar
          </Button>
          <Button kind="danger" loading={deleting} onClick={() => void confirm()}>
            Eliminar todas
          </Button>
        </>
      }
    />
  )
}
