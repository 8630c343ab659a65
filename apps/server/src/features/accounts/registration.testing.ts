import { randomBytes } from 'node:crypto'
import type { TestApp } from '../../../test/app.ts'
import type { FormFields } from '../../../test/person.ts'
import { makePerson } from '../../../test/person.ts'

export const PASSWORD = 'tres mates lavados'

/** Networks are told apart by the forwarding header of a proxy that is believed. */
export const PROXIED = { TRUST_PROXY: '127.0.0.1' }

let networks = 0

/** A visitor on a network of their own, so that limits by network stay out of other tests. */
export function makeVisitor(app: TestApp) {
  networks += 1
  const visitor = makePerson(app)
  visitor.headers['x-forwarded-for'] = `10.0.${networks >> 8}.${networks & 255}`
  return visitor
}

/** A registration in which everything is right; `wish` changes fields or adds some. */
export function registration(wish: FormFields = {}): FormFields & { email: string; username: string } {
  const name = `ana_${randomBytes(4).toString('hex')}`
  return {
    username: name,
    email: `${name}@correo.test`,
    password: PASSWORD,
    birthDate: '1990-05-20',
    firstName: 'Ana María',
    lastName: "O'Higgins-Núñez",
    phoneNumber: '+54 221 555-0100',
    province: 'Buenos Aires',
    location: 'Tolosa',
    city: 'La Plata',
    profileImage: '',
    ...wish,
  }
}

/** Somebody who registered and logged in, their e-mail not yet verified. */
export async function makeMember(app: TestApp) {
  const person = makeVisitor(app)
  const { email, username } = registration()
  const registered = await person.form('POST', '/register', registration({ email, username }))
  const entered = await person.post('/login', { email, password: PASSWORD })
  if (registered.status !== 201 || entered.status !== 200)
    throw new Error(`nobody could register: ${JSON.stringify([registered.body, entered.body])}`)
  return { ...person, id: Number(registered.body.id), email, username }
}

/** The code in the newest mail to an address. */
export async function readCode(app: TestApp, email: string): Promise<string> {
  const mail = await app.mailbox.waitFor(email, 'es tu código')
  return /\b\d{6}\b/.exec(mail.subject ?? '')?.[0] ?? ''
}

/** A six-digit code that is not this one. */
export function otherCode(code: string): string {
  return code === '111111' ? '222222' : '111111'
}
