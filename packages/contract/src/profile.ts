import { z } from 'zod'
import { RegisterForm } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { Id, Instant, NoTexts } from './shapes.ts'

export const SellerKind = z.enum(['particular', 'comercio'], { error: 'Elegí particular o comercio.' })

/** Everything of a person that is theirs to see and change. */
export const OwnUser = z.object({
  ID: z.number(),
  Username: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** `YYYY-MM-DD`; nothing when it was never given. */
  birthDate: z.string().nullable(),
  phoneNumber: z.string(),
  province: z.string(),
  location: z.string(),
  city: z.string(),
  ProfileImage: z.string(),
  banner: z.string(),
  kind: SellerKind,
  role: z.enum(['user', 'admin']),
  verified_email: z.boolean(),
  /** Whoever comes by Google or Apple may have none. */
  has_password: z.boolean(),
  member_since: Instant,
})
export type OwnUser = z.infer<typeof OwnUser>

function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '')
}

/** A field that may stay out; an empty one counts as left out. */
function kept<T extends z.ZodType>(field: T) {
  return z.preprocess((value) => (isEmpty(value) ? undefined : value), field.optional()).optional()
}

const { birthDate, firstName, lastName, phoneNumber, province, city, location } = RegisterForm.shape

/** A change of one's own data: only what is given and not empty changes. */
export const ProfileUpdate = z.strictObject({
  firstName: kept(firstName),
  lastName: kept(lastName),
  birthDate: kept(birthDate),
  phoneNumber: kept(phoneNumber),
  province: kept(province),
  city: kept(city),
  location: kept(location.unwrap()),
})
export type ProfileUpdate = z.output<typeof ProfileUpdate>

export const getCurrentUser = endpoint({
  route: 'GET /user/currentuser',
  summary: 'Los datos propios de quien llama',
  access: 'member',
  replies: { 200: OwnUser },
  codes: [],
})

export const updateUser = endpoint({
  route: 'PUT /user/update/:id',
  summary:
    'Cambia los datos personales que vengan; los vacíos quedan como están. Los propios, o quien administra',
  access: 'member',
  params: z.object({ id: Id }),
  body: ProfileUpdate,
  replies: { 200: OwnUser },
  codes: ['not_found', 'birth_date_invalid', 'under_age'],
})

export const setKind = endpoint({
  route: 'PUT /user/kind',
  summary: 'Dice si la persona vende como particular o como comercio',
  access: 'member',
  body: z.strictObject({ kind: SellerKind }),
  replies: { 200: z.object({ kind: SellerKind }) },
  codes: [],
})

export const uploadAvatar = endpoint({
  route: 'POST /user/upload-avatar',
  summary: 'Cambia la foto de perfil; la anterior se borra',
  access: 'member',
  body: NoTexts,
  files: { image: { min: 1, max: 1 } },
  replies: { 200: z.object({ ProfileImage: z.string() }) },
  codes: ['image_invalid'],
})

export const uploadBanner = endpoint({
  route: 'POST /user/upload-banner',
  summary: 'Cambia la portada del perfil; la anterior se borra',
  access: 'member',
  body: NoTexts,
  files: { image: { min: 1, max: 1 } },
  replies: { 200: z.object({ banner: z.string() }) },
  codes: ['image_invalid'],
})

export const exportUser = endpoint({
  route: 'GET /user/export',
  summary: 'Todos los datos propios, en un archivo JSON',
  access: 'member',
  replies: { 200: z.record(z.string(), z.unknown()) },
  codes: ['too_many_attempts'],
})
