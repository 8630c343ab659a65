import type { Draft } from '@martillo/contract/drafts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { newUuid } from '../../lib/new-uuid.ts'
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
const KEPT_ASIDE = 'Guardamos lo que escribiste acá como otro borrador: está en Mis subastas.'
const NOT_KEPT = 'Lo último que escribiste no se guardó.'
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

/**
 * Makes a draft of its own of what is written at this desk, whose own was deleted or goes on as another device has it; the
 * photos travel again. Resolves to the new one's identifier, whose desk is open.
 */
export async function saveAsNew(desk: DraftDesk): Promise<string> {
  const id = newUuid()
  const { files, lost } = await desk.shelf.take()
  const fresh = deskOf(id, null, desk.state.read().texts)
  fresh.shelf.add(files)
  if (lost > 0) fresh.shelf.note('Algunas fotos se borraron con el borrador: volvé a agregarlas.')
  fresh.set({})
  desk.giveUp()
  return id
}

/** Saves what a screen that is gone has left, and says so where that does not succeed at once. */
async function leave(id: string) {
  const one = held.get(id)
  if (!one || one.holders > 0) return
  const isThere = await one.desk.save()
  if (isThere || !one.desk.isBusy() || one.holders > 0) return letGo(id)
  const { saving, sentence } = one.desk.state.read()
  if (saving === 'gone' || saving === 'conflict') {
    // Nobody chose, so that both stay.
    await leave(await saveAsNew(one.desk))
    void toastLater('success', KEPT_ASIDE)
  } else void toastLater('error', saving === 'refused' ? `${NOT_KEPT} ${sentence}` : STILL_UNSAVED)
  letGo(id)
}

function letGo(id: string) {
  const one = held.get(id)
  if (!one || one.holders > 0) return
  const { saving } = one.desk.state.read()
  const isHopeless =
    saving === 'published' || saving === 'refused' || saving === 'conflict' || saving === 'gone'
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
