export const CONFIRMATION_WORD = 'ELIMINAR'

interface DeletionTexts {
  readonly word: string
  /** The password, or the mailed code of who has none. */
  readonly secret: string
}

/** What is wrong with the dialog's two fields and the person, the first that applies; null when it may be sent. */
export function judgeDeletion({ word, secret }: DeletionTexts, userId: number | undefined): string | null {
  if (word !== CONFIRMATION_WORD) {
    return 'Por favor escribe el texto de confirmación exactamente como se muestra'
  }
  if (secret.trim() === '') return 'Por favor ingresa tu contraseña para confirmar'
  if (!userId) return 'Usuario no encontrado. Por favor recarga la página e intenta de nuevo.'
  return null
}
