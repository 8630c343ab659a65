import { createServer } from 'node:net'

/** The remembered port when nobody listens on it, else (or with 0) one that the system gives. */
export async function choosePort(remembered: number): Promise<number> {
  const port = (await tryPort(remembered)) ?? (await tryPort(0))
  if (port === undefined) throw new Error('no free TCP port on 127.0.0.1')
  return port
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
    })
  })
}
