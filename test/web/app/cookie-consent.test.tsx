import { act, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { App } from '../../../web/app/app.tsx'
import { Providers } from '../../../web/app/providers.tsx'
import { startSession } from '../../../web/features/auth/session.ts'
import { readConsent, writeConsent } from '../../../web/lib/consent.ts'
import { fakeApi } from '../support/fake-api.ts'
import { userEvent } from '../support/user-event.ts'

beforeEach(() => {
  localStorage.clear()
  fakeApi()
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open() {
  history.replaceState(null, '', '/login')
  await startSession()
  const view = render(
    <Providers>
      <App />
    </Providers>,
  )
  await screen.findByRole('heading', { name: 'Welcome back' })
  return { ...view, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const dialog = () => screen.queryByRole('dialog', { name: 'Cookies on Contactory' })

test('the application asks for consent like the public pages, once', async () => {
  const { user, unmount } = await open()
  expect(dialog()).toBeNull()
  await pass(1000)
  await screen.findByRole('dialog', { name: 'Cookies on Contactory' })
  await user.click(within(dialog()!).getByRole('button', { name: 'Reject All' }))
  expect(dialog()).toBeNull()
  expect(readConsent()?.cookies).toEqual({ necessary: true, analytics: false, marketing: false, preferences: false })
  unmount()
  await open()
  await pass(2000)
  expect(dialog()).toBeNull()
})

test('nothing of it is loaded for visitors who have decided', async () => {
  writeConsent([])
  await open()
  await pass(2000)
  expect(document.querySelector('#consent-title')).toBeNull()
})

test('visitors can change their decision with Cookie Settings, also after a rerender', async () => {
  writeConsent(['analytics'])
  const { user, unmount } = await open()
  unmount()
  await open()
  await user.click(screen.getByRole('button', { name: 'Cookie Settings' }))
  await screen.findByRole('dialog', { name: 'Cookies on Contactory' })
  await user.click(within(dialog()!).getAllByRole('button', { name: 'Customize' })[0]!)
  expect(within(dialog()!).getByRole<HTMLInputElement>('checkbox', { name: /analytics/i }).checked).toBe(true)
})
