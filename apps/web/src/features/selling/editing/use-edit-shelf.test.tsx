import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useEditShelf } from './use-edit-shelf.ts'

const KEPT = ['a.jpg']
const sent: { url: string; keepalive: boolean | undefined }[] = []

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', async (url: string, { method, keepalive }: RequestInit) => {
    if (method === 'DELETE') sent.push({ url, keepalive })
    return new Response('{"ok":true}')
  })
})

const hide = (persisted: boolean) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pagehide'), { persisted })))

function choose(shelf: ReturnType<typeof useEditShelf>['shelf']) {
  act(() => shelf.add([new File(['x'], 'foto.jpg', { type: 'image/jpeg' })]))
}

test('what was uploaded for an edit goes with a tab that is closed, in a call that outlives it', () => {
  const { result } = renderHook(() => useEditShelf(KEPT))
  choose(result.current.shelf)
  hide(true)
  expect(sent).toEqual([])
  hide(false)
  expect(sent).toEqual([{ url: expect.stringMatching(/^\/api\/drafts\/[\w-]+$/), keepalive: true }])
})

test('without an upload there is nothing to take away', () => {
  renderHook(() => useEditShelf(KEPT))
  hide(false)
  expect(sent).toEqual([])
})

test('and it goes with the screen', async () => {
  const { result, unmount } = renderHook(() => useEditShelf(KEPT))
  choose(result.current.shelf)
  unmount()
  await waitFor(() => expect(sent).toHaveLength(1))
})
