import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Route } from 'wouter'
import * as factors from '../../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import * as contract from '../../../../src/contracts/single-sign-on/single-sign-on.ts'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import LoginPage from '../../../../web/app/pages/login-page.tsx'
import SsoReturnPage from '../../../../web/app/pages/sso-return-page.tsx'
import { ann, here, open } from './support.tsx'

const BACK = '/login/single-sign-on/w1?state=s1&code=c1'
const Back = () => <Route path={paths.singleSignOnReturn.pattern} component={SsoReturnPage} />

test('single sign-on asks for the address, and says if its domain has none', async () => {
  const { api, show, user } = open(LoginPage, '/login')
  api.refuse(contract.beginSsoSignIn, 400, 'bad_request', 'There is no single sign-on for example.org.')
  show()
  await user.click(await screen.findByRole('button', { name: 'Continue with single sign-on' }))
  expect(await screen.findByText('Please enter your email address first')).toBeDefined()
  await user.type(screen.getByLabelText('Email'), 'ann@example.org')
  await user.click(screen.getByRole('button', { name: 'Continue with single sign-on' }))
  expect(await screen.findByText('There is no single sign-on for example.org.')).toBeDefined()
  expect(api.seen.map(({ body }) => body)).toEqual([{ email: 'ann@example.org' }])
})

test('the callback signs in, once, for the workspace of its URL', async () => {
  const { api, show } = open(Back, BACK)
  api.answer(contract.finishSsoSignIn, { data: { token: 'a.b.c', user: ann, is_new: false } })
  show()
  await waitFor(() => expect(here()).toBe('/dashboard'))
  expect(api.seen.map(({ body }) => body)).toEqual([
    { state: 's1', code: 'c1', error: null, iss: null, workspace: 'w1' },
  ])
})

test('a second factor is requested, and a failure is shown on the login page', async () => {
  const guarded = open(Back, BACK)
  guarded.api.refuse(contract.finishSsoSignIn, 403, 'factor_required', 'Please enter the code.')
  guarded.api.answer(factors.readPendingSignIn, { data: { has_totp: true, has_passkey: false } })
  const shown = guarded.show()
  expect(await screen.findByRole('heading', { name: 'Two-factor sign-in' })).toBeDefined()
  shown.unmount()
  const { api, show } = open(Back, BACK)
  api.refuse(contract.finishSsoSignIn, 409, 'conflict', 'This workspace has no free seat.')
  show()
  await waitFor(() => expect(here()).toBe('/login'))
  expect(history.state).toEqual({ failure: 'This workspace has no free seat.' })
})
