export interface RaceResult<T> {
  readonly won: T[]
  readonly lost: unknown[]
}

/** Starts all at one instant and collects how each ended. */
export async function race<T>(count: number, run: (index: number) => Promise<T>): Promise<RaceResult<T>> {
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  const runs = Array.from({ length: count }, async (_, index) => {
    await gate
    return run(index)
  })
  open()
  const ends = await Promise.allSettled(runs)
  return {
    won: ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : [])),
    lost: ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : [])),
  }
}
