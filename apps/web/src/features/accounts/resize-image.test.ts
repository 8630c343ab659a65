import { expect, test } from 'vitest'
import { resizeImage } from './resize-image.ts'

test('says that a file which is no picture could not be resized', async () => {
  const file = new File(['hola'], 'foto.jpg', { type: 'image/jpeg' })
  await expect(resizeImage(file)).rejects.toThrow('Error al redimensionar')
})
