import { type MockInstance, vi } from 'vitest'

/**
 * Takes the place of how the window goes elsewhere, which jsdom does not do. The methods of its `location` cannot be
 * replaced, as in a browser; they hand on to the object behind their only symbol.
 */
export function spyOnLocation(method: 'assign' | 'reload'): MockInstance {
  const [behind] = Object.getOwnPropertySymbols(window.location)
  if (behind === undefined) throw new Error('nothing lies behind the location')
  const inner: Pick<Location, 'assign' | 'reload'> = Reflect.get(window.location, behind)
  return vi.spyOn(inner, method).mockImplementation(() => undefined)
}
