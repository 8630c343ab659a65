import { useEffect, useState, useSyncExternalStore } from 'react'
import { call } from '../../../lib/api.ts'
import { newUuid } from '../../../lib/new-uuid.ts'
import { readSession } from '../../../lib/session-store.ts'
import { keptPhoto, openPhotoShelf, type PhotoShelf } from '../../publishing/photo-shelf.ts'

function takeAway(uuid: string, how: { keepalive?: true } = {}): void {
  call('DELETE /drafts/:uuid', { params: { uuid }, ...how }).catch(() => undefined)
}

/**
 * The photos of an auction that is being edited. New ones are uploaded into a draft that exists for nothing else and goes
 * with the screen; those that the auction has are only left out, never deleted from there.
 */
export function useEditShelf(kept: readonly string[]) {
  const [{ draft, shelf, own }] = useState(() => {
    const id = newUuid()
    const owner = readSession()?.ID
    const opened = openPhotoShelf({
      draft: id,
      kept: kept.map((key) => keptPhoto(key, key)),
      onChange: () => undefined,
      isMine: () => readSession()?.ID === owner,
    })
    const use = { hasSent: false }
    const around: PhotoShelf = {
      ...opened,
      add(files) {
        use.hasSent = true
        opened.add(files)
      },
      remove(photo) {
        if (!kept.includes(photo)) opened.remove(photo)
        else opened.arrange(opened.state.read().photos.filter((one) => one.id !== photo))
      },
    }
    return { draft: id, shelf: around, own: { use, holders: 0 } }
  })
  useEffect(() => {
    own.holders += 1
    // With the tab closed or read anew no screen is left to go; a page that is only kept for "back" goes on later.
    const onHide = ({ persisted }: PageTransitionEvent) => {
      if (!own.use.hasSent || persisted) return
      own.use.hasSent = false
      takeAway(draft, { keepalive: true })
    }
    window.addEventListener('pagehide', onHide)
    return () => {
      window.removeEventListener('pagehide', onHide)
      own.holders -= 1
      // Not at once: an effect that is only run again still holds it then.
      setTimeout(() => {
        if (own.holders > 0) return
        shelf.close()
        if (own.use.hasSent) takeAway(draft)
      }, 0)
    }
  }, [draft, shelf, own])
  const { photos, notes } = useSyncExternalStore(shelf.state.subscribe, shelf.state.read, shelf.state.read)
  return { shelf, photos, notes, keys: photos.flatMap(({ key }) => key ?? []) }
}
