import { within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CONSENT_EVENT, CONSENT_KEY, isAllowed, readConsent, writeConsent } from '../../../../web/lib/consent.ts'
import { CookieConsent } from '../../../../web/site/cookie-consent.tsx'
import { start } from '../../../../web/site/islands/cookie-consent.ts'
import { userEvent } from '../../support/user-event.ts'
import { prerender } from '../support.tsx'

const DAY_MS = 86_400_000
const stored = () => JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null') as unknown

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => vi.useRealTimers())

function open() {
  const element = prerender(
    <>
      <input aria-label="Message" />
      <button type="button" data-cookie-settings>
        Cookie Settings
      </button>
      <CookieConsent />
    </>,
    'cookie-consent',
  )
  start(element)
  const dialog = element.querySelector<HTMLElement>('[role=dialog]')!
  const button = (name: string) => within(dialog).getAllByRole('button', { name })[0]!
  return { dialog, button, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) }
}

test('the dialog appears one second after load, and takes the focus of an idle visitor', () => {
  const { dialog } = open()
  vi.advanceTimersByTime(999)
  expect(dialog.hidden).toBe(true)
  vi.advanceTimersByTime(1)
  expect(dialog.hidden).toBe(false)
  expect(document.activeElement).toBe(dialog)
})

test('a visitor who is typing keeps the focus', () => {
  const { dialog } = open()
  document.querySelector('input')!.focus()
  vi.advanceTimersByTime(1000)
  expect(dialog.hidden).toBe(false)
  expect(document.activeElement).toBe(document.querySelector('input'))
})

test.each([
  ['Accept All', { necessary: true, analytics: true, marketing: true, preferences: true }],
  ['Reject All', { necessary: true, analytics: false, marketing: false, preferences: false }],
])('%s stores that choice with its time, and closes the dialog', async (answer, cookies) => {
  const { dialog, button, user } = open()
  vi.advanceTimersByTime(1000)
  await user.click(button(answer))
  expect(stored()).toEqual({ accepted: true, timestamp: expect.any(Number), cookies })
  expect(dialog.hidden).toBe(true)
})

test('optional purposes are off by default, necessary ones cannot be turned off, and the selection is stored', async () => {
  const { dialog, button, user } = open()
  vi.advanceTimersByTime(1000)
  await user.click(button('Customize'))
  const choice = (name: RegExp) => within(dialog).getByRole<HTMLInputElement>('checkbox', { name })
  expect([/necessary/i, /analytics/i, /marketing/i, /preferences/i].map((name) => choice(name).checked)).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(choice(/necessary/i).disabled).toBe(true)
  await user.click(choice(/analytics/i))
  await user.click(button('Accept Selected'))
  expect(readConsent()?.cookies).toEqual({ necessary: true, analytics: true, marketing: false, preferences: false })
})

test('the button at the top and Back switch between the views', async () => {
  const { dialog, button, user } = open()
  vi.advanceTimersByTime(1000)
  const isShown = (view: string) => !dialog.querySelector<HTMLElement>(`[data-view=${view}]`)!.hidden
  await user.click(button('Customize'))
  expect([isShown('main'), isShown('customize')]).toEqual([false, true])
  await user.click(
    within(dialog.querySelector<HTMLElement>('[data-view=customize]')!).getByRole('button', { name: 'Back' }),
  )
  expect([isShown('main'), isShown('customize')]).toEqual([true, false])
})

test('a visitor who has decided is asked again after 365 days', () => {
  writeConsent(['analytics'], Date.now() - 364 * DAY_MS)
  const before = open()
  vi.advanceTimersByTime(2000)
  expect(before.dialog.hidden).toBe(true)

  writeConsent(['analytics'], Date.now() - 365 * DAY_MS)
  const after = open()
  vi.advanceTimersByTime(2000)
  expect(after.dialog.hidden).toBe(false)
  expect(stored()).toBeNull()
})

test('Cookie Settings opens the dialog with the stored choice, and restores the focus', async () => {
  writeConsent(['marketing'])
  const { dialog, user } = open()
  const opener = document.querySelector<HTMLElement>('[data-cookie-settings]')!
  await user.click(opener)
  expect(dialog.hidden).toBe(false)
  expect(dialog.querySelector<HTMLInputElement>('[name=marketing]')!.checked).toBe(true)
  await user.keyboard('{Escape}')
  expect(dialog.hidden).toBe(true)
  expect(document.activeElement).toBe(opener)
  expect(readConsent()?.cookies.marketing).toBe(true)
})

test('nothing optional is allowed before consent, and listeners are notified of it', () => {
  const heard = vi.fn()
  window.addEventListener(CONSENT_EVENT, heard)
  expect(isAllowed('analytics')).toBe(false)
  writeConsent(['analytics'])
  expect(isAllowed('analytics')).toBe(true)
  expect(isAllowed('marketing')).toBe(false)
  expect(heard).toHaveBeenCalledOnce()
  window.removeEventListener(CONSENT_EVENT, heard)
})

test.each([['not JSON'], ['{"accepted":true}'], ['{"accepted":true,"timestamp":"x","cookies":{"necessary":true}}']])(
  'an invalid stored choice (%s) is no consent',
  (text) => {
    localStorage.setItem(CONSENT_KEY, text)
    expect(readConsent()).toBeNull()
  },
)
