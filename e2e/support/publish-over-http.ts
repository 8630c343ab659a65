import type { Category } from '@martillo/contract/catalog'
import { makePhoto } from './make-photo.ts'
import type { MadePerson } from './maker.ts'
import { serverUrl } from './server-url.ts'

export interface PublicationWish {
  readonly title?: string
  /** Pesos. */
  readonly basePrice?: number
  readonly increment?: number
}

const DAY_MS = 86_400_000
let photo: Promise<Buffer> | undefined

/** Publishes as the form does, without the form: for journeys about something else. Answers the auction's number. */
export async function publishOverHttp(seller: MadePerson, wish: PublicationWish = {}): Promise<number> {
  const { title = 'Bicicleta de paseo rodado 28', basePrice = 10_000, increment = 500 } = wish
  const categories = (await (await fetch(`${serverUrl()}/api/categories`)).json()) as Category[]
  const subcategory = categories.find(({ premium }) => !premium)?.Subcategories[0]
  if (!subcategory) throw new Error('there is no subcategory to publish in')
  photo ??= makePhoto('bici.jpg').then(({ buffer }) => buffer)
  const now = Date.now()
  const form = new FormData()
  const texts = {
    title,
    description: 'Poco uso, con luces y canasto.',
    start_time: new Date(now).toISOString(),
    end_time: new Date(now + DAY_MS).toISOString(),
    min_increment: String(increment),
    base_price: String(basePrice),
    condition: 'usado',
    subcategory_id: String(subcategory.ID),
    province: 'Buenos Aires',
    city: 'La Plata',
    warranty: 'sin-garantia',
    warranty_time: '',
    delivery_options: 'retiro',
    delivery_description: '',
  }
  for (const [name, value] of Object.entries(texts)) form.append(name, value)
  form.append('primary_photo', new File([new Uint8Array(await photo)], 'bici.jpg', { type: 'image/jpeg' }))
  const response = await fetch(`${serverUrl()}/api/auctions`, {
    method: 'POST',
    headers: { cookie: `session=${seller.token}` },
    body: form,
  })
  if (!response.ok) throw new Error(`the publication was refused: ${await response.text()}`)
  return ((await response.json()) as { id: number }).id
}
