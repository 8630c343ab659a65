export const DEVICE_CLASSES = ['Android', 'iOS', 'Mac', 'Windows', 'Linux', 'Unknown'] as const
export type DeviceClass = (typeof DEVICE_CLASSES)[number]

// In this order: Android's name holds Linux, and the iPhone says that it is like a Mac.
const MARKS: readonly (readonly [DeviceClass, RegExp])[] = [
  ['Android', /android/i],
  ['iOS', /iphone|ipad|ipod|\bios\b/i],
  ['Mac', /mac/i],
  ['Windows', /windows/i],
  ['Linux', /linux|x11|\bcros\b/i],
]

/**
 * The kind of device by the name that its browser gives itself. An iPad pretends to be a Mac, but no Mac is
 * touched with several fingers.
 */
export function deviceClass(userAgent: string, touchPoints = 0): DeviceClass {
  const found = MARKS.find(([, mark]) => mark.test(userAgent))?.[0] ?? 'Unknown'
  return found === 'Mac' && touchPoints > 1 ? 'iOS' : found
}
