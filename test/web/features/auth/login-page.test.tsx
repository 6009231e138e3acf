import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/auth/auth.ts'
import * as factors from '../../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import LoginPage from '../../../../web/app/pages/login-page.tsx'
import SignInLinkPage from '../../../../web/app/pages/sign-in-link-page.tsx'
import { ann, here, open } from './support.tsx'

const NOTICE = 'Please verify your email before logging in. Check your inbox for the verification link.'

function arrive(address = '/login', state?: object) {
  const page = open(LoginPage, address, state)
  const fill = async (email = 'ann@example.org', password = 'secret word') => {
    await page.user.clear(screen.getByLabelText('Email'))
    if (email) await page.user.type(screen.getByLabelText('Email'), email)
    if (password) await page.user.type(screen.getByLabelText('Password'), password)
    await page.user.click(screen.getByRole('button', { name: 'Sign in' }))
  }
  return { ...page, fill }
}

test('signing in stores the session and leads to the dashboard', async () => {
  const { api, show, fill } = arrive()
  api.answer(contract.logIn, { data: { token: 'a.b.c', user: ann } })
  show()
  await fill(' Ann@Example.org ')
  await waitFor(() => expect(here()).toBe('/dashboard'))
  expect(api.seen[0]).toMatchObject({ path: '/api/login', body: { email: 'ann@example.org', password: 'secret word' } })
  expect(localStorage.getItem('auth_token')).toBe('a.b.c')
  expect(JSON.parse(localStorage.getItem('auth-storage')!)).toEqual({
    user: ann,
    token: 'a.b.c',
    isAuthenticated: true,
  })
})

test.each([
  ['/login?next=%2Fdashboard%2Fdata%3Fsearch%3Dx', '/dashboard/data?search=x'],
  ['/login?next=%2F%2Fevil.example', '/dashboard'],
  ['/login?next=https%3A%2F%2Fevil.example%2Fdashboard', '/dashboard'],
  ['/login?next=%2Fdashboardx', '/dashboard'],
])('from %s, signing in leads to %s', async (address, target) => {
  const { api, show, fill } = arrive(address)
  api.answer(contract.logIn, { data: { token: 'a.b.c', user: ann } })
  show()
  await fill()
  await waitFor(() => expect(here()).toBe(target))
})

test.each([
  ['', '', ['Email is required', 'Password is required']],
  ['ann', 'x', ['Invalid email address']],
  ['ann@', 'x', ['Invalid email address']],
])('%j with the password %j is rejected: %j', async (email, password, messages) => {
  const { api, show, fill } = arrive()
  show()
  await fill(email, password)
  for (const message of messages) expect(await screen.findByText(message)).toBeTruthy()
  expect(api.seen).toEqual([])
})

test('an error shows the message of the server', async () => {
  const { api, show, fill } = arrive()
  api.refuse(contract.logIn, 401, 'unauthenticated', 'Invalid email or password.')
  show()
  await fill()
  expect((await screen.findByRole('alert')).textContent).toContain('Invalid email or password.')
  expect(here()).toBe('/login')
  expect(screen.queryByRole('button', { name: 'Resend verification email' })).toBeNull()
})

test.each([
  ['no answer', 'drop' as const],
  ['a foreign response', 'garble' as const],
])('%s shows the general message', async (_, way) => {
  const { api, show, fill } = arrive()
  if (way === 'drop') api.drop(contract.logIn)
  else api.garble(contract.logIn, 502)
  show()
  await fill()
  expect(await screen.findByText('Login failed. Please check your credentials.')).toBeTruthy()
})

test.each([
  ['by its code', 'email_unverified' as const, NOTICE],
  ['by its message', 'forbidden' as const, 'Your email not verified.'],
])('an unverified address, recognised %s, opens the banner, which sends another link', async (_, code, message) => {
  const { api, show, fill, user } = arrive()
  api.refuse(contract.logIn, 403, code, message)
  api.answer(contract.resendVerification, {})
  show()
  await fill()
  expect((await screen.findByRole('alert')).textContent).toContain(NOTICE)
  await user.click(screen.getByRole('button', { name: 'Resend verification email' }))
  expect(await screen.findByText('Verification email sent! Please check your inbox.')).toBeTruthy()
  expect(api.seen.at(-1)).toMatchObject({ path: '/api/email/resend', body: { email: 'ann@example.org' } })
})

test('another link requires an address, and a failure is shown', async () => {
  const { api, show, fill, user } = arrive()
  api.refuse(contract.logIn, 403, 'email_unverified', NOTICE)
  api.refuse(contract.resendVerification, 429, 'too_many_requests', 'Too many attempts.')
  show()
  await fill()
  const resend = await screen.findByRole('button', { name: 'Resend verification email' })
  await user.click(resend)
  expect(await screen.findByText('Unable to resend verification email. Please try again.')).toBeTruthy()
  await user.clear(screen.getByLabelText('Email'))
  await user.click(resend)
  expect(await screen.findByText('Please enter your email address first')).toBeTruthy()
  expect(api.seen.filter((request) => request.path === '/api/email/resend')).toHaveLength(1)
})

test('after registering, the address is filled in and the notice shown', () => {
  const { show } = arrive('/login', { email: 'new@example.org', emailSent: true })
  show()
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('new@example.org')
  expect(screen.getByText(NOTICE)).toBeTruthy()
})

test('a user whose session ended sees why, until there is a newer message', async () => {
  const { show, fill, api } = arrive('/login', { sessionEnded: true })
  show()
  expect(screen.getByText('Your session has ended. Please sign in again.')).toBeTruthy()
  api.refuse(contract.logIn, 401, 'unauthenticated', 'Invalid email or password.')
  await fill()
  await screen.findByText('Invalid email or password.')
  expect(screen.queryByText('Your session has ended. Please sign in again.')).toBeNull()
})

test('otherwise there is no notice, and the password can be shown and hidden', async () => {
  const { show, user } = arrive('/login', { emailSent: 'yes' })
  show()
  expect(screen.queryByText(NOTICE)).toBeNull()
  const password = screen.getByLabelText<HTMLInputElement>('Password')
  expect(password.type).toBe('password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password.type).toBe('text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password.type).toBe('password')
})

test('it links to registration and to the forgotten password', () => {
  arrive().show()
  expect(screen.getByRole('link', { name: 'Create an account' }).getAttribute('href')).toBe('/register')
  expect(screen.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe('/forgot-password')
})

test('the button is disabled while the request is pending', async () => {
  const { api, show, fill } = arrive()
  const release = api.hold(contract.logIn)
  show()
  await fill()
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Signing in...' })
  expect(button.disabled).toBe(true)
  release({ data: { token: 'a.b.c', user: ann } })
  await waitFor(() => expect(here()).toBe('/dashboard'))
})

describe('an account with a second factor', () => {
  async function atFactor(kinds = { has_totp: true, has_passkey: false }) {
    const page = arrive()
    page.api.refuse(contract.logIn, 403, 'factor_required', 'Please enter the code of your second factor.')
    page.api.answer(factors.readPendingSignIn, { data: kinds })
    page.show()
    await page.fill()
    return page
  }

  test('asks for a code after the password, and then signs in', async () => {
    const { api, user } = await atFactor()
    const code = await screen.findByLabelText<HTMLInputElement>('Code')
    expect(code.autocomplete).toBe('one-time-code')
    expect(localStorage.getItem('auth_token')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText('Enter the code')).toBeTruthy()

    const wrong = { code: ['This code is wrong, expired or was used already'] }
    api.refuse(factors.finishSignIn, 422, 'validation_failed', wrong.code[0]!, wrong)
    await user.type(code, '123456')
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(await screen.findByText(wrong.code[0]!)).toBeTruthy()

    api.answer(factors.finishSignIn, { data: { token: 'a.b.c', user: ann } })
    await user.click(screen.getByLabelText('Trust this device for 30 days'))
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(here()).toBe('/dashboard'))
    expect(api.seen.at(-1)).toMatchObject({ path: '/api/login/factor', body: { code: '123456', trusts_device: true } })
  })

  test('accepts a recovery code, and links back to the password', async () => {
    const { user } = await atFactor()
    await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }))
    expect(screen.getByLabelText('Recovery code')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Back to the password' }))
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('')
  })

  test('that has only passkeys does not ask for a code', async () => {
    await atFactor({ has_totp: false, has_passkey: true })
    expect(await screen.findByLabelText('Recovery code')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Use a code of your app' })).toBeNull()
  })

  test('shows when the sign-in has expired', async () => {
    const { api, show, fill } = arrive()
    api.refuse(contract.logIn, 403, 'factor_required', 'Please enter the code of your second factor.')
    const expired = 'This sign-in has expired. Please enter your password again.'
    api.refuse(factors.readPendingSignIn, 403, 'forbidden', expired)
    show()
    await fill()
    expect(await screen.findByRole('button', { name: 'Back to the password' })).toBeTruthy()
  })
})

describe('a mailed sign-in link', () => {
  test('is requested for the address in the form, and a failure is shown', async () => {
    const { api, show, user } = arrive()
    show()
    const button = screen.getByRole('button', { name: 'Email me a sign-in link' })
    await user.click(button)
    expect(await screen.findByText('Please enter your email address first')).toBeTruthy()
    await user.type(screen.getByLabelText('Email'), 'Ann@example.org')
    api.refuse(contract.requestSignInLink, 429, 'too_many_requests', 'Too many attempts.')
    await user.click(button)
    expect(await screen.findByText('Too many attempts.')).toBeTruthy()
    api.answer(contract.requestSignInLink, {})
    await user.click(button)
    expect(await screen.findByText('Check your inbox')).toBeTruthy()
    expect(screen.queryByText('Too many attempts.')).toBeNull()
    expect(api.seen.at(-1)).toMatchObject({ path: '/api/login/link/email', body: { email: 'ann@example.org' } })
  })

  test('waits for a click, and then signs in', async () => {
    const { api, show, user } = open(SignInLinkPage, '/login/link?token=abc')
    show()
    const button = screen.getByRole('button', { name: 'Sign in' })
    expect(api.seen).toEqual([])
    api.refuse(contract.signInWithLink, 400, 'bad_request', 'This sign-in link is invalid.')
    await user.click(button)
    expect(await screen.findByText('This sign-in link is invalid.')).toBeTruthy()
    api.answer(contract.signInWithLink, { data: { token: 'a.b.c', user: ann } })
    await user.click(button)
    await waitFor(() => expect(here()).toBe('/dashboard'))
    expect(api.seen.at(-1)).toMatchObject({ path: '/api/login/link', body: { token: 'abc' } })
  })

  test('leads to the second factor, and an incomplete link leads back to the login', async () => {
    const { api, show, user } = open(SignInLinkPage, '/login/link?token=abc')
    api.refuse(contract.signInWithLink, 403, 'factor_required', 'Please enter the code of your second factor.')
    api.answer(factors.readPendingSignIn, { data: { has_totp: true, has_passkey: false } })
    const { unmount } = show()
    await user.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByLabelText('Code')).toBeTruthy()
    unmount()
    open(SignInLinkPage, '/login/link').show()
    expect(screen.getByText('Invalid sign-in link')).toBeTruthy()
  })
})
