import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'

/** The same HTTP framework answering one JSON text of the given size, with nothing before or after it. Gives its port. */
export async function startConstantServer(bytes: number): Promise<number> {
  const text = JSON.stringify({ data: 'x'.repeat(Math.max(0, bytes - 11)) })
  const app = Fastify()
  app.get('/constant', async (_request, reply) => reply.type('application/json; charset=utf-8').send(text))
  await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}
