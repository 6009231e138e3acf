import type { Payment } from '../../../../src/contracts/billing/payments.ts'
import type { Plan, Subscription, Usage } from '../../../../src/contracts/billing/plans.ts'

const basic: Plan = {
  id: '01900000-0000-7000-8000-0000000000b1',
  name: 'basic',
  display_name: 'Basic',
  description: 'For freelancers.',
  price_monthly: 5000,
  price_yearly: 48_000,
  currency: 'NGN',
  crawls_per_month: 100,
  api_calls_per_day: 1000,
  max_websites: 5,
  max_api_keys: 3,
  max_seats: 3,
  website_downloads_per_day: 5,
  has_email_campaigns: true,
  has_sms_campaigns: false,
  has_webhooks: false,
  has_ai_extraction: false,
  has_priority_support: false,
  has_sso: false,
  is_active: true,
  is_popular: false,
  sort_order: 2,
  trial_days: 0,
}

export const plans = {
  free: {
    ...basic,
    id: `${basic.id.slice(0, -1)}0`,
    name: 'free',
    display_name: 'Free',
    price_monthly: 0,
    price_yearly: 0,
  },
  basic,
  pro: {
    ...basic,
    id: `${basic.id.slice(0, -1)}2`,
    name: 'pro',
    display_name: 'Pro',
    price_monthly: 15_000,
    price_yearly: 144_000,
  },
} satisfies Record<string, Plan>

export const subscriptionTo = (plan: Plan, change: Partial<Subscription> = {}): Subscription => ({
  id: '01900000-0000-7000-8000-0000000000a1',
  plan,
  status: 'active',
  billing_cycle: 'monthly',
  current_period_start: '2026-01-01T12:00:00.000Z',
  current_period_end: '2026-02-01T12:00:00.000Z',
  payment_provider: 'paystack',
  next_amount: plan.price_monthly || null,
  next_discount: null,
  currency: plan.currency,
  is_complimentary: false,
  next_plan: null,
  next_billing_cycle: null,
  payment_method: 'Visa •••• 4081',
  grace_ends_at: null,
  ...change,
})

const used = (count: number, limit: number, resets_at: string | null) => ({
  used: count,
  limit,
  remaining: limit - count,
  unlimited: limit === 0,
  resets_at,
})
export const usage: Usage = {
  crawls: used(12, 100, '2026-02-01T00:00:00.000Z'),
  api_calls: used(0, 1000, '2026-01-16T00:00:00.000Z'),
  websites: used(3, 0, '2026-02-01T00:00:00.000Z'),
  api_keys: used(1, 3, null),
  site_downloads: used(2, 5, '2026-01-16T00:00:00.000Z'),
}

export const paymentOf = (plan: Plan, change: Partial<Payment> = {}): Payment => ({
  id: '01900000-0000-7000-8000-0000000000c1',
  kind: 'start',
  subscription: { plan },
  billing_cycle: 'monthly',
  amount: 5375,
  tax: 375,
  tax_label: 'VAT 7.5%',
  credit: 0,
  discount: 0,
  coupon_code: null,
  price: 5000,
  currency: 'NGN',
  provider: 'paystack',
  reference: 'ctp-1',
  status: 'success',
  refunded: 0,
  reason: null,
  invoice_number: '2026-000001',
  period_start: '2026-01-01T12:00:00.000Z',
  period_end: '2026-02-01T12:00:00.000Z',
  paid_at: '2026-01-01T12:00:00.000Z',
  created_at: '2026-01-01T12:00:00.000Z',
  ...change,
})

/** A response with a page of payments. */
export const pageOf = (transactions: Payment[], total = transactions.length) => ({
  data: { transactions, pagination: { current_page: 1, last_page: 1, per_page: 3, total } },
})
