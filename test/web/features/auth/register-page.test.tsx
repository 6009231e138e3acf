import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import * as contract from '../../../../src/contracts/auth/auth.ts'
import { site } from '../../../../src/contracts/system/system.ts'
import RegisterPage from '../../../../web/app/pages/register-page.tsx'
import { here, open } from './support.tsx'

const LABELS = ['Full name', 'Email', 'Password', 'Confirm password'] as const
const GOOD = ['Ann Lee', 'ann@example.org', 'three green horses', 'three green horses']
const SUCCESS = 'Registration successful! Please check your email to verify your account.'

function arrive() {
  const page = open(RegisterPage, '/register')
  const send = async (values: readonly string[] = GOOD) => {
    for (const [index, label] of LABELS.entries()) {
      await page.user.clear(screen.getByLabelText(label))
      if (values[index]) await page.user.type(screen.getByLabelText(label), values[index])
    }
    await page.user.click(screen.getByRole('button', { name: 'Create account' }))
  }
  return { ...page, send }
}

test('while sign-up is closed there is no form', async () => {
  const { api, show } = arrive()
  api.answer(site, { data: { name: 'Contactory', sign_up_open: false, sign_in_providers: [] } })
  show()
  expect(await screen.findByRole('heading', { name: 'Sign-up is closed' })).toBeDefined()
  expect(screen.queryByLabelText('Email')).toBeNull()
  expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe('/login')
})

test('registering is confirmed, and leads to the login after 1.5 s with the address and the flag', async () => {
  const { api, show, send } = arrive()
  api.answer(contract.register, { message: SUCCESS })
  show()
  await send()
  expect((await screen.findAllByText(SUCCESS)).length).toBeGreaterThan(0)
  expect(api.seen[0]).toMatchObject({
    path: '/api/register',
    body: {
      name: 'Ann Lee',
      email: 'ann@example.org',
      password: 'three green horses',
      password_confirmation: 'three green horses',
    },
  })
  act(() => void vi.advanceTimersByTime(1300))
  expect(here()).toBe('/register')
  act(() => void vi.advanceTimersByTime(200))
  await waitFor(() => expect(here()).toBe('/login'))
  expect(history.state).toEqual({ email: 'ann@example.org', emailSent: true })
})

test.each([
  [
    'nothing',
    ['', '', '', ''],
    ['Name is required', 'Email is required', 'Password is required', 'Please confirm your password'],
  ],
  ['a wrong address', ['Ann', 'ann', GOOD[2], GOOD[3]], ['Invalid email address']],
  ['a short password', ['Ann', GOOD[1], 'x9!fk', 'x9!fk'], ['Password must be at least 6 characters']],
  [
    'another confirmation beside a wrong address',
    ['Ann', 'ann', GOOD[2], 'other'],
    ['Invalid email address', 'Passwords do not match'],
  ],
  ['a password above 72 bytes', ['Ann', GOOD[1], 'é'.repeat(37), 'é'.repeat(37)], [/^Password is too long/]],
] as const)('%s is rejected, and the form says why', async (_, values, messages) => {
  const { api, show, send } = arrive()
  show()
  await send(values.map((value) => value ?? ''))
  for (const message of messages) expect(await screen.findByText(message)).toBeTruthy()
  expect(api.seen).toEqual([])
})

test('errors of the server are shown at their fields', async () => {
  const { api, show, send } = arrive()
  api.refuse(contract.register, 422, 'validation_failed', 'The email has already been taken.', {
    email: ['The email has already been taken.'],
  })
  show()
  await send()
  await screen.findByText('The email has already been taken.')
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

test.each([
  [
    'the message of the server',
    (api: ReturnType<typeof open>['api']) =>
      api.refuse(contract.register, 429, 'too_many_requests', 'Too many attempts.'),
    'Too many attempts.',
  ],
  [
    'a general one without a response',
    (api: ReturnType<typeof open>['api']) => api.drop(contract.register),
    'Registration failed',
  ],
])('a failure shows %s', async (_, fail, message) => {
  const { api, show, send } = arrive()
  fail(api)
  show()
  await send()
  expect(await screen.findByText(message)).toBeTruthy()
  expect(here()).toBe('/register')
})

test('correcting the password clears the mismatch error', async () => {
  const { show, send, user } = arrive()
  show()
  await send([...GOOD.slice(0, 3), 'three green horse'])
  await screen.findByText('Passwords do not match')
  await user.type(screen.getByLabelText('Password'), '{Backspace}')
  await waitFor(() => expect(screen.queryByText('Passwords do not match')).toBeNull())
})
