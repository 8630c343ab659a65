import { describe, expect, it } from 'vitest'
import { findCities, provinces } from './find-cities.ts'

describe('the places of Argentina', () => {
  it('knows the 24 provinces, the capital among them', () => {
    expect(provinces).toHaveLength(24)
    expect(provinces).toContainEqual({ name: 'Ciudad Autónoma de Buenos Aires' })
    expect(provinces).toContainEqual({ name: 'Tucumán' })
  })

  it.each([
    ['Córdoba', 'cordoba'],
    ['cordoba', 'CÓRD'],
    ['CORDOBA', 'Co\u0301rdoba'],
  ])('finds a city of %s typed as %s', (province, typed) => {
    expect(findCities(province, typed)).toContainEqual({ name: 'Córdoba', province: 'Córdoba' })
  })

  it('puts what starts with the text before what only holds it', () => {
    const [first] = findCities('Santa Fe', 'rosa')
    expect(first).toEqual({ name: 'Rosario', province: 'Santa Fe' })
  })

  it('tells two cities of one name apart by their province', () => {
    expect(findCities('', 'san justo').filter((city) => city.name === 'San Justo')).toEqual([
      { name: 'San Justo', province: 'Buenos Aires' },
      { name: 'San Justo', province: 'Santa Fe' },
    ])
  })

  it('offers the quarters of the capital', () => {
    expect(findCities('Ciudad Autónoma de Buenos Aires', 'caball')).toEqual([
      { name: 'Caballito', province: 'Ciudad Autónoma de Buenos Aires' },
    ])
  })

  it.each(['.*', '%', '\\', '('])('takes %s as plain text', (typed) => {
    expect(findCities('Buenos Aires', typed)).toEqual([])
  })

  it('offers at most 20 when nothing has been typed, and none of an unknown province', () => {
    expect(findCities('Buenos Aires', '')).toHaveLength(20)
    expect(findCities('Narnia', '')).toEqual([])
  })
})
