import { cleanLine } from '@martillo/domain/text/clean-text'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { Done, Id, Instant } from './shapes.ts'

/** What anybody may see of a person: never e-mail, phone, names or birth date. */
export const PublicUser = z.object({
  ID: z.number(),
  Username: z.string(),
  ProfileImage: z.string(),
  banner: z.string(),
  reputation: z.number(),
  band: z.number(),
  kind: z.enum(['particular', 'comercio']),
  city: z.string(),
  province: z.string(),
  member_since: Instant,
  sales: z.number(),
  rating: z.number().nullable(),
  ratings_count: z.number(),
  premium: z.boolean(),
})
export type PublicUser = z.infer<typeof PublicUser>

/** A person as their auctions show them. */
export const Seller = PublicUser.pick({
  ID: true,
  Username: true,
  ProfileImage: true,
  reputation: true,
  band: true,
  kind: true,
  sales: true,
  rating: true,
})

/** The session's person, with the names that the client stores under `sessionuser`. */
export const SessionData = z.object({
  id: z.number(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: z.enum(['user', 'admin']),
  profile_image: z.string(),
  expires_at: Instant,
  verified_email: z.boolean(),
  city: z.string(),
  province: z.string(),
  reputation: z.number(),
  band: z.number(),
})
export type SessionData = z.infer<typeof SessionData>

const required = (name: string) => ({ error: `Completá ${name}.` })

/** Letters of the Latin script, with single spaces, apostrophes and hyphens between them. */
const PERSONAL_NAME = /^\p{Script=Latin}+(?:[ '’-]{1,2}\p{Script=Latin}+)*$/u

function personalName(name: string) {
  return z
    .string(required(name))
    .overwrite(cleanLine)
    .min(1, required(name))
    .max(60, { error: 'Puede tener hasta 60 letras.' })
    .regex(PERSONAL_NAME, { error: 'Usá solo letras, espacios, guiones y apóstrofos.' })
}

function line(name: string, longest: number) {
  return z
    .string(required(name))
    .overwrite(cleanLine)
    .max(longest, { error: `Puede tener hasta ${longest} caracteres.` })
}

export const RegisterForm = z.strictObject({
  username: z.string(required('tu nombre de usuario')).min(1, required('tu nombre de usuario')),
  email: z
    .string(required('tu email'))
    .trim()
    .min(1, required('tu email'))
    .max(254, { error: 'Ese email es demasiado largo.' })
    .pipe(z.email({ error: 'Escribí un email válido, como nombre@correo.com.' })),
  password: z.string(required('tu contraseña')).min(1, required('tu contraseña')),
  birthDate: z
    .string(required('tu fecha de nacimiento'))
    .min(1, required('tu fecha de nacimiento'))
    .regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'Escribí día, mes y año.' }),
  firstName: personalName('tu nombre'),
  lastName: personalName('tu apellido'),
  phoneNumber: line('tu teléfono', 30)
    .min(1, required('tu teléfono'))
    .regex(/^\+?[\d ()-]{8,20}$/, { error: 'Escribí un teléfono con código de área, solo números.' }),
  province: line('tu provincia', 100).min(1, required('tu provincia')),
  location: line('tu barrio o localidad', 100).default(''),
  city: line('tu ciudad', 100).min(1, required('tu ciudad')),
  /** Without a photo the client sends an empty text in the file's place. */
  profileImage: z.literal('').optional(),
})

/** Why a registration is refused, in words; the form says the same before sending. */
export const registrationSentences = {
  username_invalid: 'Usá de 3 a 24 letras sin acentos, números, puntos o guiones bajos.',
  username_reserved: 'Ese nombre de usuario está reservado. Elegí otro.',
  birth_date_invalid: 'Esa fecha no existe. Revisala.',
  under_age: 'Para registrarte tenés que tener 18 años o más.',
  email_taken: 'Este email ya está registrado. ¿Ya tienes una cuenta?',
  username_taken: 'Este nombre de usuario ya está en uso. Elige otro.',
} as const

export const register = endpoint({
  route: 'POST /register',
  summary: 'Crea una cuenta; envía el código de verificación',
  access: 'visitor',
  body: RegisterForm,
  files: { profileImage: { min: 0, max: 1 } },
  replies: { 201: z.object({ id: z.number(), username: z.string() }) },
  codes: [
    'email_taken',
    'username_taken',
    'username_invalid',
    'username_reserved',
    'password_weak',
    'birth_date_invalid',
    'under_age',
    'image_invalid',
    'too_many_attempts',
  ],
})

export const login = endpoint({
  route: 'POST /login',
  summary: 'Inicia sesión; la aplicación empaquetada recibe además un bearer en Authorization',
  access: 'visitor',
  body: z.strictObject({
    email: z.string(required('tu email')).max(254),
    password: z.string(required('tu contraseña')).max(1_000),
  }),
  replies: { 200: SessionData },
  codes: ['credentials_wrong', 'too_many_attempts', 'banned'],
})

export const logout = endpoint({
  route: 'POST /logout',
  summary: 'Termina la sesión con la que se llama',
  access: 'visitor',
  replies: { 200: Done },
  codes: [],
})

export const getSessionData = endpoint({
  route: 'GET /user/sessiondata',
  summary: 'La persona de la sesión; renueva su vencimiento',
  access: 'member',
  replies: { 200: SessionData },
  codes: [],
})

export const verifyEmail = endpoint({
  route: 'POST /verifyemail',
  summary: 'Verifica el email con el código de 6 dígitos',
  access: 'member',
  body: z.strictObject({
    verification_code: z.union([z.number().int().min(0).max(999_999), z.string().regex(/^\d{6}$/)], {
      error: 'Escribí los 6 dígitos del código.',
    }),
  }),
  replies: { 200: Done },
  codes: ['code_wrong', 'code_expired', 'code_spent', 'already_verified'],
})

export const refreshCodes = endpoint({
  route: 'POST /refreshcodes',
  summary: 'Envía otro código de verificación',
  access: 'member',
  replies: { 200: z.object({ ok: z.literal(true), next_at: Instant }) },
  codes: ['already_verified', 'too_many_attempts'],
})

export const getUserByName = endpoint({
  route: 'GET /user/username/:name',
  summary: 'Lo público de una persona, por su nombre de usuario',
  access: 'visitor',
  params: z.object({ name: z.string().min(1).max(100) }),
  replies: { 200: PublicUser },
  codes: ['not_found'],
})

export const getUser = endpoint({
  route: 'GET /user/:id',
  summary: 'Lo público de una persona, por su número',
  access: 'visitor',
  params: z.object({ id: Id }),
  replies: { 200: PublicUser },
  codes: ['not_found'],
})
