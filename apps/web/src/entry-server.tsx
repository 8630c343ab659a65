import type { DrawnPage, DrawPage } from '@martillo/contract/page-drawing'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { DrawingReads } from './drawing/drawing-reads.ts'
import { renderToText } from './drawing/render-to-text.ts'
import { screensOf } from './drawing/screens-of.ts'
import { routes } from './routes.tsx'
import type { HeadFields } from './shell/head/head-fields.ts'
import { type HeadSink, HeadSinkContext } from './shell/head/head-sink.ts'
import { Providers } from './shell/providers.tsx'
import { titleOf } from './shell/title-of.ts'

const MOST_PASSES = 4
const NOT_FOUND = 'src/pages/not-found.tsx'
// React puts what belongs in the head (pictures to fetch first) before everything else.
const HOISTED = /^(?:<link [^>]*>|<meta [^>]*>)*/

const handler = createStaticHandler(routes)

async function headOf(fields: HeadFields, sink: HeadSink): Promise<string> {
  if (!sink.site) throw new Error('a page without the shell')
  const { printHead } = await import('./shell/head/print-head.ts')
  const title = titleOf(fields.title ?? '', sink.site.productName)
  const escaped = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<title>${escaped}</title>${printHead(fields, sink.site)}`
}

function statusOf(fields: HeadFields, failures: number[]): number {
  if (fields.status !== undefined) return fields.status
  return failures.includes(503) ? 503 : 200
}

// What a visitor may not have, or nobody, as opposed to what could not be read just now.
function isAnswer(status: number): boolean {
  return status >= 400 && status < 500 && status !== 429
}

/** Draws a page as a visitor sees it, with the data that it was drawn from. */
export const drawPage: DrawPage = async ({ url, drawnAt, read, onError }): Promise<DrawnPage> => {
  const address = new URL(`http://localhost${url}`)
  const nothing = { incomplete: true, head: '', body: '', boot: 'null', modules: [] }
  const context = await handler.query(new Request(address))
  if (context instanceof Response) {
    return { ...nothing, status: context.status, location: context.headers.get('Location') ?? '/' }
  }
  for (const error of Object.values(context.errors ?? {})) onError(error)
  const router = createStaticRouter(handler.dataRoutes, context)
  const { keys, modules } = await screensOf(routes, address)
  const reads = new DrawingReads(read)
  do for (const key of keys(reads.known)) reads.want(key)
  while (await reads.readWanted())
  let html = ''
  let sink: HeadSink = { fields: [] }
  for (let pass = 0; pass === 0 || (pass < MOST_PASSES && (await reads.readWanted())); pass++) {
    sink = { fields: [] }
    html = await renderToText(
      <HeadSinkContext value={sink}>
        <Providers
          fallback={reads.found}
          refusals={reads.refusals}
          drawnAt={drawnAt}
          middleware={reads.middleware}
        >
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </Providers>
      </HeadSinkContext>,
      onError,
    )
  }
  const fields: HeadFields = Object.assign({}, ...sink.fields)
  const { found: fallback, refusals } = reads
  const failures = Object.values(refusals).map(([, { status }]) => status)
  const status = statusOf(fields, failures)
  const missing = status === 404
  if (!failures.every(isAnswer)) return { ...nothing, status }
  const [hoisted = ''] = HOISTED.exec(html) ?? []
  const hydration = { loaderData: context.loaderData, actionData: context.actionData, errors: null }
  return {
    status,
    incomplete: context.errors !== null,
    head: (await headOf(fields, sink)) + hoisted,
    body: html.slice(hoisted.length),
    boot: JSON.stringify({ hydration, fallback, refusals, missing, drawnAt }).replaceAll('<', '\\u003c'),
    modules: missing ? [...modules, NOT_FOUND] : modules,
  }
}
