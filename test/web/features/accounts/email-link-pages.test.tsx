import { act, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/accounts/accounts.ts'
import { stopFactorReset } from '../../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import ConfirmEmailPage from '../../../../web/app/pages/confirm-email-page.tsx'
import StopFactorResetPage from '../../../../web/app/pages/stop-factor-reset-page.tsx'
import UndoEmailPage from '../../../../web/app/pages/undo-email-page.tsx'
import { open } from '../auth/support.tsx'

const links = [
  {
    what: 'confirms',
    Page: ConfirmEmailPage,
    endpoint: contract.confirmEmailChange,
    path: '/email/confirm',
    ready: 'Confirm your new address',
    button: 'Use this address',
    working: 'Confirming...',
    done: 'Address confirmed',
    failed: 'Not confirmed',
    failure: 'Failed to confirm the address',
    way: ['Continue to Login', '/login'],
  },
  {
    what: 'takes back',
    Page: UndoEmailPage,
    endpoint: contract.undoEmailChange,
    path: '/email/undo',
    ready: "Wasn't you?",
    button: 'Keep my address',
    working: 'Keeping it...',
    done: 'Your address is unchanged',
    failed: 'Nothing was changed',
    failure: 'Failed to keep your address',
    way: ['Choose a new password', '/forgot-password'],
  },
  {
    what: 'keeps the second factors at',
    Page: StopFactorResetPage,
    endpoint: stopFactorReset,
    path: '/factor-reset/stop',
    ready: 'Keep your second factors?',
    button: 'Keep my second factors',
    working: 'Keeping them...',
    done: 'Your second factors stay',
    failed: 'Nothing was stopped',
    failure: 'Failed to keep your second factors',
    way: ['Choose a new password', '/forgot-password'],
  },
] as const

describe.each(links)('the link that $what an address', (link) => {
  const press = (page: ReturnType<typeof open>) => page.user.click(screen.getByRole('button', { name: link.button }))
  const visit = (address = `${link.path}?token=t0k`) => open(link.Page, address)

  test('does nothing when opened', () => {
    const page = visit()
    page.show()
    expect(screen.getByRole('heading', { name: link.ready })).toBeDefined()
    expect(page.api.seen).toEqual([])
  })

  test('works when its button is clicked, and says so', async () => {
    const page = visit()
    const release = page.api.hold(link.endpoint)
    page.show()
    await press(page)
    expect(await screen.findByRole('button', { name: link.working })).toBeDefined()
    await act(async () => release({ data: { email: 'ann@new.example' } }))
    expect(await screen.findByRole('heading', { name: link.done })).toBeDefined()
    expect(screen.getByText('ann@new.example')).toBeDefined()
    expect(screen.getByRole('link', { name: link.way[0] }).getAttribute('href')).toBe(link.way[1])
    expect(page.api.seen[0]).toMatchObject({
      method: 'POST',
      path: `/api${link.endpoint.path}`,
      body: { token: 't0k' },
    })
  })

  test.each(['', '?token='])('with %j is incomplete', (query) => {
    const page = visit(link.path + query)
    page.show()
    expect(screen.getByRole('heading', { name: link.failed })).toBeDefined()
    expect(screen.getByRole('alert').textContent).toBe('This link is incomplete.')
    expect(screen.queryByRole('button', { name: link.button })).toBeNull()
    expect(page.api.seen).toEqual([])
  })

  test('that is used or expired says so, and offers a next step', async () => {
    const page = visit()
    page.api.refuse(link.endpoint, 400, 'bad_request', 'This link has expired.')
    page.show()
    await press(page)
    expect(await screen.findByRole('heading', { name: link.failed })).toBeDefined()
    expect(screen.getByRole('alert').textContent).toBe('This link has expired.')
    expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/contact')
    expect(screen.getByRole('link', { name: link.way[0] })).toBeDefined()
  })

  test('can be used again when there was no response', async () => {
    const page = visit()
    page.api.drop(link.endpoint)
    page.show()
    await press(page)
    expect(await screen.findByText(link.failure)).toBeDefined()
    page.api.answer(link.endpoint, { data: { email: 'ann@new.example' } })
    await press(page)
    expect(await screen.findByRole('heading', { name: link.done })).toBeDefined()
  })
})
