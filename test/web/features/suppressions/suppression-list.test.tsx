import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/suppressions/suppressions.ts'
import { SuppressionList } from '../../../../web/features/suppressions/suppression-list.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'

const ADDRESS = '/dashboard/email-sms?tab=anti-spam&section=suppressions'
const suppressionOf = (n: number, change: Partial<contract.Suppression> = {}): contract.Suppression => ({
  id: `s${n}`,
  channel: 'email',
  hint: `a${n}•••@acme.example`,
  reason: 'manual',
  decided_by: 'account',
  is_removable: true,
  campaign_id: null,
  created_at: '2026-03-04T12:00:00.000Z',
  ...change,
})

function suppressionsApi(suppressions: contract.Suppression[], total = suppressions.length) {
  const api = fakeApi()
  const has = (now: contract.Suppression[], count = now.length) =>
    api.answer(contract.listSuppressions, {
      data: {
        suppressions: now,
        pagination: { current_page: 1, last_page: Math.max(1, Math.ceil(count / 20)), per_page: 20, total: count },
      },
    })
  has(suppressions, total)
  return {
    ...api,
    has,
    asked: () => api.seen.filter(({ method }) => method === 'GET').map(({ query }) => Object.fromEntries(query)),
    sent: () => api.seen.filter(({ method }) => method !== 'GET'),
  }
}
const open = (search = '', canEdit = true) => visit(() => <SuppressionList canEdit={canEdit} />, `${ADDRESS}${search}`)
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Suppression list' }))
    .getAllByRole('row')
    .slice(1)

describe('the suppression list', () => {
  test('shows a part of each address, and the reason', async () => {
    suppressionsApi([
      suppressionOf(1),
      suppressionOf(2, { channel: 'sms', hint: '+1555•••67', reason: 'unsubscribed', decided_by: 'recipient' }),
      suppressionOf(3, { reason: 'bounced', decided_by: 'automatic' }),
      suppressionOf(4, { reason: 'complained' }),
    ])
    open()
    const shown = (await rows()).map((row) =>
      [...row.querySelectorAll('td')].slice(0, 3).map((cell) => cell.textContent),
    )
    expect(shown.map((cells) => cells.map((text) => text?.replace(/^(?:Channel|Reason)/, '')))).toEqual([
      ['a1•••@acme.example', 'Email', 'Added manually'],
      ['+1555•••67', 'SMS', 'Unsubscribed'],
      ['a3•••@acme.example', 'Email', 'BouncedFrom an email'],
      ['a4•••@acme.example', 'Email', 'Complained'],
    ])
  })

  test('that fails to load can be retried', async () => {
    const api = suppressionsApi([])
    api.refuse(contract.listSuppressions, 503, 'unavailable', 'Back in a minute.')
    const { user } = open()
    expect((await screen.findByRole('alert')).textContent).toContain('Back in a minute.')
    api.has([suppressionOf(1)])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await rows()).toHaveLength(1)
  })

  test('is filtered by the URL, which keeps the tab', async () => {
    const api = suppressionsApi([suppressionOf(1)], 45)
    const { user, history } = open('&reason=manual&page=2')
    await rows()
    expect(api.asked()).toEqual([{ reason: 'manual', page: '2' }])
    await user.click(screen.getByRole('radio', { name: 'SMS' }))
    expect(history.at(-1)).toBe(`${ADDRESS}&reason=manual&channel=sms`)
    await user.click(await screen.findByRole('button', { name: 'Next' }))
    expect(history.at(-1)).toBe(`${ADDRESS}&reason=manual&channel=sms&page=2`)
  })

  test('goes to its last page if the URL has a page beyond it', async () => {
    suppressionsApi([suppressionOf(1)], 21)
    const { history } = open('&page=7')
    await waitFor(() => expect(history.at(-1)).toBe(`${ADDRESS}&page=2`))
  })

  test('offers no changes to read-only users', async () => {
    suppressionsApi([suppressionOf(1)])
    open('', false)
    await rows()
    expect(screen.queryByRole('button', { name: 'Add addresses' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
  })
})

test('a full address can be searched, and does not appear in the URL', async () => {
  const api = suppressionsApi([suppressionOf(1)])
  const { user, history } = open()
  await rows()
  api.has([])
  await user.type(screen.getByRole('searchbox', { name: 'Look up an address' }), 'ann@acme.example{Enter}')
  expect(await screen.findByText('You can send messages to ann@acme.example.')).toBeDefined()
  expect(api.asked().at(-1)).toEqual({ page: '1', address: 'ann@acme.example' })
  expect(history.join(' ')).not.toContain('ann')
})

describe('adding suppressions', () => {
  async function openAdd() {
    const api = suppressionsApi([])
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Add addresses' }))
    const form = within(await screen.findByRole('dialog'))
    return { api, user, form, add: () => user.click(form.getByRole('button', { name: 'Add' })) }
  }

  test('accepts many at once, and reports the result', async () => {
    const { api, user, form, add } = await openAdd()
    api.answer(contract.addSuppressions, { data: { added: 2, known: 1, invalid: 0 } })
    await user.type(form.getByLabelText('Addresses'), 'a@acme.example, b@acme.example\n\n+1 555 123 4567')
    await add()
    expect(await screen.findByText('2 addresses added')).toBeDefined()
    expect(screen.getByText('1 was already on the list.')).toBeDefined()
    expect(api.sent().map(({ body }) => body)).toEqual([
      { addresses: ['a@acme.example', 'b@acme.example', '+1 555 123 4567'] },
    ])
  })

  test.each([
    ['  ', 'Enter at least one address'],
    ['a@acme.example\nx', "“x” isn't a valid address"],
  ])('rejects “%s”', async (text, message) => {
    const { api, user, form, add } = await openAdd()
    await user.type(form.getByLabelText('Addresses'), text)
    await add()
    expect(await form.findByText(message)).toBeDefined()
    expect(api.sent()).toEqual([])
  })
})

describe('removing a suppression', () => {
  test('is possible for manual ones, after a confirmation', async () => {
    const api = suppressionsApi([
      suppressionOf(1),
      suppressionOf(2, { reason: 'unsubscribed', decided_by: 'recipient', is_removable: false }),
    ])
    api.answer(contract.removeSuppression, {})
    const { user } = open()
    await rows()
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: 'Remove a1•••@acme.example' }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(api.sent()).toEqual([])
    await user.click(question.getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('a1•••@acme.example removed')).toBeDefined()
    expect(api.sent().map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /api/dashboard/suppressions/s1'])
  })

  test('that was detected in a mail explains that, and the consequences', async () => {
    const read = { reason: 'unsubscribed', decided_by: 'automatic' } as const
    const api = suppressionsApi([suppressionOf(1, read)])
    api.answer(contract.removeSuppression, {})
    const { user } = open()
    await rows()
    await user.click(screen.getByRole('button', { name: /^Remove/ }))
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByText(/An email in the inbox was read as an opt-out request/)).toBeDefined()
    await user.click(question.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(api.sent()).toHaveLength(1))
  })

  test('that fails shows why', async () => {
    const api = suppressionsApi([suppressionOf(1)])
    api.refuse(contract.removeSuppression, 409, 'conflict', 'They unsubscribed meanwhile.')
    const { user } = open()
    await rows()
    await user.click(screen.getByRole('button', { name: /^Remove/ }))
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('They unsubscribed meanwhile.')).toBeDefined()
  })
})
