import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { answerCalls, sessionData, show } from '../accounts/accounts.testing.tsx'
import { PeopleSection } from './people-section.tsx'

const base = {
  'GET /time': { body: { now: '2026-03-01T12:00:00.000Z' } },
  'GET /user/sessiondata': { body: { ...sessionData, role: 'admin' } },
}

test.each([
  ['/admin?tipo=phone&valor=221', 'Invalid search type'],
  ['/admin?tipo=id&valor=0', 'Invalid user ID'],
])('the address %s says why it finds nobody, and nothing is asked', async (address, says) => {
  const sent = answerCalls(base)
  show(<PeopleSection />, address)
  expect(await screen.findByText(says)).toBeTruthy()
  expect(sent.some(({ route }) => route.includes('fulluserdecrypted'))).toBe(false)
})

test('says that a record could not be read, and reads it again on demand', async () => {
  let reads = 0
  answerCalls({
    ...base,
    'GET /user/fulluserdecrypted/search': () => {
      reads += 1
      return { status: 503, body: { code: 'busy', error: 'Probá de nuevo.' } }
    },
  })
  show(<PeopleSection />, '/admin?tipo=email&valor=ana%40correo.test')
  expect(await screen.findByText('Error fetching user')).toBeTruthy()
  const before = reads
  await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(reads).toBeGreaterThan(before)
})

test('says as the server does that there is nobody', async () => {
  answerCalls({
    ...base,
    'GET /user/fulluserdecrypted/search': {
      status: 404,
      body: { code: 'not_found', error: 'No encontramos a esa persona.' },
    },
  })
  show(<PeopleSection />, '/admin?tipo=username&valor=nadie')
  expect(await screen.findByText('No encontramos a esa persona.')).toBeTruthy()
})
