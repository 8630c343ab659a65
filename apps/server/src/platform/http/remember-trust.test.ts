import { describe, expect, it } from 'vitest'
import { rememberTrust } from './remember-trust.ts'

describe('which proxies are believed', () => {
  const isTrusted = rememberTrust(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])

  it.each([
    ['127.0.0.1', true],
    ['10.200.3.4', true],
    ['11.0.0.1', false],
    ['::ffff:10.1.1.1', true],
    ['fd12::1', true],
    ['2001:db8::1', false],
    ['not an address', false],
  ])('%s: %s, asked twice', (address, trusted) => {
    expect(isTrusted(address, 0)).toBe(trusted)
    expect(isTrusted(address, 0)).toBe(trusted)
  })
})
