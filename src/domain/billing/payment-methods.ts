import { and, eq } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { paymentMethods } from '../../db/schema/control/payments.ts'
import type { PaymentMethod, ProviderCode } from '../../platform/payments/port.ts'
import { paymentProvidersOf } from './payment-providers.ts'

export type MethodRow = typeof paymentMethods.$inferSelect

const placeOf = (accountId: string, provider: string) => ({
  ...{ accountId, table: 'payment_methods', rowId: provider, column: 'token' },
})

/** A payment method as it is stored: its token is sealed. */
export const sealMethod = async (
  { sealing }: Pick<ServiceContext, 'sealing'>,
  accountId: string,
  provider: string,
  { token, label, expires }: PaymentMethod,
): Promise<PaymentMethod> => ({
  ...{ label: label.slice(0, 100), expires },
  token: await sealing.seal(token, placeOf(accountId, provider)),
})

/** The stored method for an account's next payment at a provider; null if there is none, or it has expired. */
export async function findMethod(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  accountId: string,
  provider: string | null,
): Promise<MethodRow | null> {
  if (provider === null) return null
  const isTheirs = and(eq(paymentMethods.accountId, accountId), eq(paymentMethods.provider, provider))
  const [method] = await db.select().from(paymentMethods).where(isTheirs)
  const month = clock.now().toISOString().slice(0, 'YYYY-MM'.length)
  return method && (method.expires === null || method.expires >= month) ? method : null
}

export const openMethod = (
  { sealing }: Pick<ServiceContext, 'sealing'>,
  { accountId, provider, token }: Pick<MethodRow, 'accountId' | 'provider' | 'token'>,
): Promise<string> => sealing.open(token, placeOf(accountId, provider))

/**
 * Deletes a payment method at its provider once it is no longer used.
 *
 * @returns false if that failed; true also where the provider is no longer configured and cannot be called
 */
export async function detachAtProvider(
  ctx: ServiceContext,
  method: Pick<MethodRow, 'accountId' | 'provider' | 'token'>,
): Promise<boolean> {
  const { provider } = method
  try {
    await paymentProvidersOf(ctx)
      .get(provider as ProviderCode)
      ?.forget({ token: await openMethod(ctx, method) })
    return true
  } catch (error) {
    ctx.log.warn('a provider did not forget a payment method', { provider, error })
    return false
  }
}
