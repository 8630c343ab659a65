import { expect, test } from 'vitest'
import { moved, partOf, WHOLE } from './crop.ts'

const square = { width: 600, height: 600 }
const wide = { width: 1_200, height: 600 }

test('shows the middle of a picture, as much as fits the frame', () => {
  expect(partOf(wide, square, WHOLE)).toEqual({ width: 600, height: 600, left: 300, top: 0 })
  expect(partOf(square, { width: 800, height: 200 }, WHOLE)).toEqual({
    width: 600,
    height: 150,
    left: 0,
    top: 225,
  })
})

test('enlarges around the middle', () => {
  expect(partOf(wide, square, { ...WHOLE, zoom: 2 })).toEqual({
    width: 300,
    height: 300,
    left: 450,
    top: 150,
  })
})

test.each([
  [-5, 0],
  [5, 0],
  [0, -5],
  [0, 5],
])('never leaves the picture, however far it is moved: %i, %i', (byX, byY) => {
  const crop = moved(wide, square, { ...WHOLE, zoom: 2 }, byX, byY)
  const { left, top, width, height } = partOf(wide, square, crop)
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
  expect(left + width).toBeLessThanOrEqual(wide.width)
  expect(top + height).toBeLessThanOrEqual(wide.height)
})

test('follows the finger: what is pulled right shows more of the left', () => {
  const crop = moved(wide, square, WHOLE, 0.25, 0)
  expect(partOf(wide, square, crop).left).toBe(150)
  expect(moved(wide, square, moved(wide, square, WHOLE, 9, 0), -0.1, 0).x).toBeGreaterThan(0.25)
})
