import { env } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import * as payments from '../../../../src/contracts/billing/payments.ts'
import * as plansContract from '../../../../src/contracts/billing/plans.ts'
import { backgroundFacts, createContext, type ServiceContext } from '../../../../src/core/context.ts'
import { outboxMessages } from '../../../../src/db/schema/control/operations.ts'
import { plans } from '../../../../src/db/schema/control/plans.ts'
import { subscriptions } from '../../../../src/db/schema/control/subscriptions.ts'
import { renewDue } from '../../../../src/features/billing/renew-due.ts'
import { newId } from '../../../../src/lib/ids.ts'
import { db, type mintAccount, visitor } from '../../support/factories.ts'

export type Payer = Awaited<ReturnType<typeof mintAccount>>

/** A plan for one test, in naira unless specified otherwise. */
export async function mintPlan(of: Partial<typeof plans.$inferInsert> = {}) {
  const id = newId()
  const at = new Date().toISOString()
  const row = {
    ...{ id, name: `plan-${id}`, displayName: 'Test', description: 'For tests.', createdAt: at, updatedAt: at },
    ...{ priceMonthlyMinor: 500_000, priceYearlyMinor: 4_800_000, currency: 'NGN', sortOrder: 90 },
    ...{ crawlsPerMonth: 7, apiCallsPerDay: 10, maxWebsites: 3, maxApiKeys: 2, websiteDownloadsPerDay: 1 },
    ...of,
  }
  await db.insert(plans).values(row)
  return row
}

/** Starts the payment for a plan. @returns the reference of the payment */
export async function begin({ call }: Payer, planId: string, cycle: 'monthly' | 'yearly' = 'monthly'): Promise<string> {
  const body = { plan_id: planId, billing_cycle: cycle, provider: 'sandbox' }
  const { payment_data } = await call(plansContract.initialize, { body })
  return referenceIn(payment_data.checkout_url)
}
export const referenceIn = (checkoutUrl: string | undefined): string => checkoutUrl!.split('/').at(-1)!

/** Ends a checkout as the customer does in the browser. @returns the URL that it leads to */
export async function endCheckout(reference: string, act: 'pay' | 'fail' | 'abandon', declines = false): Promise<URL> {
  const form = new FormData()
  form.set('act', act)
  if (declines) form.set('declines', '1')
  const { exports } = await import('cloudflare:workers')
  const url = `http://127.0.0.1:8787/api/dev/checkout/${reference}`
  const answer = await exports.default.fetch(new Request(url, { method: 'POST', body: form, redirect: 'manual' }))
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('location')!)
}

/** A customer who completed a checkout. */
export async function pay(payer: Payer, planId: string, cycle: 'monthly' | 'yearly' = 'monthly', declines = false) {
  const reference = await begin(payer, planId, cycle)
  await endCheckout(reference, 'pay', declines)
  return payer.call(payments.verifyPayment, { body: { reference, provider: 'sandbox' } })
}

export const subscriptionOf = async ({ call }: Payer) =>
  (await call(plansContract.getSubscription, {})).current_subscription

/** Runs the clock at a given time until it has nothing left to do. */
export async function clockAt(now: Date, ctx: Partial<ServiceContext> = {}): Promise<void> {
  await renewDue({ ...createContext(env, backgroundFacts('test')), clock: { now: () => now }, ...ctx })
}
export const days = (from: string, count: number): Date => new Date(Date.parse(from) + count * 86_400_000)

/** Subjects of the mails to an account, oldest first. */
export async function mailsTo({ email }: Pick<Payer, 'email'>): Promise<string[]> {
  const rows = await db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.to, email))
    .orderBy(outboxMessages.createdAt)
  return rows.map(({ subject }) => subject)
}

export const rowOf = async ({ id }: Payer) => {
  const [row] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.accountId, id)))
  return row!
}
export { visitor }
