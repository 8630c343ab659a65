import { describe, expect, it } from 'vitest'
import { chooseRendition } from './choose-rendition.ts'

describe('choosing a rendition', () => {
  it.each([
    [1, 64],
    [64, 64],
    [65, 110],
    [220, 220],
    [221, 440],
    [2_560, 2_560],
    [9_999, 2_560],
    [undefined, 2_560],
  ])('makes a wished width of %s one of %i', (width, chosen) => {
    expect(chooseRendition({ width, accept: '' }).width).toBe(chosen)
  })

  it.each([
    [1, 60],
    [70, 60],
    [71, 80],
    [85, 80],
    [86, 90],
    [100, 90],
    [undefined, 80],
  ])('makes a wished quality of %s one of %i', (quality, chosen) => {
    expect(chooseRendition({ quality, accept: '' }).quality).toBe(chosen)
  })

  it.each([
    ['image/avif,image/webp,*/*;q=0.8', 'webp'],
    ['image/webp;q=0.5', 'webp'],
    ['IMAGE/WEBP', 'webp'],
    ['image/webp;q=0', 'jpeg'],
    ['image/*', 'jpeg'],
    ['*/*', 'jpeg'],
    ['', 'jpeg'],
    ['image/webpx', 'jpeg'],
  ])('answers Accept "%s" with %s', (accept, format) => {
    expect(chooseRendition({ accept }).format).toBe(format)
  })
})
