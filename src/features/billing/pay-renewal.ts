import { accountOf, type ServiceContext } from '../../core/context.ts'
import { requireProvider } from '../../domain/billing/payment-providers.ts'
import { conflict, notFound, raise } from '../../lib/errors.ts'
import { findActiveSubscription, nextTerms } from './active-subscription.ts'
import { renewalBill } from './coupons/renewal-bill.ts'
import { DAY_MS, REMIND_DAYS } from './policy.ts'
import { priceOf } from './reckon.ts'
import { startCheckout } from './start-checkout.ts'

/**
 * Starts a checkout in which the account pays for its next period, if it is past due or due soon.
 *
 * @throws not_found, conflict if there is nothing to pay yet, unavailable
 */
export async function payRenewal(ctx: ServiceContext, wanted: { readonly provider?: string | undefined }) {
  const account = accountOf(ctx)
  const current = (await findActiveSubscription(ctx, account.id)) ?? raise(notFound('Subscription'))
  const { row } = current
  const opensAt = Date.parse(row.currentPeriodEnd) - REMIND_DAYS * DAY_MS
  const isAhead = row.status === 'active' && row.nextPlanId === null && ctx.clock.now().getTime() >= opensAt
  const next = await nextTerms(ctx, current)
  if (priceOf(next.terms, next.cycle).minor === 0 || (row.status !== 'past_due' && !isAhead))
    throw conflict('There is nothing to pay at the moment.')
  const provider = requireProvider(ctx, wanted.provider ?? row.paymentProvider ?? undefined)
  const bill = await renewalBill(ctx, account.id, next)
  return startCheckout(ctx, { ...next, account, kind: 'renewal', bill, provider })
}
