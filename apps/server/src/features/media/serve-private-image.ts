import type { FastifyReply } from 'fastify'
import type { Hooks } from '../../platform/hooks.ts'
import { notFound } from '../../platform/http/failure.ts'
import type { Session } from '../../platform/session.ts'
import type { Storage } from '../../platform/storage.ts'
import { readPrivatePicture } from './private-pictures.ts'

interface Context {
  readonly storage: Storage
  readonly hooks: Pick<Hooks, 'privateViewers'>
}

async function maySee({ hooks }: Context, key: string, session: Session): Promise<boolean> {
  for (const knows of hooks.privateViewers) if (await knows(key, session)) return true
  return false
}

/** Answers a picture that only some may see. Asked anew each time and kept nowhere; to others it is not there. */
export async function servePrivateImage(
  context: Context,
  key: string,
  session: Session,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const bytes = (await maySee(context, key, session))
    ? await readPrivatePicture(context.storage, key)
    : undefined
  if (!bytes) throw notFound('No hay una imagen en esa dirección.')
  return reply
    .header('Cache-Control', 'no-store')
    .header('Content-Disposition', 'inline')
    .type(key.endsWith('.webp') ? 'image/webp' : 'image/jpeg')
    .send(bytes)
}
