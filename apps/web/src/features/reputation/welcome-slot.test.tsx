import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sessionUserOf, writeSession } from '../../lib/session-store.ts'
import { answerCalls, sessionData, show } from '../accounts/accounts.testing.tsx'
import { WelcomeSlot } from './welcome-slot.tsx'

const TITLE = 'Así funciona tu reputación'
const verified = { ...sessionData, verified_email: true, role: 'user' as const }

function answer(session: object = verified) {
  answerCalls({
    'GET /time': { body: { now: '2026-03-01T12:00:00.000Z' } },
    'GET /user/sessiondata': { body: session },
  })
}

const dialog = () => screen.findByRole('dialog', { name: TITLE })

/** The session is known and the explanation, were it asked for, on the screen. */
async function settled() {
  await act(() => import('./reputation-welcome.tsx'))
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
}

// Fetched once beforehand: its first arrival takes longer than a test waits.
beforeAll(() => import('./reputation-welcome.tsx'))
beforeEach(() => answer())

describe('the explanation of the reputation', () => {
  it('opens for who arrives at #new-user and shows the five bands with what they allow', async () => {
    show(<WelcomeSlot />, '/#new-user')
    await dialog()
    const bands = screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
    expect(bands).toEqual(['0–10Empezás acá', '11–25', '26–50', '51–75', '76–100'])
    const rows = screen.getAllByRole('row').map((row) => row.textContent?.replaceAll('\u00a0', ' '))
    expect(rows[1]).toContain('1 subasta cada 24 horasTodavía no20 %')
    expect(rows[2]).toContain('10 subastas por hora5 por día20–18 %')
    expect(rows[3]).toContain('20 pujas por hora50 por semana18–16 %')
    expect(rows[4]).toContain('Sin límite500 por semana16–12 %')
    expect(rows[5]).toContain('Vehículos e inmuebles')
    expect(rows[6]).toContain('Sin límiteSin límite12,5–8 %')
    expect(rows[7]).toContain('Subastas privadas')
  })

  it('opens when the hash changes within the page, and closing takes the hash away without a step in the history', async () => {
    const router = show(<WelcomeSlot />, '/?de=mail')
    expect(screen.queryByRole('dialog')).toBeNull()
    await router.navigate('/?de=mail#new-user')
    await dialog()
    await userEvent.click(screen.getByRole('button', { name: 'Entendido' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(router.state.location).toMatchObject({ pathname: '/', search: '?de=mail', hash: '' })
    await router.navigate(-1)
    expect(router.state.location).toMatchObject({ search: '?de=mail', hash: '' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it.each(['#otra-cosa', '#new-user2', ''])('stays closed at %j', async (hash) => {
    writeSession(sessionUserOf(verified))
    show(<WelcomeSlot />, `/${hash}`)
    await settled()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('waits for who has not verified the e-mail yet', async () => {
    answer({ ...verified, verified_email: false })
    writeSession(sessionUserOf({ ...verified, verified_email: false }))
    show(<WelcomeSlot />, '/#new-user')
    await settled()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
