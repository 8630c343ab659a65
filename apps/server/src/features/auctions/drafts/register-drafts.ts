import * as contract from '@martillo/contract/drafts'
import { answer } from '../../../platform/http/answer.ts'
import { bind } from '../../../platform/http/bind.ts'
import { defineSentences } from '../../../platform/http/sentences.ts'
import type { Platform } from '../../../platform/platform.ts'
import { metaOf } from '../lists/page.ts'
import { titleWords } from '../lists/title-words.ts'
import { cleanDrafts } from './clean-drafts.ts'
import { deleteDraft, deleteDraftPhoto } from './delete-draft.ts'
import { toDraftCard } from './draft.view.ts'
import { draftsSentences } from './drafts.sentences.ts'
import { countDrafts, listDraftCards } from './drafts.store.ts'
import { requireDraft } from './require-draft.ts'
import { saveDraft } from './save-draft.ts'
import { saveDraftPhoto } from './save-draft-photo.ts'

const HOUR_MS = 3_600_000

/** Ten photos, each with a retry or two, several times a minute. */
const UPLOADS = { rate: { max: 120, perMs: 60_000, by: 'person' as const } }

/** Publications that are being written. */
export function registerDrafts(platform: Platform): void {
  const { app, db, sweeps } = platform
  defineSentences(draftsSentences)
  sweeps.add({ name: 'auctions.drafts', everyMs: HOUR_MS }, () => cleanDrafts(platform))

  bind(app, contract.listDrafts, async ({ query: { q = '', ...page }, session }) => {
    const words = titleWords(q)
    return {
      data: (await listDraftCards(db, session.userId, { ...page, words })).map(toDraftCard),
      meta: metaOf(page, await countDrafts(db, session.userId, words)),
    }
  })
  bind(app, contract.getDraft, ({ params, session }) =>
    requireDraft(db, { ownerId: session.userId, draft: params.uuid }),
  )
  bind(app, contract.saveDraft, async ({ params, body, session }) => {
    const { draft, made } = await saveDraft(db, { ownerId: session.userId, draft: params.uuid, ...body })
    return answer(made ? 201 : 200, draft)
  })
  bind(app, contract.deleteDraft, ({ params, session }) =>
    deleteDraft(platform, { ownerId: session.userId, draft: params.uuid }),
  )
  bind(
    app,
    contract.saveDraftPhoto,
    async ({ params, files, session }) => {
      const { key, made } = await saveDraftPhoto(platform, {
        ownerId: session.userId,
        draft: params.uuid,
        photo: params.photo,
        source: files.photo[0]?.path ?? '',
      })
      return answer(made ? 201 : 200, { key })
    },
    UPLOADS,
  )
  bind(app, contract.deleteDraftPhoto, ({ params, session }) =>
    deleteDraftPhoto(platform, { ownerId: session.userId, draft: params.uuid, photo: params.photo }),
  )
}
