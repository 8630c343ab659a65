import type { Draft } from '@martillo/contract/drafts'
import { vi } from 'vitest'
import { emptyTexts, type PublishTexts } from './publish-texts.ts'

export const DRAFT = '0b8f1a2e-5a8c-4c43-9d0e-0123456789ab'

export function makeDraft(texts: Partial<PublishTexts> = {}, changes: Partial<Draft> = {}): Draft {
  return {
    id: DRAFT,
    texts: { ...emptyTexts, ...texts },
    photos: [],
    photo_ids: [],
    version: 1,
    saved_at: '2026-11-28T12:00:00.000Z',
    ...changes,
  }
}

interface Sent {
  texts: PublishTexts
  photos: string[]
  version: number
}

/** The calls about one draft as the server answers them, in memory. `failing` answers in its place, null is no network. */
export function serveDrafts(first: Draft | null = null) {
  const server = {
    draft: first,
    saves: [] as Sent[],
    failing: undefined as (() => Response | null) | undefined,
    /** Answers of other calls, by path. */
    others: {} as Record<string, () => unknown>,
    published: [] as FormData[],
  }

  function save(sent: Sent): Response {
    const { draft } = server
    if (draft && draft.version !== sent.version) {
      return Response.json({ code: 'draft_changed', error: 'Cambió.', draft }, { status: 409 })
    }
    server.saves.push(sent)
    server.draft = makeDraft(sent.texts, {
      photos: sent.photos,
      photo_ids: sent.photos,
      version: sent.version + 1,
    })
    return Response.json(server.draft)
  }

  async function answer(path: string, init: RequestInit = {}): Promise<Response> {
    const { method = 'GET', body } = init
    const failed = server.failing && method !== 'GET' ? server.failing() : undefined
    if (failed === null) throw new TypeError('Failed to fetch')
    if (failed) return failed
    if (path === `/drafts/${DRAFT}` || (path.startsWith('/drafts/') && method === 'PUT')) {
      if (method === 'PUT') return save(JSON.parse(String(body)))
      const found = server.draft
      return found
        ? Response.json(found)
        : Response.json({ code: 'not_found', error: 'No está.' }, { status: 404 })
    }
    if (path === '/drafts?limit=3') {
      const data = server.draft
        ? [{ id: DRAFT, title: server.draft.texts.title, PrimaryPic: '', saved_at: server.draft.saved_at }]
        : []
      return Response.json({ data, meta: { page: 1, limit: 3, pages: 1, total: data.length } })
    }
    if (path === '/auctions' && body instanceof FormData) {
      server.published.push(body)
      return Response.json({ id: 77, auction: { ID: 77, state: 'running' } }, { status: 201 })
    }
    const other = Object.entries(server.others).find(([start]) => path.startsWith(start))
    return other ? Response.json(other[1]()) : Response.json({})
  }

  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => answer(url.replace('/api', ''), init))
  return server
}
