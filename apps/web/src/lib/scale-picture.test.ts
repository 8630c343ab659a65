import { expect, test } from 'vitest'
import { fitInside } from './scale-picture.ts'

test.each([
  [800, 600, 800, 600],
  [1600, 1200, 800, 600],
  [4000, 1000, 800, 200],
  [1000, 4000, 150, 600],
  [320, 200, 320, 200],
  [10_000, 1, 800, 1],
])('fits a picture of %i×%i into 800×600', (width, height, toWidth, toHeight) => {
  const fitted = fitInside(width, height, { width: 800, height: 600 })
  expect(fitted).toEqual({ width: toWidth, height: toHeight })
})
