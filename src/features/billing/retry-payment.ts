import type { z } from 'zod'
import type { PaymentData } from '../../contracts/billing/payments.ts'
import type { ServiceContext } from '../../core/context.ts'
import { paths } from '../../rules/site/app-paths.ts'
import { changePlan } from './change-plan.ts'
import { initializeSubscription } from './initialize-subscription.ts'
import { payRenewal } from './pay-renewal.ts'
import { markNotPaid } from './payment-row.ts'
import { settlePayment } from './settle-payment.ts'
import { fetchSettlement, findOwnPayment, type NamedPayment } from './verify-payment.ts'

/**
 * Retries a payment that was declined, cancelled or never finished: the same plan at the same provider, in a new
 * checkout. The status of the former payment is fetched first, so that nobody pays again for one that succeeded after
 * all.
 *
 * @returns where to send the payer, or that it is already paid
 * @throws not_found for another account's payment, conflict if there is nothing to pay any more, unavailable if the
 *   provider cannot be reached
 */
export async function retryPayment(ctx: ServiceContext, named: NamedPayment): Promise<z.output<typeof PaymentData>> {
  const payment = await findOwnPayment(ctx, named)
  const settled =
    payment.status === 'pending' || payment.status === 'abandoned'
      ? await settlePayment(ctx, payment.id, await fetchSettlement(ctx, payment))
      : payment
  if (settled.status === 'success')
    return {
      message: 'Payment verified successfully! Your subscription is now active.',
      redirect_url: `${ctx.config.appUrl}${paths.subscription.to()}`,
    }
  const { kind, planId, billingCycle, provider, couponCode } = payment
  const coupon = couponCode ?? undefined
  const wanted = { plan_id: planId, billing_cycle: billingCycle, provider, coupon }
  const data =
    kind === 'renewal'
      ? await payRenewal(ctx, { provider })
      : kind === 'change'
        ? await changePlan(ctx, wanted)
        : await initializeSubscription(ctx, { ...wanted, trial: false })
  if (settled.status === 'pending') await markNotPaid(ctx, settled, 'abandoned', 'It was started again.')
  return data
}
