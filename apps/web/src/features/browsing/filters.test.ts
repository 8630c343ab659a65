import { describe, expect, it } from 'vitest'
import {
  changeFilters,
  type Filters,
  filterSearch,
  listQuery,
  readFilters,
  readSort,
  sortSearch,
} from './filters.ts'

const FULL: Filters = {
  province: 'Entre Ríos',
  city: 'Colón',
  condition: ['nuevo', 'usado'],
  min_price: '1500.5',
  max_price: '20000',
  base_zero: '1',
  delivery: ['retiro', 'envio-gratis'],
  ends_within: '24',
}

describe('filters in an address', () => {
  it('have Spanish names, one per value', () => {
    expect(filterSearch('', FULL)).toBe(
      '?provincia=Entre+R%C3%ADos&ciudad=Col%C3%B3n&estado=nuevo&estado=usado&desde=1500.5&hasta=20000' +
        '&base0=1&entrega=retiro&entrega=envio-gratis&termina=24',
    )
  })

  it.each<Filters>([
    FULL,
    {},
    { province: 'Ñandú & Cía. = 100% +1' },
    { condition: ['reacondicionado'] },
    { min_price: '0' },
    { max_price: '999999999999.99' },
    { delivery: ['envio-a-cargo-del-comprador', 'a-convenir'], ends_within: '168' },
  ])('are read as they were written: %j', (filters) => {
    expect(readFilters(filterSearch('', filters))).toEqual(filters)
  })

  it('go back to the first page and leave the rest of the query alone', () => {
    expect(filterSearch('?q=silla&page=4&orden=recientes&estado=nuevo', { base_zero: '1' })).toBe(
      '?q=silla&orden=recientes&base0=1',
    )
    expect(filterSearch('?estado=nuevo&page=2', {})).toBe('')
  })

  it.each([
    '?estado=roto&estado=',
    '?desde=1.500,50',
    '?desde=-1',
    '?hasta=1e5',
    '?hasta=1234567890123',
    '?desde=200&hasta=100',
    '?base0=si',
    '?termina=48',
    '?provincia=%20%20&ciudad=',
    '?entrega=dron',
    '?__proto__=1&constructor=1',
  ])('read nothing from %s', (search) => {
    expect(readFilters(search)).toEqual({})
  })

  it('take each value once and in one order, however often and wherever it was written', () => {
    expect(readFilters('?estado=usado&estado=nuevo&estado=usado')).toEqual({ condition: ['nuevo', 'usado'] })
  })

  it('allow a range of one amount', () => {
    expect(readFilters('?desde=100&hasta=100')).toEqual({ min_price: '100', max_price: '100' })
  })
})

describe('changing filters', () => {
  it('drops the city with its province, and keeps it while the province stays', () => {
    expect(changeFilters(FULL, { province: 'Salta' }).city).toBeUndefined()
    expect(changeFilters(FULL, { province: undefined })).not.toHaveProperty('city')
    expect(changeFilters(FULL, { province: 'Entre Ríos', base_zero: undefined }).city).toBe('Colón')
    expect(changeFilters({}, { province: 'Salta', city: 'Cachi' })).toEqual({
      province: 'Salta',
      city: 'Cachi',
    })
  })

  it('leaves nothing behind of what no longer narrows', () => {
    expect(changeFilters(FULL, { condition: [], min_price: '', ends_within: undefined })).not.toHaveProperty(
      'condition',
    )
    expect(changeFilters({ condition: ['nuevo'] }, { condition: [] })).toEqual({})
  })
})

describe('the order', () => {
  it('lives in the address and resets the page', () => {
    expect(sortSearch('?estado=nuevo&page=3', 'mayor-precio')).toBe('?estado=nuevo&orden=mayor-precio')
    expect(sortSearch('?orden=mayor-precio&page=3', undefined)).toBe('')
    expect(readSort('?orden=mas-pujas')).toBe('mas-pujas')
    expect(readSort('?orden=toString')).toBeUndefined()
  })

  it('is asked for in the words of the call, beside page and filters', () => {
    expect(listQuery('?orden=menor-precio&page=2&estado=usado')).toEqual({
      page: 2,
      condition: ['usado'],
      sort: 'price',
    })
    expect(listQuery('?q=x').sort).toBeUndefined()
  })
})
