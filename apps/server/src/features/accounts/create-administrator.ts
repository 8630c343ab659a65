import { judgePassword } from '@martillo/domain/text/password-rule'
import { z } from 'zod'
import type { Db } from '../../platform/database.ts'
import { inTransaction } from '../../platform/transaction.ts'
import { findTaken } from './accounts.store.ts'
import { cleanEmail } from './clean-email.ts'
import { isCommonPassword } from './common-passwords.ts'
import { createAccount } from './create-account.ts'
import { hashPassword } from './password-hash.ts'

export interface AdministratorWish {
  readonly email: string
  readonly password: string
  readonly productName: string
}

export type CreatedAdministrator = { ok: true; username: string } | { ok: false; sentence: string }

/** A free name that says what the account is: reserved to people, so nobody else can look like it. */
async function freeName(db: Db): Promise<string> {
  for (let number = 1; ; number++) {
    const name = number === 1 ? 'admin' : `admin_${number}`
    if (!(await findTaken(db, '', name)).username) return name
  }
}

/** Makes an account with the role of administrator, its e-mail verified. The password's rule holds. */
export async function createAdministrator(db: Db, wish: AdministratorWish): Promise<CreatedAdministrator> {
  const email = cleanEmail(wish.email)
  if (!z.email().safeParse(email).success) return { ok: false, sentence: 'Ese email no es válido.' }
  const username = await freeName(db)
  const { productName } = wish
  const judged = judgePassword(wish.password, { username, productName, isCommon: isCommonPassword })
  if (!judged.ok) return { ok: false, sentence: judged.sentence }
  const passwordHash = await hashPassword(wish.password)
  const id = await inTransaction(db, (tx) =>
    createAccount(tx, {
      username,
      email,
      passwordHash,
      role: 'admin',
      birthDay: null,
      firstName: 'Administración',
      lastName: productName,
      phone: '',
      province: '',
      city: '',
    }),
  )
  if (id === undefined) return { ok: false, sentence: 'Ya hay una cuenta con ese email.' }
  return { ok: true, username }
}
