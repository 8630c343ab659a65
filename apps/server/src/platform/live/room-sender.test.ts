import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeRoomSender } from './room-sender.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function roomOf(watchers: number, shardCount = 1) {
  const sent: { shard: number; event: string; payload: object }[] = []
  const shards = Array.from({ length: shardCount }, (_, shard) => ({
    emit: (event: string, payload: object) => void sent.push({ shard, event, payload }),
  }))
  return {
    sent,
    sender: makeRoomSender(
      () => shards,
      () => watchers,
    ),
  }
}

const placed = (seq: number) => ({ prev: seq - 1, seq, price: seq * 100 })

test('a small room hears of each bid at once', () => {
  const { sent, sender } = roomOf(1_000)
  for (const seq of [1, 2, 3]) sender.send('bid.placed', placed(seq))
  expect(sent.map(({ payload }) => payload)).toEqual([placed(1), placed(2), placed(3)])
})

test('a crowd hears one snapshot: the newest content, and prev of the first', async () => {
  const { sent, sender } = roomOf(1_001)
  for (let seq = 5; seq <= 40; seq++) sender.send('bid.placed', placed(seq))
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(sent.map(({ payload }) => payload)).toEqual([{ prev: 4, seq: 40, price: 4_000 }])
})

test('a crowd hears at least five and at most ten snapshots a second', async () => {
  const { sent, sender } = roomOf(5_000)
  for (let seq = 1; seq <= 1_000; seq++) {
    sender.send('bid.placed', placed(seq))
    await vi.advanceTimersByTimeAsync(1)
  }
  expect(sent.length).toBeGreaterThanOrEqual(5)
  expect(sent.length).toBeLessThanOrEqual(10)
})

test('the end of an auction waits for no snapshot, and comes after what was before', async () => {
  const { sent, sender } = roomOf(5_000)
  sender.send('bid.placed', placed(1))
  sender.send('auction.extended', { prev: 1, seq: 2 })
  sender.send('auction.finished', { prev: 2, seq: 3 })
  await vi.advanceTimersByTimeAsync(0)
  expect(sent.map(({ event }) => event)).toEqual(['bid.placed', 'auction.extended', 'auction.finished'])
})

test('every shard gets every event in order, with a turn for others in between', async () => {
  const { sent, sender } = roomOf(900, 3)
  sender.send('bid.placed', placed(1))
  sender.send('bid.placed', placed(2))
  expect(sent).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(10)
  for (const shard of [0, 1, 2]) {
    const seqs = sent.filter((one) => one.shard === shard).map(({ payload }) => payload)
    expect(seqs).toEqual([placed(1), placed(2)])
  }
})
