import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { lazyChildLog } from './lazy-child-log.ts'

it('says a line with the request’s id, and makes a log only for who says something', async () => {
  const lines: string[] = []
  let made = 0
  const app = Fastify({
    logger: { level: 'info', stream: { write: (line) => lines.push(line) } },
    disableRequestLogging: true,
    genReqId: () => 'a-request',
    childLoggerFactory: (parent, bindings, options) => {
      const counting = Object.create(parent, {
        child: {
          value(...given: Parameters<typeof parent.child>) {
            made += 1
            return parent.child(...given)
          },
        },
      }) as typeof parent
      return lazyChildLog(counting, bindings, options)
    },
  })
  app.get('/silent', async () => 'nothing')
  app.get('/said', async (request) => {
    request.log.info({ what: 'something' }, 'said')
    request.log.child({ part: 1 }).warn('said below')
    return request.log.level
  })

  await app.inject('/silent')
  expect([made, lines]).toEqual([0, []])
  expect((await app.inject('/said')).body).toBe('info')
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ reqId: 'a-request', what: 'something', msg: 'said' }),
    expect.objectContaining({ reqId: 'a-request', part: 1, msg: 'said below' }),
  ])
  await app.close()
})
