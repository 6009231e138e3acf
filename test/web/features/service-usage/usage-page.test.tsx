import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readServiceUsage } from '../../../../src/contracts/service-usage/service-usage.ts'
import AdminUsagePage from '../../../../web/app/pages/admin-usage-page.tsx'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'

const totals = { sign_ups: 12, crawls: 10, emails_sent: 0, sms_sent: 0, downloads: 0, errors: 0 }
const usage = {
  days: [{ date: '2026-03-01', ...totals }],
  totals,
  totals_before: { ...totals, sign_ups: 6, crawls: 0 },
  revenue: [{ currency: 'NGN', total: 5000, total_before: 5000, days: [{ date: '2026-03-01', amount: 5000 }] }],
  subscriptions: [{ plan: 'Pro', count: 3 }],
  counted_at: null,
}
const ADDRESS = '/dashboard/admin/usage'

test('figures are shown next to the previous ones, and a table has the data of the charts', async () => {
  const api = fakeApi()
  api.answer(readServiceUsage, { data: usage })
  const { user, history } = visit(AdminUsagePage, ADDRESS)
  expect(await screen.findByText('+100% against before')).toBeDefined()
  const table = within(screen.getByRole('table', { name: 'Usage by day, in UTC' }))
  expect(table.getByText('Mar 1')).toBeDefined()
  expect(table.getByText('₦5,000')).toBeDefined()
  await user.click(screen.getByRole('radio', { name: '90 days' }))
  expect(history.at(-1)).toBe(`${ADDRESS}?days=90`)
  expect(api.seen.map(({ query }) => query.get('days'))).toEqual(['30', '90'])
})

test('a failure can be retried', async () => {
  const api = fakeApi()
  api.refuse(readServiceUsage, 400, 'bad_request', 'Not now.')
  const { user } = visit(AdminUsagePage, `${ADDRESS}?days=7`)
  expect(await screen.findByText('Not now.')).toBeDefined()
  api.answer(readServiceUsage, { data: usage })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Pro')).toBeDefined()
})
