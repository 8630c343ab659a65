import type { OwnUser } from '@martillo/contract/profile'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { call } from '../../../lib/api.ts'
import { ApiError, sentenceOf } from '../../../lib/api-error.ts'
import { toast } from '../../../ui/toast.ts'
import { useKeepOwnUser } from './own-user.ts'

const FAILED = 'Error al actualizar usuario'
const UNCHANGED = 'Lo que queda vacío no se borra: sigue como estaba.'

/**
 * Saves a section's texts: the changed ones that are not empty; an emptied one comes back as it was, and that is said.
 * A refused field is told and focused there; on any failure everything typed stays. After it the form holds what the
 * server kept.
 */
export function useSaveProfile<T extends FieldValues & Record<string, string | undefined>>(
  userId: number,
  form: UseFormReturn<T>,
  textsOf: (user: OwnUser) => T,
) {
  const keep = useKeepOwnUser()
  return form.handleSubmit(async (texts) => {
    const { dirtyFields } = form.formState
    const changed = Object.entries(texts).filter(([field, text]) => field in dirtyFields && text)
    if (changed.length === 0) {
      form.reset()
      toast(UNCHANGED)
      return
    }
    try {
      const body = Object.fromEntries(changed)
      const saved = await call('PUT /user/update/:id', { params: { id: userId }, body })
      form.reset(textsOf(saved))
      toast.success('Cambios guardados')
      await keep(saved)
    } catch (error) {
      const details = error instanceof ApiError ? Object.entries(error.facts.details ?? {}) : []
      const here = details.filter(([field]) => field in texts)
      for (const [field, message] of here) form.setError(field as Path<T>, { message }, { shouldFocus: true })
      if (here.length === 0) form.setError('root', { message: sentenceOf(error, FAILED) })
    }
  })
}
