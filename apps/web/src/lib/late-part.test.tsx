import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepLoading, latePart } from './late-part.ts'

const away = () => new TypeError('Failed to fetch dynamically imported module: /assets/part.js')

function setOnline(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
}

async function comeOnline() {
  setOnline(true)
  await act(async () => {
    window.dispatchEvent(new Event('online'))
  })
}

const Part = ({ name }: { name: string }) => <p>Acá está {name}</p>

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a part that cannot be fetched', () => {
  it('leaves the page alone without a word, and comes when the network is back', async () => {
    setOnline(false)
    const load = vi.fn<() => Promise<typeof Part>>().mockRejectedValueOnce(away()).mockResolvedValue(Part)
    const Late = latePart(load)
    await act(async () => {
      render(
        <Suspense fallback={<p>Todavía no</p>}>
          <Late name="el pie" />
        </Suspense>,
      )
    })
    expect(screen.getByText('Todavía no').isConnected).toBe(true)
    expect(load).toHaveBeenCalledTimes(1)
    await comeOnline()
    expect((await screen.findByText('Acá está el pie')).isConnected).toBe(true)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is asked for again after a while, each time a longer one, also where the device knows of no trouble', async () => {
    vi.useFakeTimers()
    const load = vi.fn<() => Promise<string>>()
    for (let times = 0; times < 3; times++) load.mockRejectedValueOnce(away())
    load.mockResolvedValue('acá')
    const got = keepLoading(load)
    for (const [ms, calls] of [
      [999, 1],
      [1, 2],
      [1_999, 2],
      [1, 3],
      [4_000, 4],
    ] as const) {
      await vi.advanceTimersByTimeAsync(ms)
      expect(load).toHaveBeenCalledTimes(calls)
    }
    expect(await got).toBe('acá')
  })
})
