import type { Draft } from '@martillo/contract/drafts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { toastLater } from '../../ui/toast-later.ts'
import { type DraftDesk, openDraftDesk } from './draft-desk.ts'
import type { PublishTexts } from './publish-texts.ts'

interface Held {
  desk: DraftDesk
  /** How many screens show it. */
  holders: number
}

/** The desks that are in use, and those whose screen is gone while something of them is still unsaved. */
const held = new Map<string, Held>()

const CHECK_MS = 1_000
const STILL_UNSAVED =
  'Lo último que escribiste todavía no se guardó. Dejá esta pestaña abierta: lo seguimos intentando.'

/** The desk of a draft that is open in this tab, with what may not be saved yet. */
export function openedDesk(id: string): DraftDesk | undefined {
  return held.get(id)?.desk
}

function deskOf(id: string, draft: Draft | null, texts: PublishTexts): DraftDesk {
  const known = held.get(id)
  if (known) return known.desk
  const desk = openDraftDesk({ id, draft, texts })
  held.set(id, { desk, holders: 0 })
  return desk
}

/** Saves what a screen that is gone has left, and says so where that does not succeed at once. */
async function leave(id: string) {
  const one = held.get(id)
  if (!one || one.holders > 0) return
  const isThere = await one.desk.save()
  letGo(id)
  if (!isThere && one.desk.isBusy() && one.holders === 0) void toastLater('error', STILL_UNSAVED)
}

function letGo(id: string) {
  const one = held.get(id)
  if (!one || one.holders > 0) return
  const { saving } = one.desk.state.read()
  const isHopeless = saving === 'published' || saving === 'refused' || saving === 'conflict'
  if (one.desk.isBusy() && !isHopeless) {
    setTimeout(() => letGo(id), CHECK_MS)
    return
  }
  one.desk.close()
  held.delete(id)
}

/**
 * The desk of a draft, for the screen that writes it. Leaving the screen loses nothing: the desk goes on saving until all is
 * there, and who comes back meanwhile finds it as it was; only then is it put away.
 */
export function useDraftDesk(id: string, draft: Draft | null, texts: PublishTexts) {
  const [desk] = useState(() => deskOf(id, draft, texts))
  useEffect(() => {
    const one = held.get(id)
    if (one) one.holders += 1
    return () => {
      if (one) one.holders -= 1
      // Not at once: the next screen may take it over, as the preview does.
      setTimeout(() => void leave(id), 0)
    }
  }, [id])
  const state = useSyncExternalStore(desk.state.subscribe, desk.state.read)
  const { photos, notes } = useSyncExternalStore(desk.shelf.state.subscribe, desk.shelf.state.read)
  return { desk, ...state, photos, notes }
}
