import { expect, it } from 'vitest'
import { sharedBuffersMb } from './cluster-settings.ts'

const GB = 1024 ** 3

it.each([
  [0.5, 128],
  [4, 512],
  [24, 1_024],
])('a machine of %d GB gives the database %d MB', (gigabytes, megabytes) => {
  expect(sharedBuffersMb(gigabytes * GB)).toBe(megabytes)
})
