import type { Draft } from '@martillo/contract/drafts'
import { call } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { makeStore } from '../../lib/make-store.ts'
import { readSession } from '../../lib/session-store.ts'
import { type DraftPiece, mergeTexts, withPieces } from './merge-texts.ts'
import { keptPhoto, openPhotoShelf } from './photo-shelf.ts'
import { emptyTexts, type PublishTexts } from './publish-texts.ts'

/**
 * How far what is written has come: nothing written yet · about to be saved · on its way · saved · no network, tried again
 * and again · refused, with a sentence · the same changed elsewhere, the person chooses · deleted elsewhere · published
 * meanwhile.
 */
export type Saving =
  | 'blank'
  | 'unsaved'
  | 'saving'
  | 'saved'
  | 'offline'
  | 'refused'
  | 'conflict'
  | 'gone'
  | 'published'

export interface DeskState {
  texts: PublishTexts
  saving: Saving
  /** Why it is refused; or what came from another device with the save. */
  sentence: string
  /** What another device saved meanwhile, while the person has not chosen; what of it is otherwise here. */
  theirs: Draft | null
  clashes: readonly DraftPiece[]
}

const PAUSE_MS = 800
const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 30_000
/** How often one save is brought together with what comes from elsewhere in between. */
const MERGES = 3
const BROUGHT = 'Guardado, con lo que cambiaste en otro dispositivo'

function photosOf({ photos, photo_ids }: Draft) {
  return photos.flatMap((key, i) => keptPhoto(photo_ids[i] ?? key, key))
}

/** A draft that a photo made has nothing written yet. */
const isUnwritten = ({ version }: Draft) => version === 0

interface DeskOptions {
  id: string
  /** As the server has it; null for a new one, which the first change makes. */
  draft: Draft | null
  /** What a new one begins with. */
  texts: PublishTexts
}

/**
 * Where one draft is written: holds what is typed, saves it a moment after the last key, and goes on trying without a
 * network, also after its screen is gone. What another device saved meanwhile comes together with what is written here;
 * where both wrote the same thing, neither is written over unasked.
 */
export function openDraftDesk({ id, draft, texts }: DeskOptions) {
  const owner = readSession()?.ID
  const isMine = () => readSession()?.ID === owner
  const state = makeStore<DeskState>({
    texts: draft && !isUnwritten(draft) ? draft.texts : texts,
    saving: draft ? 'saved' : 'blank',
    sentence: '',
    theirs: null,
    clashes: [],
  })
  let version = draft?.version ?? 0
  /** What the server had when both were the same. */
  let known = draft && !isUnwritten(draft) ? draft.texts : emptyTexts
  /** What was sent without an answer: it may have been saved all the same. */
  let unheard: PublishTexts | null = null
  let isDirty = false
  let isGivenUp = false
  let running: Promise<boolean> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let retryMs = FIRST_RETRY_MS

  const shelf = openPhotoShelf({
    draft: id,
    kept: draft ? photosOf(draft) : [],
    onChange: touch,
    onGone: lose,
    isMine,
  })
  /** Nothing is saved before the person has decided. */
  const isStuck = () => ['conflict', 'gone', 'published'].includes(state.read().saving)
  const change = (changes: Partial<DeskState>) => state.write({ ...state.read(), ...changes })

  function later(ms: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void save(), ms)
  }

  function touch() {
    isDirty = true
    if (isStuck()) return
    if (state.read().saving !== 'offline') change({ saving: 'unsaved' })
    later(PAUSE_MS)
  }

  function lose() {
    isDirty = true
    change({ saving: 'gone' })
  }

  function fail(error: unknown): boolean {
    isDirty = true
    const status = error instanceof ApiError ? error.status : 0
    const code = error instanceof ApiError ? error.code : ''
    if (code === 'draft_published') change({ saving: 'published' })
    else if (code === 'not_found') lose()
    else if (status >= 400 && status < 500 && status !== 429) {
      change({ saving: 'refused', sentence: (error as Error).message })
    } else {
      change({ saving: 'offline' })
      later(retryMs)
      retryMs = Math.min(2 * retryMs, LONGEST_RETRY_MS)
    }
    return false
  }

  /** What both devices began with: what they both had, or what was saved from here without our hearing of it. */
  function baseOf(theirs: Draft): PublishTexts {
    const isOurs = unheard !== null && mergeTexts(unheard, unheard, theirs.texts).brought.length === 0
    return isUnwritten(theirs) || isOurs ? theirs.texts : known
  }

  /** Brings what another device saved together with what is written here, as far as there is nothing to choose. */
  function merge(theirs: Draft): 'clash' | 'brought' | 'same' {
    const { texts: both, brought, clashes } = mergeTexts(baseOf(theirs), state.read().texts, theirs.texts)
    if (clashes.length > 0) {
      change({ saving: 'conflict', theirs, clashes })
      return 'clash'
    }
    version = theirs.version
    known = theirs.texts
    if (brought.length === 0) return 'same'
    change({ texts: both })
    return 'brought'
  }

  /** `merges`: how often this save was brought together with another one; `sentence`: what is said once it is there. */
  async function attempt(merges = 0, sentence = ''): Promise<boolean> {
    isDirty = false
    const { texts: sent } = state.read()
    const photos = shelf.state.read().photos.flatMap(({ key }) => key ?? [])
    try {
      const saved = await call('PUT /drafts/:uuid', {
        params: { uuid: id },
        body: { texts: sent, photos, version },
      })
      version = saved.version
      known = sent
      unheard = null
      retryMs = FIRST_RETRY_MS
      shelf.meet(photosOf(saved), photos)
      change({ saving: isDirty ? 'unsaved' : 'saved', sentence })
      return true
    } catch (error) {
      const theirs =
        error instanceof ApiError && error.code === 'draft_changed'
          ? (error.facts.draft as Draft | undefined)
          : undefined
      if (!theirs || merges === MERGES) {
        unheard = sent
        return fail(error)
      }
      isDirty = true
      const merged = merge(theirs)
      if (merged === 'clash') return false
      return attempt(merges + 1, merged === 'brought' ? BROUGHT : sentence)
    }
  }

  /** Saves now what is not saved. True when the server then has everything that is written. */
  async function save(): Promise<boolean> {
    clearTimeout(timer)
    if (running) await running
    if (isStuck() || !isMine()) return false
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
  const isBusy = () => !isGivenUp && (isDirty || running !== null || shelf.isBusy())
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
    /** Where both devices wrote the same thing: as it is here, or as the other one has it. What only one wrote stays. */
    choose(whose: 'mine' | 'theirs') {
      const { texts: mine, theirs, clashes } = state.read()
      if (!theirs) return
      const { texts: both } = mergeTexts(baseOf(theirs), mine, theirs.texts)
      const chosen = whose === 'mine' ? both : withPieces(both, theirs.texts, clashes)
      version = theirs.version
      known = theirs.texts
      if (whose === 'theirs') shelf.replace(photosOf(theirs))
      change({ texts: chosen, theirs: null, clashes: [], saving: 'unsaved' })
      touch()
      void save()
    },
    /** The server no longer has it: what is written here can become a new one. */
    lose,
    /** It goes on under another identifier: nothing is left to save here. */
    giveUp() {
      clearTimeout(timer)
      isGivenUp = true
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
