import { MAKERS, THINGS, WAYS } from './title-words.ts'

function* numbers(seed: number): Generator<number> {
  let state = seed
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    yield state / 2 ** 32
  }
}

function mistype(word: string, at: number): string {
  const index = 1 + Math.floor(at * (word.length - 2))
  return word.slice(0, index) + word.slice(index + 1)
}

/** What people may write: `count` searches with filters and orders, always the same ones, hardly any of them twice. */
export function searchMix(count: number): string[] {
  const drawn = numbers(7)
  const draw = () => drawn.next().value as number
  // The first ones of each list are the frequent ones, in titles and in searches.
  const one = (words: readonly string[]) => words[Math.floor(draw() ** 2 * words.length)] ?? ''
  const kinds: [share: number, make: () => string][] = [
    [30, () => `search=${encodeURIComponent(one(THINGS))}&page=${1 + Math.floor(draw() * 4)}`],
    [20, () => `search=${encodeURIComponent(`${one(THINGS)} ${one(MAKERS)}`)}`],
    [8, () => `search=${encodeURIComponent(`${one(THINGS)} ${one(MAKERS)} ${one(WAYS)}`)}`],
    [10, () => `search=${encodeURIComponent(one(THINGS).slice(0, 3 + Math.floor(draw() * 3)))}`],
    [4, () => `search=${String.fromCharCode(97 + Math.floor(draw() * 26))}`],
    [4, () => `search=${encodeURIComponent(one(THINGS).slice(0, 2))}`],
    [5, () => `search=${encodeURIComponent(mistype(one(THINGS), draw()))}`],
    [3, () => `search=${encodeURIComponent(mistype(`${one(THINGS)} ${one(MAKERS)}`, draw()))}`],
    [
      3,
      () =>
        `search=${String.fromCharCode(65 + draw() * 26, 65 + draw() * 26)}${1000 + Math.floor(draw() * 9000)}`,
    ],
    [2, () => `search=nada${Math.floor(draw() * 1e6).toString(36)}`],
    [4, () => `search=${encodeURIComponent(one(THINGS))}&sort=price`],
    [2, () => `search=${encodeURIComponent(one(THINGS))}&sort=bids&condition=nuevo`],
    [3, () => `search=${encodeURIComponent(one(THINGS))}&province=Salta`],
    [2, () => `search=${encodeURIComponent(one(THINGS))}&max_price=${1000 + Math.floor(draw() * 50_000)}`],
  ]
  const drawnFrom = kinds.flatMap(([share, make]) => Array.from({ length: share }, () => make))
  return Array.from({ length: count }, () => {
    const make = drawnFrom[Math.floor(draw() * drawnFrom.length)]
    return `/api/browse?${make?.()}`
  })
}

/** Beginnings of words, as they are asked for while somebody types. */
export function keystrokes(): string[] {
  return THINGS.slice(0, 60)
    .flatMap((word) =>
      Array.from({ length: word.length }, (_, index) => encodeURIComponent(word.slice(0, index + 1))),
    )
    .map((typed) => `/api/browse/suggestions?q=${typed}`)
}
