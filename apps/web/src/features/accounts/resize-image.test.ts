import { expect, test } from 'vitest'
import { fitInside, resizeImage } from './resize-image.ts'

test.each([
  [800, 600, 800, 600],
  [1600, 1200, 800, 600],
  [4000, 1000, 800, 200],
  [1000, 4000, 150, 600],
  [320, 200, 320, 200],
  [10_000, 1, 800, 1],
])('fits a picture of %i×%i into 800×600', (width, height, toWidth, toHeight) => {
  expect(fitInside(width, height)).toEqual({ width: toWidth, height: toHeight })
})

test('says that a file which is no picture could not be resized', async () => {
  const file = new File(['hola'], 'foto.jpg', { type: 'image/jpeg' })
  await expect(resizeImage(file)).rejects.toThrow('Error al redimensionar')
})
