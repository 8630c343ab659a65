import { describe, expect, it } from 'vitest'
import { forgetPath, internalPath, rememberedPath, rememberPath } from './paths.ts'

describe('internalPath', () => {
  it.each([
    ['/subasta/7', '/subasta/7'],
    ['/buscar?q=silla&page=2#arriba', '/buscar?q=silla&page=2#arriba'],
    ['http://localhost/todas', '/todas'],
  ])('takes %s', (text, path) => {
    expect(internalPath(text)).toBe(path)
  })

  it.each([
    '//evil.test',
    '/\\evil.test',
    '/%09/evil.test',
    '/\t/evil.test',
    'javascript:alert(1)',
    'https://evil.test/todas',
    'http://user@localhost/todas',
    '/no/existe',
    '/api/logout',
    '',
    null,
  ])('refuses %s', (text) => {
    expect(internalPath(text)).toBeNull()
  })
})

describe('the remembered path', () => {
  it('keeps query and hash, may be asked twice, and is home once forgotten', () => {
    rememberPath('/buscar?q=silla#fin')
    expect(rememberedPath()).toBe('/buscar?q=silla#fin')
    expect(rememberedPath()).toBe('/buscar?q=silla#fin')
    forgetPath()
    expect(rememberedPath()).toBe('/')
  })

  it('never leads back to the login', () => {
    rememberPath('/todas')
    rememberPath('/iniciar-sesion?x=1')
    expect(rememberedPath()).toBe('/todas')
  })

  it.each(['/auth/google/callback?error=access_denied', '/apple-callback?success=false'])(
    'never leads back to a login by a provider that failed: %s',
    (failed) => {
      rememberPath('/todas')
      rememberPath(failed)
      expect(rememberedPath()).toBe('/todas')
    },
  )

  it.each([
    '//evil.test',
    '/\\evil.test',
    '/%09/evil.test',
    '/\t/evil.test',
    'javascript:alert(1)',
    '/no/existe',
  ])('is home when another site, a script or no screen is put there: %j', (path) => {
    sessionStorage.setItem('remembered-path', path)
    expect(rememberedPath()).toBe('/')
  })
})
