import { Button } from '../../../ui/button.tsx'
import { FormAlert } from '../form-alert.tsx'

interface SaveRowProps {
  /** Why it was not saved, when no field is to blame. */
  fault: string | undefined
  isDirty: boolean
  isSubmitting: boolean
}

/** The end of a section: why it was not saved, and the button, which works once something changed. */
export function SaveRow({ fault, isDirty, isSubmitting }: SaveRowProps) {
  return (
    <div className="mt-5 grid gap-4">
      {fault && <FormAlert>{fault}</FormAlert>}
      <div className="flex items-center justify-end gap-3">
        {isDirty && <span className="text-14 text-muted">Hay cambios sin guardar</span>}
        <Button type="submit" size="small" disabled={!isDirty} loading={isSubmitting}>
          Guardar
        </Button>
      </div>
    </div>
  )
}
