import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isBusy, isDatabaseAway } from '../database-errors.ts'
import { Failure, failure, notFound } from './failure.ts'
import { sendFailurePage } from './failure-page.ts'
import { isPageRequest } from './page-request.ts'

const TOO_LARGE = 'Lo que enviaste es demasiado grande.'
const UNREADABLE = 'No pudimos leer lo que enviaste.'

const byFrameworkCode: Record<string, () => Failure> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => failure(413, 'too_large', TOO_LARGE),
  FST_REQ_FILE_TOO_LARGE: () => failure(413, 'too_large', 'Cada imagen puede pesar hasta 10 MB.'),
  FST_FILES_LIMIT: () => failure(413, 'too_large', 'Podés enviar hasta 10 imágenes.'),
  FST_FIELDS_LIMIT: () => failure(413, 'too_large', TOO_LARGE),
  FST_PARTS_LIMIT: () => failure(413, 'too_large', TOO_LARGE),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () =>
    failure(415, 'unsupported_media_type', 'Ese tipo de contenido no se acepta acá.'),
  FST_ERR_BAD_URL: () => failure(400, 'invalid', 'La dirección no está bien escrita.'),
}

/** Makes a failure of whatever was thrown; nothing when it is a fault of ours. */
function failureOf(error: FastifyError | Failure): Failure | undefined {
  if (error instanceof Failure) return error
  if (isBusy(error)) {
    return new Failure(503, 'busy', 'Hay mucha actividad en este momento. Probá de nuevo.', {}, 1)
  }
  if (isDatabaseAway(error)) {
    return new Failure(
      503,
      'unavailable',
      'El servicio no está disponible. Probá de nuevo en unos segundos.',
      {},
      5,
    )
  }
  const known = byFrameworkCode[error.code]
  if (known) return known()
  const status = error.statusCode ?? 500
  if (status === 404) return notFound()
  if (status === 413) return failure(413, 'too_large', TOO_LARGE)
  if (status >= 400 && status < 500) return failure(status, 'invalid', UNREADABLE)
  // A broken-off or misformed multipart body, or a boundary too long to look for: the parser's own words have no status.
  if (
    /multipart|Unexpected end of (form|file)|premature close|Malformed part|^The needle/i.test(error.message)
  ) {
    return failure(400, 'invalid', UNREADABLE)
  }
  return undefined
}

/** The one place where replies other than the good one are made. A 5xx says that it failed and the request's id, nothing else. */
export function handleError(
  error: FastifyError | Failure,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const known = failureOf(error)
  if (!known || known.status >= 500) request.log.error({ err: error }, 'a request failed')
  const { status, code, sentence, facts, retryAfterS } =
    known ?? new Failure(500, 'internal', 'Algo falló de nuestro lado. Probá de nuevo.')
  if (retryAfterS !== undefined) reply.header('Retry-After', String(retryAfterS))
  reply.header('Cache-Control', 'no-store')
  if (isPageRequest(request) && request.headers.accept?.includes('text/html')) {
    sendFailurePage(reply, request.url, status, sentence)
    return
  }
  const message = request.routeOptions?.config.errorMessage ? { message: sentence } : {}
  const body = {
    code,
    error: sentence,
    ...message,
    ...facts,
    ...(status >= 500 ? { request_id: request.id } : {}),
  }
  // As text: the route's own serializer only knows the good replies.
  reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(body)
}
