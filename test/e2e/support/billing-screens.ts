import { click, PHONE, type Screen } from './screen.ts'

/** Screens of plans and payments. */
export const BILLING_SCREENS: readonly Screen[] = [
  { name: 'pricing', as: 'demo', path: '/dashboard/pricing', shows: (page) => page.getByText('Current Plan') },
  {
    name: 'confirming a plan',
    as: 'demo',
    path: '/dashboard/pricing',
    shows: (page) => page.getByRole('button', { name: 'Proceed to Payment' }),
    press: click('Choose Enterprise'),
  },
  {
    name: 'subscription',
    as: 'demo',
    path: '/dashboard/subscription',
    shows: (page) => page.getByText(/^\d+ of 500$/),
  },
  {
    name: 'subscription with payments',
    as: 'buyer',
    path: '/dashboard/subscription',
    shows: (page) => page.getByRole('list', { name: 'Recent payments' }),
  },
  {
    name: 'all payments on a phone',
    as: 'buyer',
    width: PHONE,
    path: '/dashboard/subscription?payments=1',
    shows: (page) => page.getByRole('table', { name: 'Payments' }).getByRole('row').nth(1),
  },
  {
    name: 'changing the plan',
    as: 'buyer',
    path: '/dashboard/pricing',
    shows: (page) => page.getByText('Due now'),
    press: async (page) => {
      await page.getByRole('button', { name: 'Current Plan' }).waitFor()
      await click('Choose Enterprise')(page)
    },
  },
  {
    name: 'a receipt',
    as: 'buyer',
    path: ({ paymentId }) => `/dashboard/invoices/${paymentId}`,
    shows: (page) => page.getByRole('article', { name: /^Receipt/ }),
  },
  {
    name: 'no receipt',
    as: 'buyer',
    path: '/dashboard/invoices/x',
    shows: (page) => page.getByText('Receipt not found'),
  },
  {
    name: 'a payment that was cancelled',
    as: 'demo',
    path: '/payment/verify?reference=x&status=cancelled',
    shows: (page) => page.getByRole('link', { name: 'Choose Different Plan' }),
  },
  {
    name: 'subscription, none',
    as: 'admin',
    path: '/dashboard/subscription',
    shows: (page) => page.getByText('View All Plans'),
  },
]
