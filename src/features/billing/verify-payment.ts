import { and, eq, or } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { payments } from '../../db/schema/control/payments.ts'
import { paymentProvidersOf } from '../../domain/billing/payment-providers.ts'
import { conflict, notFound, raise, unavailable } from '../../lib/errors.ts'
import type { PaymentProvider, ProviderCode, Settlement } from '../../platform/payments/port.ts'
import type { PaymentRow } from './payment-row.ts'
import { settlePayment } from './settle-payment.ts'

/** Returns the provider of a payment. @throws unavailable if it is no longer configured */
export const providerOf = (ctx: ServiceContext, { provider }: Pick<PaymentRow, 'provider'>): PaymentProvider =>
  paymentProvidersOf(ctx).get(provider as ProviderCode) ??
  raise(unavailable('This payment provider is unavailable right now.'))

/** Fetches the status of a payment from its provider. */
export const fetchSettlement = (ctx: ServiceContext, payment: PaymentRow): Promise<Settlement> =>
  providerOf(ctx, payment).verify({
    reference: payment.reference,
    providerReference: payment.providerReference,
    currency: payment.currency,
  })

/** The references of a payment in the URL that the provider redirects the browser to. */
export interface NamedPayment {
  readonly reference?: string | undefined
  readonly transaction_id?: string | undefined
}

/** Returns the account's payment with one of these references. @throws not_found */
export async function findOwnPayment(
  ctx: ServiceContext,
  { reference, transaction_id }: NamedPayment,
): Promise<PaymentRow> {
  const named = [reference, transaction_id].filter((name) => name !== undefined && name !== '')
  const isNamed = or(
    ...named.flatMap((name) => [
      eq(payments.reference, name!),
      eq(payments.providerReference, name!),
      eq(payments.transactionId, name!),
    ]),
  )
  const [payment] = await ctx.db
    .select()
    .from(payments)
    .where(and(eq(payments.accountId, accountOf(ctx).id), isNamed))
    .limit(1)
  return payment ?? raise(notFound('Payment'))
}

/**
 * Fetches the status of one of the account's payments from its provider, and grants what was bought. The data from the
 * browser only identifies the payment.
 *
 * @throws not_found for another account's payment, conflict with the reason if it was not paid, unavailable if the
 *   outcome is unknown
 */
export async function verifyPayment(ctx: ServiceContext, named: NamedPayment): Promise<PaymentRow> {
  const payment = await findOwnPayment(ctx, named)
  const settled =
    payment.status === 'success' ? payment : await settlePayment(ctx, payment.id, await fetchSettlement(ctx, payment))
  if (settled.status === 'success') return settled
  if (settled.status === 'pending')
    throw unavailable('The payment is not settled yet. We keep asking, and your plan begins as soon as it is.')
  throw conflict(settled.reason ?? 'Payment was cancelled or failed. Please try again.')
}
