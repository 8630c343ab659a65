import type { Draft } from '@martillo/contract/drafts'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { makeStore } from '../../lib/make-store.ts'
import { readSession } from '../../lib/session-store.ts'
import { keptPhoto, openPhotoShelf } from './photo-shelf.ts'
import type { PublishTexts } from './publish-texts.ts'

/**
 * How far what is written has come: nothing written yet · about to be saved · on its way · saved · no network, tried again
 * and again · refused, with a sentence · changed elsewhere, the person chooses · published meanwhile.
 */
export type Saving =
  | 'blank'
  | 'unsaved'
  | 'saving'
  | 'saved'
  | 'offline'
  | 'refused'
  | 'conflict'
  | 'published'

export interface DeskState {
  texts: PublishTexts
  saving: Saving
  /** Why it is refused. */
  sentence: string
  /** What another device saved meanwhile, while the person has not chosen. */
  theirs: Draft | null
}

const PAUSE_MS = 800
const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 30_000

function photosOf({ photos, photo_ids }: Draft) {
  return photos.flatMap((key, i) => keptPhoto(photo_ids[i] ?? key, key))
}

const asText = (texts: PublishTexts) =>
  JSON.stringify(Object.entries(texts).sort(([one], [other]) => (one < other ? -1 : 1)))

/** A draft that a photo made, before anything was written. */
const isBlank = ({ title, description, basePrice, categoryId }: PublishTexts) =>
  title + description + basePrice + categoryId === ''

interface DeskOptions {
  id: string
  /** As the server has it; null for a new one, which the first change makes. */
  draft: Draft | null
  /** What a new one begins with. */
  texts: PublishTexts
}

/**
 * Where one draft is written: holds what is typed, saves it a moment after the last key, and goes on trying without a
 * network, also after its screen is gone. What another device saved meanwhile is never written over unasked.
 */
export function openDraftDesk({ id, draft, texts }: DeskOptions) {
  const owner = readSession()?.ID
  const isMine = () => readSession()?.ID === owner
  const state = makeStore<DeskState>({
    texts: draft?.texts ?? texts,
    saving: draft ? 'saved' : 'blank',
    sentence: '',
    theirs: null,
  })
  let version = draft?.version ?? 0
  let known = draft ? asText(draft.texts) : ''
  let isDirty = false
  let running: Promise<boolean> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryMs = FIRST_RETRY_MS

  const shelf = openPhotoShelf({ draft: id, kept: draft ? photosOf(draft) : [], onChange: touch, isMine })
  const change = (changes: Partial<DeskState>) => state.write({ ...state.read(), ...changes })

  function later(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), ms)
  }

  function touch() {
    isDirty = true
    const { saving } = state.read()
    if (saving === 'conflict' || saving === 'published') return
    if (saving !== 'offline') change({ saving: 'unsaved' })
    later(PAUSE_MS)
  }

  function fail(error: unknown): boolean {
    isDirty = true
    const status = error instanceof ApiError ? error.status : 0
    const code = error instanceof ApiError ? error.code : ''
    if (code === 'draft_published') change({ saving: 'published' })
    else if (status >= 400 && status < 500 && status !== 429) {
      change({ saving: 'refused', sentence: (error as Error).message })
    } else {
      change({ saving: 'offline' })
      later(retryMs)
      retryMs = Math.min(2 * retryMs, LONGEST_RETRY_MS)
    }
    return false
  }

  /** Once more with the version of now, where nobody else wrote: the answer was lost, or a photo made the draft. */
  function isOurs(theirs: Draft, sent: string): boolean {
    const there = asText(theirs.texts)
    return there === sent || there === known || (known === '' && isBlank(theirs.texts))
  }

  async function attempt(isAgain = false): Promise<boolean> {
    isDirty = false
    const { texts: now } = state.read()
    const sent = asText(now)
    const photos = shelf.state.read().photos.flatMap(({ key }) => key ?? [])
    try {
      const saved = await call('PUT /drafts/:uuid', {
        params: { uuid: id },
        body: { texts: now, photos, version },
      })
      version = saved.version
      known = sent
      retryMs = FIRST_RETRY_MS
      shelf.meet(photosOf(saved))
      change({ saving: isDirty ? 'unsaved' : 'saved', sentence: '' })
      return true
    } catch (error) {
      const theirs =
        error instanceof ApiError && error.code === 'draft_changed'
          ? (error.facts.draft as Draft | undefined)
          : undefined
      if (!theirs) return fail(error)
      isDirty = true
      if (!isAgain && isOurs(theirs, sent)) {
        version = theirs.version
        return attempt(true)
      }
      change({ saving: 'conflict', theirs })
      return false
    }
  }

  /** Saves now what is not saved. True when the server then has everything that is written. */
  async function save(): Promise<boolean> {
    clearTimeout(timer)
    if (running) await running
    const { saving } = state.read()
    if (saving === 'conflict' || saving === 'published' || !isMine()) return false
    if (!isDirty) return true
    change({ saving: 'saving' })
    running = attempt()
    const done = await running
    running = null
    return done && (isDirty ? save() : true)
  }

  const soon = () => {
    if (state.read().saving === 'offline') void save()
  }
  /** Whether leaving the site would lose something. */
  const isBusy = () => isDirty || running !== null || shelf.isBusy()
  const warn = (event: BeforeUnloadEvent) => {
    if (isBusy() && isMine()) event.preventDefault()
  }
  window.addEventListener('online', soon)
  window.addEventListener('beforeunload', warn)

  return {
    id,
    state,
    shelf,
    isBusy,
    save,
    set(changes: Partial<PublishTexts>) {
      change({ texts: { ...state.read().texts, ...changes } })
      touch()
    },
    /** Fills in what nobody has written, without making a draft of it. */
    suggest(changes: Partial<PublishTexts>) {
      if (state.read().saving === 'blank') change({ texts: { ...state.read().texts, ...changes } })
    },
    /** Waits for the photos and saves. True when the server has all that is seen here. */
    async settle(): Promise<boolean> {
      const photosThere = await shelf.settle()
      if (state.read().saving === 'blank') touch()
      return (await save()) && photosThere
    },
    /** Of two versions, the one written here. */
    keepMine() {
      version = state.read().theirs?.version ?? version
      change({ theirs: null, saving: 'unsaved' })
      touch()
      void save()
    },
    /** Of two versions, the one that the other device saved. */
    takeTheirs() {
      const { theirs } = state.read()
      if (!theirs) return
      version = theirs.version
      known = asText(theirs.texts)
      isDirty = false
      shelf.replace(photosOf(theirs))
      change({ texts: theirs.texts, theirs: null, saving: 'saved' })
    },
    /** It became an auction: there is nothing left to save. */
    finish() {
      clearTimeout(timer)
      isDirty = false
      change({ saving: 'published' })
    },
    close() {
      clearTimeout(timer)
      window.removeEventListener('online', soon)
      window.removeEventListener('beforeunload', warn)
      shelf.close()
    },
  }
}

export type DraftDesk = ReturnType<typeof openDraftDesk>
