/**
 * How many letters one has to add, leave out, change or swap with their neighbour to make one word of the other;
 * `most + 1` for anything above `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  const a = [...one]
  const b = [...other]
  if (Math.abs(a.length - b.length) > most) return most + 1
  const width = b.length + 1
  // Row by row over the letters of `a`; the last two rows are all that is looked back at.
  let before: number[] = []
  let last = Array.from({ length: width }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column < width; column++) {
      const same = a[row - 1] === b[column - 1]
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current[column] = Math.min(
        (last[column] ?? most) + 1,
        (current[column - 1] ?? most) + 1,
        (last[column - 1] ?? most) + (same ? 0 : 1),
        swapped ? (before[column - 2] ?? most) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = last
    last = current
  }
  return Math.min(last[b.length] ?? most + 1, most + 1)
}
