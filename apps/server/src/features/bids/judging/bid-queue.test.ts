import { describe, expect, it } from 'vitest'
import { makeBidQueue, QueueFull } from './bid-queue.ts'

/** A line whose groups are judged when the test says so. */
function makeLine(limits = {}) {
  const groups: string[][] = []
  const open: { resolve: () => void; reject: (error: Error) => void }[] = []
  const line = makeBidQueue<string, string>((_, bids) => {
    groups.push([...bids])
    return new Promise((resolve, reject) => {
      open.push({ resolve: () => resolve(bids.map((one) => one.toUpperCase())), reject })
    })
  }, limits)
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  return {
    line,
    groups,
    async finish() {
      open.shift()?.resolve()
      await turn()
    },
    async fail(error: Error) {
      open.shift()?.reject(error)
      await turn()
    },
  }
}

describe('the line of an auction', () => {
  it('judges a bid alone at once, and what arrives meanwhile as the next group', async () => {
    const { line, groups, finish } = makeLine()
    const answers = ['a', 'b', 'c'].map((bid) => line.place(1, bid))
    expect(groups).toEqual([['a']])
    await finish()
    expect(groups).toEqual([['a'], ['b', 'c']])
    await finish()
    expect(await Promise.all(answers)).toEqual(['A', 'B', 'C'])
  })

  it('does not wait for another auction', () => {
    const { line, groups } = makeLine()
    void line.place(1, 'a')
    void line.place(2, 'b')
    expect(groups).toEqual([['a'], ['b']])
  })

  it('closes a group at its limit, in order of arrival', async () => {
    const { line, groups, finish } = makeLine({ groupLimit: 2 })
    for (const bid of 'abcde') void line.place(1, bid)
    for (let group = 0; group < 4; group++) await finish()
    expect(groups).toEqual([['a'], ['b', 'c'], ['d', 'e']])
  })

  it('turns away at once what is too much, and takes more when there is room', async () => {
    const { line, finish } = makeLine({ waitingLimit: 1 })
    void line.place(1, 'a')
    void line.place(1, 'b')
    await expect(line.place(1, 'c')).rejects.toBeInstanceOf(QueueFull)
    await finish()
    const later = line.place(1, 'd')
    await finish()
    await finish()
    expect(await later).toBe('D')
  })

  it('tells a fault to its whole group and goes on with the next', async () => {
    const { line, fail, finish } = makeLine()
    const first = line.place(1, 'a')
    const second = line.place(1, 'b')
    const failed = expect(first).rejects.toThrow('lost')
    await fail(new Error('lost'))
    await failed
    await finish()
    expect(await second).toBe('B')
  })

  it('is drained when everything that waited was judged', async () => {
    const { line, finish } = makeLine()
    void line.place(1, 'a')
    void line.place(1, 'b')
    let drained = false
    const done = line.drained().then(() => {
      drained = true
    })
    await finish()
    expect(drained).toBe(false)
    await finish()
    await done
    expect(drained).toBe(true)
    await line.drained()
  })
})
