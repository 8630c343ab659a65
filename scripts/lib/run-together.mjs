/** Runs the tasks (functions that return promises) at most `limit` at a time; resolves with their results in order. */
export async function runTogether(limit, tasks) {
  const results = []
  let next = 0
  const work = async () => {
    while (next < tasks.length) {
      const index = next
      next += 1
      results[index] = await tasks[index]()
    }
  }
  await Promise.all(Array.from({ length: limit }, work))
  return results
}
