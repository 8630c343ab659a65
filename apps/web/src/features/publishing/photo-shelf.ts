import { call, pathOf } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { fetchPicture } from '../../lib/fetch-picture.ts'
import { imageUrl } from '../../lib/images.ts'
import { makeStore } from '../../lib/make-store.ts'
import { newUuid } from '../../lib/new-uuid.ts'
import { upload } from '../../lib/upload.ts'
import type { PickedPhoto } from '../../ui/picked-photo.ts'
import { PhotoRefused, preparePhoto } from './prepare-photo.ts'

export const MOST_PHOTOS = 10
const AT_ONCE = 2

export interface ShelfState {
  /** In order: the first is the primary photo. */
  photos: readonly PickedPhoto[]
  /** Why files that were chosen are not among them, as sentences. */
  notes: readonly string[]
}

/** A photo that the server has. */
export function keptPhoto(id: string, key: string): PickedPhoto {
  const url = imageUrl(`images/${key}`, { width: 440, quality: 80 })
  return { id, name: '', url, key, progress: null, failed: false }
}

interface ShelfOptions {
  /** The draft that they belong to; the first photo makes it. */
  draft: string
  kept: readonly PickedPhoto[]
  /** Another order, or another photo has arrived: what the draft's next save must tell. */
  onChange: () => void
  /** The draft was deleted elsewhere: nothing arrives there any more. */
  onGone?: () => void
  /** Whether whoever chose them is still who is logged in. */
  isMine: () => boolean
}

/** Whether sending the same again may end otherwise. */
function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500 || error.status === 429
}

/**
 * The photos of a draft: chosen files are made smaller and sent at once, two at a time, each under its own identifier, so
 * that sending one again never doubles it. What fails waits for its button or for the network's return.
 */
export function openPhotoShelf({ draft, kept, onChange, onGone, isMine }: ShelfOptions) {
  const state = makeStore<ShelfState>({ photos: kept, notes: [] })
  const files = new Map<string, File>()
  const queue: string[] = []
  const travelling = new Set<string>()
  /** Taken away here, not yet known to be gone there. */
  const doomed = new Set<string>()
  let waiters: (() => void)[] = []
  let isOpen = true

  const photos = () => state.read().photos
  const has = (id: string) => photos().some((photo) => photo.id === id)
  const show = (next: readonly PickedPhoto[]) => state.write({ ...state.read(), photos: next })
  const note = (sentence: string) =>
    state.write({ ...state.read(), notes: [...state.read().notes, sentence] })

  function change(id: string, changes: Partial<PickedPhoto>) {
    show(photos().map((photo) => (photo.id === id ? { ...photo, ...changes } : photo)))
  }

  function drop(id: string) {
    const url = photos().find((photo) => photo.id === id)?.url
    if (url?.startsWith('blob:')) URL.revokeObjectURL(url)
    files.delete(id)
    show(photos().filter((photo) => photo.id !== id))
  }

  async function send(id: string) {
    const chosen = files.get(id)
    if (!chosen) return
    const file = await preparePhoto(chosen)
    if (!isOpen || !has(id)) return
    files.set(id, file)
    const { url } = photos().find((photo) => photo.id === id) ?? {}
    change(id, { url: url || URL.createObjectURL(file), progress: 0 })
    const form = new FormData()
    form.append('photo', file, file.name)
    const path = pathOf('PUT /drafts/:uuid/photos/:photo', { params: { uuid: draft, photo: id }, body: form })
    const onProgress = (progress: number) => change(id, { progress })
    const { key } = (await upload(path, form, { onProgress })) as { key: string }
    if (!has(id)) return
    change(id, { key, progress: null })
    onChange()
  }

  async function work(id: string) {
    travelling.add(id)
    try {
      await send(id)
    } catch (error) {
      if (!has(id)) return
      if (error instanceof ApiError && error.code === 'not_found') {
        change(id, { failed: true, progress: null })
        onGone?.()
      } else if (error instanceof PhotoRefused || !isWorthRetrying(error)) {
        note((error as Error).message)
        drop(id)
      } else change(id, { failed: true, progress: null })
    } finally {
      travelling.delete(id)
      next()
    }
  }

  function next() {
    while (travelling.size < AT_ONCE && queue.length > 0 && isMine()) {
      const id = queue.shift()
      if (id !== undefined && has(id)) void work(id)
    }
    if (travelling.size > 0 || queue.length > 0) return
    for (const done of waiters) done()
    waiters = []
    void sweep()
  }

  /** As it was chosen here, or as the server has it; null where neither has it. */
  async function fileOf({ id, key, name }: PickedPhoto): Promise<File | null> {
    const here = files.get(id)
    return here ?? (key === null ? null : fetchPicture(`images/${key}`, name || 'foto.jpg'))
  }

  /** Takes away there what was taken away here; what is travelling may still arrive and waits. */
  async function sweep() {
    for (const id of [...doomed]) {
      if (travelling.has(id) || !isMine()) continue
      try {
        await call('DELETE /drafts/:uuid/photos/:photo', { params: { uuid: draft, photo: id } })
        doomed.delete(id)
      } catch (error) {
        if (!isWorthRetrying(error)) doomed.delete(id)
      }
    }
  }

  function retry(id: string) {
    change(id, { failed: false, progress: 0 })
    queue.push(id)
    next()
  }

  function retryAll() {
    for (const { id, failed } of photos()) if (failed) retry(id)
    void sweep()
  }

  window.addEventListener('online', retryAll)

  return {
    state,
    add(chosen: readonly File[]) {
      const room = Math.max(0, MOST_PHOTOS - photos().length)
      const notes =
        chosen.length > room ? [`Podés subir hasta ${MOST_PHOTOS} fotos: tomamos las primeras.`] : []
      const added = chosen.slice(0, room).map((file): PickedPhoto => {
        const id = newUuid()
        files.set(id, file)
        queue.push(id)
        return { id, name: file.name, url: '', key: null, progress: 0, failed: false }
      })
      state.write({ photos: [...photos(), ...added], notes })
      next()
    },
    arrange(order: readonly PickedPhoto[]) {
      show(order)
      onChange()
    },
    remove(id: string) {
      const known = photos().find((photo) => photo.id === id)
      if (known?.key || known?.failed || travelling.has(id)) doomed.add(id)
      drop(id)
      onChange()
      void sweep()
    },
    retry,
    note,
    /** The photos as files, in order; how many of them cannot be had any more. */
    async take(): Promise<{ files: File[]; lost: number }> {
      const all = await Promise.all(photos().map(fileOf))
      const taken = all.flatMap((file) => file ?? [])
      return { files: taken, lost: all.length - taken.length }
    },
    /**
     * Takes note of what the server has after a save that named these keys. Photos that another device brought come to the
     * end; one that was taken away there is sent again where its file is still here, else it goes, and that is said.
     */
    meet(there: readonly PickedPhoto[], named: readonly string[] = []) {
      const unknown = there.filter(({ id }) => !has(id) && !doomed.has(id))
      if (unknown.length > 0) show([...photos(), ...unknown])
      const lost = photos().filter(
        ({ id, key }) =>
          key !== null && named.includes(key) && !there.some((one) => one.key === key || one.id === id),
      )
      for (const { id } of lost) {
        if (files.has(id)) {
          change(id, { key: null })
          retry(id)
        } else drop(id)
      }
      if (lost.some(({ id }) => !has(id))) note('Sacamos las fotos que quitaste en otro dispositivo.')
    },
    /** Shows what the server has in place of what is here; what still travels stays. */
    replace(there: readonly PickedPhoto[]) {
      const here = photos().filter(({ id, key }) => key === null && !there.some((one) => one.id === id))
      show([...there, ...here])
    },
    isBusy: () =>
      travelling.size > 0 || queue.length > 0 || photos().some(({ failed }) => failed) || doomed.size > 0,
    /** Waits for all that travels. True when the server then has exactly these photos. */
    async settle(): Promise<boolean> {
      if (travelling.size > 0 || queue.length > 0) await new Promise<void>((done) => waiters.push(done))
      await sweep()
      return doomed.size === 0 && photos().every(({ key }) => key !== null)
    },
    close() {
      isOpen = false
      queue.length = 0
      window.removeEventListener('online', retryAll)
      for (const { url } of photos()) if (url.startsWith('blob:')) URL.revokeObjectURL(url)
    },
  }
}

export type PhotoShelf = ReturnType<typeof openPhotoShelf>
