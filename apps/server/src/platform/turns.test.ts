import { describe, expect, it } from 'vitest'
import { makeTurns } from './turns.ts'

const sentence = 'Hay mucha gente.'

function gate() {
  let open: () => void = () => undefined
  const passed = new Promise<void>((resolve) => {
    open = resolve
  })
  return { passed, open }
}

describe('taking turns', () => {
  it('never runs more than its number at once, and runs all in their order', async () => {
    const turns = makeTurns({ atOnce: 2, waiting: 10, sentence })
    const gates = [gate(), gate(), gate(), gate()]
    const begun: number[] = []
    let most = 0
    let running = 0
    const all = gates.map(({ passed }, index) =>
      turns.take(async () => {
        begun.push(index)
        running += 1
        most = Math.max(most, running)
        await passed
        running -= 1
      }),
    )
    for (const { open } of gates) open()
    await Promise.all(all)
    expect(begun).toEqual([0, 1, 2, 3])
    expect(most).toBe(2)
  })

  it('answers busy when the queue is full, and goes on after a failure', async () => {
    const turns = makeTurns({ atOnce: 1, waiting: 1, sentence })
    const { passed, open } = gate()
    const first = turns.take(() => passed)
    const second = turns.take(async () => {
      throw new Error('broken')
    })
    await expect(turns.take(async () => 'third')).rejects.toMatchObject({
      status: 503,
      code: 'busy',
      sentence,
    })
    open()
    await first
    await expect(second).rejects.toThrow('broken')
    await expect(turns.take(async () => 'fourth')).resolves.toBe('fourth')
  })
})
