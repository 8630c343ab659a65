import { places } from './places.generated.ts'

export interface Place {
  readonly name: string
  readonly province: string
}

const LIMIT = 20

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

const cities = places.flatMap((province) =>
  province.cities.map((name) => ({
    name,
    province: province.name,
    folded: fold(name),
    foldedProvince: fold(province.name),
  })),
)

export const provinces: readonly { name: string }[] = places.map(({ name }) => ({ name }))

const SHORT_NAMES = new Map([
  ['caba', 'ciudad autonoma de buenos aires'],
  ['capital federal', 'ciudad autonoma de buenos aires'],
])

/** The official name of a province, from how a person may have written it; nothing when it is none. */
export function findProvince(written: string): string | undefined {
  const folded = fold(written)
  const wanted = SHORT_NAMES.get(folded) ?? folded
  return places.find(({ name }) => fold(name) === wanted)?.name
}

/**
 * Up to 20 cities of a province (of all when it is blank) by what a person has typed, without regard to
 * accents and capitals: those that start with it, then those with a word that does, then those that hold it.
 */
export function findCities(province: string, typed: string): Place[] {
  const within = fold(findProvince(province) ?? province)
  const wanted = fold(typed)
  const rankOf = (folded: string) => {
    if (folded.startsWith(wanted)) return 0
    if (folded.includes(` ${wanted}`)) return 1
    return folded.includes(wanted) ? 2 : 3
  }
  return cities
    .filter((city) => within === '' || city.foldedProvince === within)
    .map((city) => ({ city, rank: rankOf(city.folded) }))
    .filter(({ rank }) => rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, LIMIT)
    .map(({ city }) => ({ name: city.name, province: city.province }))
}
