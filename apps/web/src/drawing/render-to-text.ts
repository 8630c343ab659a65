import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** The HTML of a tree once everything in it is there. Rejects when its outermost part cannot be drawn. */
export function renderToText(node: ReactNode, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    const out = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part)
        done()
      },
      final(done) {
        resolve(Buffer.concat(parts).toString('utf8'))
        done()
      },
    })
    const { pipe } = renderToPipeableStream(node, {
      // In one piece: parts that come later are put in their place by inline scripts, which the page's policy refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(out),
      onShellError: reject,
      onError,
    })
  })
}
