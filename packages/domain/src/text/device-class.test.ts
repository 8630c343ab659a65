import { expect, it } from 'vitest'
import { DEVICE_CLASSES, deviceClass } from './device-class.ts'

it.each([
  [
    'Android',
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
  ],
  ['iOS', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'],
  ['Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15'],
  ['Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36'],
  ['Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'],
  ['Unknown', 'curl/8.5.0'],
  ['Unknown', ''],
] as const)('tells %s from %s', (device, userAgent) => {
  expect(deviceClass(userAgent)).toBe(device)
})

it('takes a Mac that is touched with several fingers for the iPad that it is', () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
  expect([0, 1, 2, 5].map((points) => deviceClass(mac, points))).toEqual(['Mac', 'Mac', 'iOS', 'iOS'])
})

it('leaves a class as it is', () => {
  expect(DEVICE_CLASSES.map((device) => deviceClass(device))).toEqual([...DEVICE_CLASSES])
})
