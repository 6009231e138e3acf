import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as auth from '../../../../src/contracts/auth/auth.ts'
import * as contract from '../../../../src/contracts/identities/identities.ts'
import * as factors from '../../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import { site } from '../../../../src/contracts/system/system.ts'
import LoginPage from '../../../../web/app/pages/login-page.tsx'
import ProviderReturnPage from '../../../../web/app/pages/provider-return-page.tsx'
import { signOut } from '../../../../web/features/auth/session.ts'
import { ann, here, open } from './support.tsx'

const BACK = '/login/provider?state=s1&code=c1&iss=https%3A%2F%2Faccounts.google.com'
const signedIn = { outcome: 'signed_in', token: 'a.b.c', user: ann, is_new: false } as const

test('providers are offered only where the operator has configured them', async () => {
  const { api, show } = open(LoginPage, '/login')
  const names = { name: 'Contactory', sign_up_open: true }
  api.answer(site, { data: { ...names, sign_in_providers: ['google', 'microsoft'] } })
  show()
  expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Continue with Microsoft' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'terms of service' })).toBeTruthy()
})

test('a failed start is shown and can be retried', async () => {
  const { api, show, user } = open(LoginPage, '/login')
  api.answer(site, { data: { name: 'Contactory', sign_up_open: true, sign_in_providers: ['google'] } })
  api.refuse(contract.beginProviderSignIn, 429, 'too_many_requests', 'Too many attempts.')
  show()
  await user.click(await screen.findByRole('button', { name: 'Continue with Google' }))
  expect(await screen.findByText(/Too many attempts/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Continue with Google' }).hasAttribute('disabled')).toBe(false)
})

test('the callback signs in, once, and removes the code from the URL', async () => {
  const { api, show } = open(ProviderReturnPage, BACK)
  sessionStorage.setItem('after-provider', '/dashboard/data')
  api.answer(contract.finishProviderSignIn, { data: signedIn })
  show()
  await waitFor(() => expect(here()).toBe('/dashboard/data'))
  expect(api.seen.map(({ body }) => body)).toEqual([
    { state: 's1', code: 'c1', error: null, iss: 'https://accounts.google.com' },
  ])
  expect(localStorage.getItem('auth_token')).toBe('a.b.c')
})

test('a new account starts with its first crawl', async () => {
  const { api, show } = open(ProviderReturnPage, BACK)
  api.answer(contract.finishProviderSignIn, { data: { ...signedIn, is_new: true } })
  show()
  await waitFor(() => expect(here()).toBe('/dashboard/welcome'))
})

test('a second factor is requested', async () => {
  const { api, show } = open(ProviderReturnPage, BACK)
  api.refuse(contract.finishProviderSignIn, 403, 'factor_required', 'Please enter the code of your second factor.')
  api.answer(factors.readPendingSignIn, { data: { has_totp: true, has_passkey: false } })
  show()
  expect(await screen.findByRole('heading', { name: 'Two-factor sign-in' })).toBeTruthy()
})

test('a failure is shown on the login page', async () => {
  // The tests before have signed in.
  await signOut()
  const { api, show } = open(ProviderReturnPage, BACK)
  api.refuse(contract.finishProviderSignIn, 400, 'bad_request', 'You did not allow it at Google.')
  show()
  await waitFor(() => expect(here()).toBe('/login'))
  expect(history.state).toEqual({ failure: 'You did not allow it at Google.' })
})

test('an existing account signs in once, which connects the provider', async () => {
  const back = open(ProviderReturnPage, BACK)
  const outcome = { outcome: 'must_prove', email: 'ann@example.org', provider: 'google' } as const
  back.api.answer(contract.finishProviderSignIn, { data: outcome })
  const shown = back.show()
  await waitFor(() => expect(here()).toBe('/login'))
  shown.unmount()

  const { api, show, user } = open(LoginPage, '/login', history.state)
  api.answer(site, { data: { name: 'Contactory', sign_up_open: true, sign_in_providers: ['google'] } })
  api.answer(auth.logIn, { data: { token: 'a.b.c', user: ann } })
  api.answer(contract.connectPendingIdentity, { data: { provider: 'google' } })
  show()
  expect(await screen.findByText('You already have an account with ann@example.org')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull()
  await user.type(screen.getByLabelText('Password'), 'secret word')
  await user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByText('Google is connected')).toBeTruthy()
  expect(api.seen.map(({ path }) => path)).toEqual(['/api/login', '/api/dashboard/user/identities/pending'])
})
