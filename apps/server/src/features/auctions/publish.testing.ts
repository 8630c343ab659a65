import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { TestApp } from '../../../test/app.ts'
import type { FilePart, FormFields } from '../../../test/person.ts'

const HOUR_MS = 3_600_000

/** A small photo of one colour. */
export async function makePhoto(background = '#7a2f8f', name = 'foto.jpg'): Promise<FilePart> {
  const content = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { content, name }
}

/** A form that publishes, with whatever fields a test wants otherwise; `undefined` leaves one out. */
export async function publishForm(
  app: TestApp,
  wish: Record<string, FormFields[string] | undefined> = {},
): Promise<FormFields> {
  const now = (await app.clock.now()).getTime()
  const form: Record<string, FormFields[string] | undefined> = {
    title: 'Bicicleta rodado 28 con luces',
    description: 'Poco uso, siempre bajo techo.',
    start_time: new Date(now).toISOString(),
    end_time: new Date(now + 48 * HOUR_MS).toISOString(),
    min_increment: '500',
    base_price: '10000.50',
    condition: 'usado',
    approved: 'true',
    subcategory_id: '1',
    city: 'La Plata',
    province: 'Buenos Aires',
    warranty: 'sin-garantia',
    warranty_time: '',
    delivery_options: ['retiro', 'envio-a-cargo-del-comprador'],
    delivery_description: 'Se retira por la tarde.',
    idempotency_key: randomUUID(),
    primary_photo: await makePhoto(),
    ...wish,
  }
  return Object.fromEntries(
    Object.entries(form).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  )
}
