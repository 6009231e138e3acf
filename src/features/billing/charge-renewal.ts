import { and, desc, eq, ne } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { payments } from '../../db/schema/control/payments.ts'
import { type MethodRow, openMethod } from '../../domain/billing/payment-methods.ts'
import { paymentProvidersOf } from '../../domain/billing/payment-providers.ts'
import { AppError } from '../../lib/errors.ts'
import { uuidOf } from '../../lib/ids.ts'
import type { ProviderCode, Settlement } from '../../platform/payments/port.ts'
import type { nextTerms } from './active-subscription.ts'
import { renewalBill } from './coupons/renewal-bill.ts'
import { settlePayment } from './settle-payment.ts'
import { type Demand, newReference, purchaseOf, writeDemand } from './start-checkout.ts'
import type { SubscriptionRow } from './subscription-row.ts'
import { fetchSettlement } from './verify-payment.ts'

export interface Renewal {
  readonly account: Demand['account']
  readonly row: SubscriptionRow
  readonly next: Awaited<ReturnType<typeof nextTerms>>
  readonly method: MethodRow
}

/** `open`: the outcome is unknown, and the same charge is attempted again. */
export interface RenewalOutcome {
  readonly status: 'paid' | 'failed' | 'open'
  /** Why it failed, as a sentence. */
  readonly reason: string | null
}

/** The maximum number of open checkouts that are checked before a payment method is charged. */
const OPEN_MAX = 20

/**
 * Charges the saved payment method for the next period. The reference is derived from the period and the attempt, so a
 * repetition refers to the same payment. Open checkouts are checked first, so that an account that is paying manually
 * at that moment pays once.
 */
export async function chargeRenewal(ctx: ServiceContext, renewal: Renewal): Promise<RenewalOutcome> {
  const { account, row, next, method } = renewal
  const provider = paymentProvidersOf(ctx).get(row.paymentProvider as ProviderCode)
  if (!provider) return { status: 'open', reason: null }
  const reference = newReference(uuidOf(`${row.id} ${row.currentPeriodEnd} ${row.renewalAttempts}`))
  if (await wasPaidByHand(ctx, account.id, reference)) return { status: 'paid', reason: null }
  const bill = await renewalBill(ctx, account.id, next)
  const demand: Demand = { ...next, ...{ account, kind: 'renewal', bill, provider } }
  await writeDemand(ctx, demand, reference)
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.reference, reference))
  if (!payment) throw new Error('A renewal was not written down.')
  // Charges the recorded amount. If the price or the tax has changed since a first attempt that may have succeeded, the
  // charge must still be the same.
  const asked = { ...demand, bill: { ...bill, amountMinor: payment.amountMinor, currency: payment.currency } }
  const settlement = await settlementOf(ctx, reference, async () =>
    provider.charge(purchaseOf(ctx, asked, reference), { token: await openMethod(ctx, method) }),
  )
  const { status, reason } = await settlePayment(ctx, payment.id, settlement)
  if (status === 'success') return { status: 'paid', reason: null }
  return { status: status === 'pending' ? 'open' : 'failed', reason }
}

/**
 * Runs the charge. If the provider rejects it, the payment failed; if the provider cannot be reached, its outcome is
 * unknown.
 */
async function settlementOf(
  ctx: ServiceContext,
  reference: string,
  charge: () => Promise<Settlement>,
): Promise<Settlement> {
  try {
    return await charge()
  } catch (error) {
    ctx.log.warn('a renewal could not be asked for', { reference, error })
    const isRefused = error instanceof AppError && error.code === 'conflict'
    return isRefused ? { kind: 'failed', reason: error.message } : { kind: 'pending' }
  }
}

async function wasPaidByHand(ctx: ServiceContext, accountId: string, reference: string): Promise<boolean> {
  const open = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.accountId, accountId), eq(payments.status, 'pending'), ne(payments.reference, reference)))
    .orderBy(desc(payments.createdAt))
    .limit(OPEN_MAX)
  for (const payment of open) {
    try {
      const settled = await settlePayment(ctx, payment.id, await fetchSettlement(ctx, payment))
      if (settled.status === 'success') return true
    } catch (error) {
      ctx.log.warn('a payment could not be asked about', { reference: payment.reference, error })
    }
  }
  return false
}
