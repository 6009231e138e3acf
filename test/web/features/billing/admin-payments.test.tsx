import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as contract from '../../../../src/contracts/billing/payments.ts'
import { EventList } from '../../../../web/features/billing/payments-admin/event-list.tsx'
import { PaymentList } from '../../../../web/features/billing/payments-admin/payment-list.tsx'
import { usePaymentsAddress } from '../../../../web/features/billing/payments-admin/payments-address.ts'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'
import { paymentOf, plans } from './support.ts'

const pagination = { current_page: 1, last_page: 1, per_page: 20, total: 1 }
const payment: contract.AdminPayment = {
  ...paymentOf(plans.basic, { status: 'failed', invoice_number: null }),
  account: { id: 'a1', name: 'Ada', email: 'ada@acme.example' },
  payer_email: null,
  company_name: null,
  refunds: [],
  alarm: 'It paid USD 1 for NGN 5375.',
}
const event = {
  ...{ id: '01900000-0000-7000-8000-0000000000e1', provider: 'paystack', event_id: 'evt_1', type: 'charge.success' },
  ...{ reference: 'ctp-1', state: 'failed' as const, outcome: 'It could not be asked.', attempts: 3 },
  received_at: '2026-01-01T12:00:00.000Z',
}
const Payments = () => <PaymentList place={usePaymentsAddress()} canRefund />
const Events = () => <EventList place={usePaymentsAddress()} />
const PATH = '/dashboard/admin/payments'

test('highlights payments that need review, and requests the filters of the URL', async () => {
  const api = fakeApi()
  api.answer(contract.listAdminPayments, { data: { payments: [payment], pagination, alarms: 1 } })
  const { user, history } = visit(Payments, `${PATH}?status=failed`)
  const row = within(await screen.findByRole('row', { name: /^ada@acme.example/ }))
  expect(row.getByText('Alarm')).toBeDefined()
  expect(row.getByText('It paid USD 1 for NGN 5375.')).toBeDefined()
  expect(screen.getByText(/1 payment does not match the amount requested/)).toBeDefined()
  await user.click(screen.getByRole('checkbox', { name: 'Flagged only' }))
  expect(history.at(-1)).toBe(`${PATH}?status=failed&alarm=only`)
  expect(Object.fromEntries(api.seen[0]!.query)).toEqual({ status: 'failed', page: '1' })
})

test.each([
  ['payments', Payments, '', 'Begun', ['Amount', 'amount']],
  ['events', Events, '?tab=events', 'Received', ['Event', 'type']],
] as const)('has %s sorted by the server, newest first, with the order in the URL', async (...given) => {
  const [, List, tab, newest, [header, sort]] = given
  const api = fakeApi()
  api.answer(contract.listAdminPayments, { data: { payments: [payment], pagination, alarms: 0 } })
  api.answer(contract.listProviderEvents, { data: { events: [event], pagination } })
  // A column of the other tab is ignored.
  const other = tab === '' ? 'type' : 'amount'
  const begin = `${PATH}${tab}${tab === '' ? '?' : '&'}`
  const { user, history } = visit(List, `${begin}sort=${other}`)
  const asked = () => Object.fromEntries(api.seen.at(-1)!.query)
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  const sortOf = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort')
  await screen.findByRole('button', { name: header })
  expect(asked()).toEqual({ page: '1' })
  expect([sortOf(newest), sortOf(header)]).toEqual(['descending', 'none'])
  await press(header)
  expect(history.at(-1)).toBe(`${begin}sort=${sort}&direction=asc`)
  await waitFor(() => expect(asked()).toEqual({ sort, direction: 'asc', page: '1' }))
  await press(header)
  expect(history.at(-1)).toBe(`${begin}sort=${sort}`)
  expect([sortOf(newest), sortOf(header)]).toEqual(['none', 'descending'])
  await press(newest)
  expect(history.at(-1)).toBe(`${begin}direction=asc`)
  await waitFor(() => expect(asked()).toEqual({ direction: 'asc', page: '1' }))
  expect(sortOf(newest)).toBe('ascending')
})

test('says that no payment matches, or that there is none, or why they could not be loaded', async () => {
  const api = fakeApi()
  api.refuse(contract.listAdminPayments, 503, 'unavailable', 'Back in a minute.')
  const { user } = visit(Payments, `${PATH}?search=nobody`)
  expect(await screen.findByText('Back in a minute.')).toBeDefined()
  const none = { payments: [], pagination: { ...pagination, total: 0 }, alarms: 0 }
  api.answer(contract.listAdminPayments, { data: none })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No matching payments')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(await screen.findByText('No payments yet')).toBeDefined()
})

test('processes an event again only after a confirmation', async () => {
  const api = fakeApi()
  api.answer(contract.listProviderEvents, { data: { events: [event], pagination } })
  api.answer(contract.replayProviderEvent, { data: { event: { ...event, state: 'waiting' } } })
  const { user } = visit(Events, `${PATH}?tab=events`)
  const row = within(await screen.findByRole('row', { name: /^charge.success/ }))
  expect(row.getByText('It could not be asked.')).toBeDefined()
  await user.click(row.getByRole('button', { name: 'Replay evt_1' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(api.seen.filter(({ method }) => method === 'POST')).toEqual([])
  await user.click(question.getByRole('button', { name: 'Replay' }))
  expect(await screen.findByText('The event is being processed again')).toBeDefined()
  expect(api.seen.find(({ method }) => method === 'POST')?.path).toContain(`${event.id}/replay`)
})

test('refunds a payment after asking for the amount and the reason', async () => {
  const paid: contract.AdminPayment = { ...payment, ...{ status: 'success', alarm: null, refunded: 1_000 } }
  const api = fakeApi()
  api.answer(contract.listAdminPayments, { data: { payments: [paid], pagination, alarms: 0 } })
  const done = { id: 'r1', amount: 4_375, reason: 'Paid twice', state: 'pending', origin: 'administrator' } as const
  const refund: contract.Refund = { ...done, failure: null, created_at: paid.created_at, done_at: null }
  api.answer(contract.refundPayment, { data: { payment: { ...paid, refunds: [refund] }, refund } })
  const { user } = visit(Payments, PATH)
  await user.click(await screen.findByRole('button', { name: 'Refund ctp-1' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Refund' }))
  expect(await dialog.findByText('Give a reason')).toBeDefined()
  const posts = () => api.seen.filter(({ method }) => method === 'POST')
  expect(posts()).toEqual([])
  await user.type(dialog.getByLabelText(/^Reason/), 'Paid twice')
  await user.click(dialog.getByRole('button', { name: 'Refund' }))
  expect(await screen.findByText('The provider is processing the refund')).toBeDefined()
  expect(posts()[0]).toMatchObject({ body: { amount: 4_375, reason: 'Paid twice' } })
})

test('shows the status of refunds, and offers none while one is pending or without the permission', async () => {
  const refund: contract.Refund = {
    ...{ id: 'r1', amount: 500, reason: 'Paid twice', state: 'requested', origin: 'administrator', failure: null },
    ...{ created_at: payment.created_at, done_at: null },
  }
  const api = fakeApi()
  const open: contract.AdminPayment = { ...payment, ...{ status: 'success', alarm: null, refunds: [refund] } }
  api.answer(contract.listAdminPayments, { data: { payments: [open], pagination, alarms: 0 } })
  visit(Payments, PATH)
  expect(await screen.findByText('Refund requested: ₦500 (Paid twice)')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull()
})
