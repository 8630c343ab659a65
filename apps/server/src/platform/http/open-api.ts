import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sessionCookieName } from './session-cookie.ts'

const ErrorShape = z.object({
  code: z.string(),
  error: z.string(),
  details: z.record(z.string(), z.string()).optional(),
})

const accessWords = {
  visitor: 'La puede llamar cualquiera.',
  member: 'La puede llamar quien inició sesión.',
  verified: 'La puede llamar quien verificó su email.',
  admin: 'La puede llamar quien administra.',
}

const transform = createJsonSchemaTransform({ schemaRegistry: z.registry() })

/** The document of all calls at `/api/openapi.json`; routes outside the contract are not in it. */
export async function registerOpenApi(app: FastifyInstance, about: { title: string; publicUrl: string }) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: about.title, version: '1' },
      servers: [{ url: about.publicUrl }],
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: sessionCookieName(about.publicUrl) },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: (document) => {
      const endpoint = document.route.config?.endpoint
      if (!endpoint) {
        const schema = { ...document.schema, hide: !document.url.startsWith('/api/') }
        return transform({ ...document, schema } as never)
      }
      const codes = endpoint.codes.length > 0 ? ` Códigos: ${endpoint.codes.join(', ')}.` : ''
      const files = Object.fromEntries(
        Object.entries(endpoint.files ?? {}).map(([name, { max }]) => {
          const file = z.string().meta({ format: 'binary' })
          return [name, max === 1 ? file.optional() : z.array(file).max(max).optional()]
        }),
      )
      const body = endpoint.files ? (endpoint.body ?? z.strictObject({})).extend(files) : endpoint.body
      const schema = {
        ...document.schema,
        ...(body ? { body } : {}),
        response: { ...endpoint.replies, '4xx': ErrorShape },
        summary: endpoint.summary,
        description: `${accessWords[endpoint.access]}${codes}`,
        tags: [endpoint.route.split(/[ /]+/)[1] ?? ''],
        ...(endpoint.files ? { consumes: ['multipart/form-data'] } : {}),
        ...(endpoint.access === 'visitor' ? {} : { security: [{ session: [] }, { bearer: [] }] }),
      }
      return transform({ ...document, schema } as never)
    },
  })
}
