import { createServer } from 'node:net'

/** The first free TCP port on 127.0.0.1 from `first` upwards. */
export async function freePort(first) {
  for (let port = first; port < 65_536; port += 1) if (await isFree(port)) return port
  throw new Error(`no free port from ${first}`)
}

function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
