import { expect, test } from 'vitest'
import { searchFault } from './person-search.ts'

test.each([
  ['id', '12', undefined],
  ['id', ' 12 ', undefined],
  ['id', '0', 'Invalid user ID'],
  ['id', '-3', 'Invalid user ID'],
  ['id', '1.5', 'Invalid user ID'],
  ['id', '9999999999', 'Invalid user ID'],
  ['id', '', 'Invalid user ID'],
  ['email', 'ana@correo.test', undefined],
  ['email', '  ', 'Escribí qué buscar.'],
  ['username', '', 'Escribí qué buscar.'],
  ['phone', '221', 'Invalid search type'],
  [null, '221', 'Invalid search type'],
])('looking by %j for %j: %j', (type, value, fault) => {
  expect(searchFault(type, value)).toBe(fault)
})
