import type { ResolverOptions } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import { lateRules } from './late-rules.ts'

interface Fields {
  email: string
}
const options: ResolverOptions<Fields> = { fields: {}, shouldUseNativeValidation: false }
const check = lateRules<Fields>((rules) => rules.forgottenPassword)

afterEach(() => {
  vi.doUnmock('./account-rules.ts')
  vi.resetModules()
})

test('the rules are fetched with the first check and say what is wrong', async () => {
  const { errors } = await check({ email: 'ana' }, undefined, options)
  expect(errors.email?.message).toBe('Escribí un email válido, como nombre@correo.com.')
  expect((await check({ email: ' ana@correo.test ' }, undefined, options)).values).toEqual({
    email: 'ana@correo.test',
  })
})

test('without the rules the form goes to the server as it was typed', async () => {
  vi.doMock('./account-rules.ts', () => {
    throw new Error('no network')
  })
  expect(await check({ email: 'ana' }, undefined, options)).toEqual({ values: { email: 'ana' }, errors: {} })
})
