import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { Route } from 'wouter'
import { getInvoice } from '../../../../src/contracts/billing/payments.ts'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import InvoicePage from '../../../../web/app/pages/invoice-page.tsx'
import { paymentOf, plans } from '../../features/billing/support.ts'
import { fakeApi } from '../../support/fake-api.ts'
import { visit } from '../../support/visit.tsx'

let api: ReturnType<typeof fakeApi>
beforeEach(() => {
  api = fakeApi()
})
const open = () => visit(() => <Route path={paths.invoice.pattern} component={InvoicePage} />, paths.invoice.to('p1'))
const invoice = {
  ...paymentOf(plans.pro, { price: 15_000, credit: 2500, tax: 937.5, amount: 13_437.5, kind: 'change' }),
  payer_name: 'Ann Lee',
  payer_email: 'ann@example.org',
  buyer: null,
  seller: { name: 'Lantern Ltd', address: '1 Yard Lane\nLagos', tax_number: 'TIN 1' },
}

test('it shows payer, payee, purpose, and how the total is calculated', async () => {
  api.answer(getInvoice, { data: { invoice } })
  open()
  const receipt = within(await screen.findByRole('article', { name: 'Receipt 2026-000001' }))
  for (const text of ['Paid on Jan 1, 2026', 'Lantern Ltd', 'Ann Lee', 'ann@example.org', 'Paystack', 'ctp-1'])
    expect(receipt.getByText(text)).toBeDefined()
  expect(receipt.getByText(/1 Yard Lane/).textContent).toBe('1 Yard Lane\nLagos\nTax number TIN 1')
  expect(receipt.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'DescriptionAmount',
    'Contactory Pro, monthlyJan 1, 2026 – Feb 1, 2026₦15,000',
    'Credit for unused time on your previous plan−₦2,500',
    'VAT 7.5%₦937.50',
    'Total₦13,437.50 NGN',
  ])
  expect(api.seen.map(({ path }) => path)).toContain('/api/dashboard/subscription/invoices/p1')
})

test("Print opens the browser's print dialog", async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  api.answer(getInvoice, { data: { invoice } })
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

test('an unknown one says so, and links back', async () => {
  api.refuse(getInvoice, 404, 'not_found', 'Receipt not found')
  open()
  expect(await screen.findByText('Receipt not found')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Back to Subscription' }).getAttribute('href')).toBe(
    '/dashboard/subscription',
  )
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
})

test('loading a failed one can be retried', async () => {
  api.refuse(getInvoice, 503, 'unavailable', 'The database is away.')
  const { user } = open()
  expect(await screen.findByText('The database is away.')).toBeDefined()
  api.answer(getInvoice, { data: { invoice } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article')).toBeDefined()
})
