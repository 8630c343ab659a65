import { useContext, useEffect, useEffectEvent } from 'react'
import type { About, HeadFields } from './head-fields.ts'
import { HeadSinkContext } from './head-sink.ts'
import { keepHead } from './keep-head.ts'

// A new price is not a new page: the head changes with what the screen is about, not with its state.
function subjectOf(about: About | undefined): string {
  if (!about) return ''
  if (about.kind === 'auction') return `auction ${about.auction.ID}`
  if (about.kind === 'person') return `person ${about.person.ID}`
  if (about.kind === 'questions') return 'questions'
  return about.crumbs.map(({ path }) => path).join(' ')
}

/** What a screen says in the document's head: drawn by the server, kept by the browser while the screen is shown. */
export function PageHead(fields: HeadFields) {
  useContext(HeadSinkContext)?.fields.push(fields)
  const keep = useEffectEvent(() => keepHead(fields))
  const { title, description, path, noindex, about } = fields
  const said = [title, description, path, noindex, subjectOf(about)].join('\n')
  useEffect(() => (said ? keep() : undefined), [said])
  return null
}
