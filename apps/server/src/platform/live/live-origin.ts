import type { IncomingMessage } from 'node:http'

/** Any site may open a WebSocket in somebody's browser, cookies and all: only our own pages and the packaged app may. */
export function isLiveOrigin(request: IncomingMessage, own: readonly string[]): boolean {
  const { origin, host } = request.headers
  if (origin === undefined || own.includes(origin)) return true
  const secure = 'encrypted' in request.socket && request.socket.encrypted === true
  return origin === `${secure ? 'https' : 'http'}://${host}`
}
