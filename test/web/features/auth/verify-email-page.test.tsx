import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as contract from '../../../../src/contracts/auth/auth.ts'
import VerifyEmailPage from '../../../../web/app/pages/verify-email-page.tsx'
import { here, open } from './support.tsx'

const link = (address: string) => `/verify-email?verification_url=${encodeURIComponent(address)}`
const OURS = `${location.origin}/api/email/verify/an-id/a-token?expires=9&signature=s-_1`

test('it verifies, says so, and redirects to the login after 3 s', async () => {
  const { api, show } = open(VerifyEmailPage, link(OURS))
  const release = api.hold(contract.verifyEmail)
  show()
  expect(screen.getByText('Verifying')).toBeTruthy()
  await act(async () => release({}))
  expect(await screen.findByRole('heading', { name: 'Email Verified!' })).toBeTruthy()
  expect(screen.getByText('Your email has been verified successfully!')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Continue to Login' }).getAttribute('href')).toBe('/login')
  expect(api.seen).toHaveLength(1)
  expect(api.seen[0]).toMatchObject({ method: 'GET', path: '/api/email/verify/an-id/a-token' })
  expect(Object.fromEntries(api.seen[0]!.query)).toEqual({ expires: '9', signature: 's-_1' })
  act(() => void vi.advanceTimersByTime(2800))
  expect(here()).not.toBe('/login')
  act(() => void vi.advanceTimersByTime(200))
  await waitFor(() => expect(here()).toBe('/login'))
})

test('it shows a countdown, and announces it once', async () => {
  const { api, show } = open(VerifyEmailPage, link(OURS))
  api.answer(contract.verifyEmail, {})
  show()
  const counting = await screen.findByText('You are taken there in 3 seconds.', { selector: '[aria-hidden]' })
  const aloud = screen.getByRole('status').textContent
  const seconds = [2, 1].map(() => {
    act(() => void vi.advanceTimersByTime(1000))
    return counting.textContent
  })
  expect(seconds).toEqual(['You are taken there in 2 seconds.', 'You are taken there in 1 second.'])
  expect(screen.getByRole('status').textContent).toBe(aloud)
})

test.each([
  ['no address', '/verify-email'],
  ['an empty URL', '/verify-email?verification_url='],
  ['no URL at all', link('hello')],
  ['another site', link(OURS.replace(location.origin, 'https://evil.example'))],
  ['another site behind our name', link(OURS.replace('://', `://${location.host}@evil.example/`))],
  ['another call of ours', link(`${location.origin}/api/dashboard/logout`)],
  ['a way out of the path', link(`${location.origin}/api/email/verify/../../dashboard/profile`)],
  ['a script', link('javascript:alert(1)')],
])('%s is never followed', async (_, address) => {
  const { api, show } = open(VerifyEmailPage, address)
  show()
  expect(await screen.findByText('Invalid verification link. Please check your email and try again.')).toBeTruthy()
  expect(api.seen).toEqual([])
})

const failures: [string, (api: ReturnType<typeof open>['api']) => void, string][] = [
  [
    '403',
    (api) => api.refuse(contract.verifyEmail, 403, 'forbidden', 'Whatever'),
    'This verification link has expired or is invalid. Please request a new one.',
  ],
  [
    'another refusal with a message',
    (api) => api.refuse(contract.verifyEmail, 503, 'unavailable', 'Back in a minute.'),
    'Back in a minute.',
  ],
  [
    'a foreign response',
    (api) => api.garble(contract.verifyEmail, 502),
    'Failed to verify email. Please try again or request a new verification link.',
  ],
  [
    'no answer',
    (api) => api.drop(contract.verifyEmail),
    'Failed to verify email. Please try again or request a new verification link.',
  ],
]
test.each(failures)('%s fails with its own message and next steps', async (_, fail, message) => {
  const { api, show } = open(VerifyEmailPage, link(OURS))
  fail(api)
  show()
  expect(await screen.findByRole('heading', { name: 'Verification Failed' })).toBeTruthy()
  expect(screen.getByText(message)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Request New Verification' }).getAttribute('href')).toBe('/register')
  expect(screen.getByRole('link', { name: 'Back to Login' }).getAttribute('href')).toBe('/login')
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/contact')
})
