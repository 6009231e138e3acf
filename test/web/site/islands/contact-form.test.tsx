import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as contract from '../../../../src/contracts/contact-messages/contact-messages.ts'
import { ContactForm } from '../../../../web/site/contact/contact-form.tsx'
import { start } from '../../../../web/site/islands/contact-form.ts'
import { fakeApi } from '../../support/fake-api.ts'
import { userEvent } from '../../support/user-event.ts'
import { prerender } from '../support.tsx'

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
  document.body.replaceChildren()
})

const open = () => start(prerender(<ContactForm />, 'contact-form'))
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ })
const problemOf = (control: HTMLElement) => {
  const place = document.getElementById(control.getAttribute('aria-describedby')!)!
  return place.hidden ? null : place.textContent
}
const failure = () => document.querySelector<HTMLElement>('[data-failure]:not([hidden])')?.textContent ?? null
async function fillIn() {
  await user.type(field(/^Name/), 'Ada Obi')
  await user.type(field(/^Email/), 'ada@example.org')
  await user.type(field(/^Subject/), 'Hello')
  await user.type(field(/^Message/), 'A question for you.')
}

test('nothing is sent before the input is valid, and each error is at its field', async () => {
  const api = fakeApi()
  open()
  await user.type(field(/^Email/), 'nonsense')
  await user.type(field(/^Message/), 'short')
  expect(problemOf(field(/^Email/))).toBeNull()
  await user.click(button())
  expect(api.seen).toEqual([])
  expect([/^Name/, /^Email/, /^Phone/, /^Subject/, /^Message/].map((name) => problemOf(field(name)))).toEqual([
    'Name is required',
    'Invalid email address',
    null,
    'Subject is required',
    'Message must be at least 10 characters',
  ])
  expect(document.activeElement).toBe(field(/^Name/))
  expect(field(/^Name/).getAttribute('aria-invalid')).toBe('true')
  await user.type(field(/^Name/), 'A')
  expect(problemOf(field(/^Name/))).toBeNull()
  expect(field(/^Name/).hasAttribute('aria-invalid')).toBe(false)
})

test('while it is sent the button shows Sending... and is disabled; then thanks replace the form', async () => {
  const api = fakeApi()
  const answer = api.hold(contract.send)
  open()
  await fillIn()
  await user.click(button())
  expect(button().textContent).toBe('Sending...')
  expect(button().disabled).toBe(true)
  await user.type(field(/^Subject/), '{Enter}')
  expect(api.seen).toHaveLength(1)
  expect(api.seen[0]).toMatchObject({
    method: 'POST',
    path: '/api/contact',
    body: {
      name: 'Ada Obi',
      email: 'ada@example.org',
      phone: '',
      subject: 'Hello',
      message: 'A question for you.',
      homepage: '',
    },
  })
  expect(contract.ContactMessage.safeParse(api.seen[0]?.body).success).toBe(true)
  await act(async () => answer({}))
  const thanks = await screen.findByRole('heading', { name: 'Message Sent Successfully!' })
  expect(document.activeElement).toBe(thanks)
  expect(
    screen.getByText("Thank you for contacting us. We've received your message and will get back to you shortly."),
  ).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('the banner disappears after 5 s, the thanks stay until another message is wanted', async () => {
  fakeApi().answer(contract.send, {})
  open()
  await fillIn()
  await user.click(button())
  await screen.findByRole('heading', { name: 'Message Sent Successfully!' })
  const banner = () => screen.queryByText('Your message has been sent.')?.closest('[data-banner]:not([hidden])') ?? null
  expect(banner()).not.toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(4_900))
  expect(banner()).not.toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(banner()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Send Another Message' }))
  expect(screen.queryByRole('heading', { name: 'Message Sent Successfully!' })).toBeNull()
  expect(field(/^Message/).value).toBe('')
  expect(button().textContent).toBe('Send Message')
})

describe('a failure keeps the input and shows', () => {
  test.each<[string, (api: ReturnType<typeof fakeApi>) => void, string]>([
    [
      'a general message without a response',
      (api) => api.drop(contract.send),
      'An error occurred. Please try again later.',
    ],
    [
      'a general message for an error response',
      (api) => api.refuse(contract.send, 500, 'internal', 'Something went wrong. Request r1.'),
      'Failed to submit contact form',
    ],
    [
      'a general message for a foreign response',
      (api) => api.garble(contract.send, 502),
      'Failed to submit contact form',
    ],
    [
      'the server’s message about rate limiting',
      (api) => api.refuse(contract.send, 429, 'too_many_requests', 'Too many messages. Please wait.'),
      'Too many messages. Please wait.',
    ],
  ])('%s', async (_what, prepare, message) => {
    const api = fakeApi()
    prepare(api)
    open()
    await fillIn()
    await user.click(button())
    await waitFor(() => expect(failure()).toBe(message))
    expect(field(/^Message/).value).toBe('A question for you.')
    expect(button().disabled).toBe(false)
    api.answer(contract.send, {})
    await user.click(button())
    expect(await screen.findByRole('heading', { name: 'Message Sent Successfully!' })).toBeTruthy()
  })

  test('the field that the server rejected', async () => {
    const errors = { email: ['Invalid email address'], homepage: ['?'] }
    fakeApi().refuse(contract.send, 422, 'validation_failed', 'Invalid email address', errors)
    open()
    await fillIn()
    await user.click(button())
    await waitFor(() => expect(problemOf(field(/^Email/))).toBe('Invalid email address'))
    expect(failure()).toBeNull()
    expect(document.activeElement).toBe(field(/^Email/))
  })
})

test('a signed-in user has name and email filled in, also the second time', async () => {
  localStorage.setItem('auth-storage', JSON.stringify({ user: { name: 'Ada Obi', email: 'ada@example.org' } }))
  fakeApi().answer(contract.send, {})
  open()
  expect([field(/^Name/).value, field(/^Email/).value]).toEqual(['Ada Obi', 'ada@example.org'])
  await user.type(field(/^Subject/), 'Hello')
  await user.type(field(/^Message/), 'A question for you.')
  await user.click(button())
  await user.click(await screen.findByRole('button', { name: 'Send Another Message' }))
  expect([field(/^Name/).value, field(/^Subject/).value]).toEqual(['Ada Obi', ''])
})

test.each(['', '{', 'null', '{"user":null}', '{"user":{"name":1}}'])('a stored session of %j does no harm', (text) => {
  localStorage.setItem('auth-storage', text)
  open()
  expect(field(/^Name/).value).toBe('')
})

test('the form cannot be sent before its script has loaded', () => {
  const island = prerender(<ContactForm />, 'contact-form')
  expect(button().disabled).toBe(true)
  start(island)
  expect(button().disabled).toBe(false)
})

test('people see five fields; the honeypot is hidden', () => {
  open()
  expect(screen.getAllByRole('textbox')).toHaveLength(5)
  const trap = document.querySelector<HTMLInputElement>('[name=homepage]')!
  expect([trap.tabIndex, trap.autocomplete]).toEqual([-1, 'off'])
})
