import { connect, type Socket } from 'node:net'

export interface RawReply {
  readonly status: number
  readonly body: string
}

const HEAD_END = '\r\n\r\n'

/**
 * One kept-alive HTTP connection, one request at a time. Far cheaper than a real client, so that on two cores the
 * measurement is of the server and not of who measures.
 */
export function openConnection(host: string, port: number) {
  let waiting: { resolve: (reply: RawReply) => void; reject: (error: Error) => void } | undefined
  let received = ''
  const socket: Socket = connect({ host, port, noDelay: true })
  socket.setEncoding('latin1')

  function take() {
    const headEnd = received.indexOf(HEAD_END)
    if (headEnd < 0) return
    const head = received.slice(0, headEnd)
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0)
    const end = headEnd + HEAD_END.length + length
    if (received.length < end) return
    const reply = { status: Number(head.slice(9, 12)), body: received.slice(headEnd + HEAD_END.length, end) }
    received = received.slice(end)
    waiting?.resolve(reply)
    waiting = undefined
  }

  socket.on('data', (text: string) => {
    received += text
    take()
  })
  const lost = (error?: Error) => {
    waiting?.reject(error ?? new Error('The connection was closed'))
    waiting = undefined
  }
  socket.on('error', lost)
  socket.on('close', () => lost())

  return {
    send(method: string, path: string, headers: Readonly<Record<string, string>>, body: string) {
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
      const length = Buffer.byteLength(body)
      return new Promise<RawReply>((resolve, reject) => {
        if (socket.destroyed) return reject(new Error('The connection was closed'))
        waiting = { resolve, reject }
        socket.write(
          `${method} ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\n${lines.join('')}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`,
        )
      })
    },
    close: () => socket.destroy(),
  }
}

export type RawConnection = ReturnType<typeof openConnection>
