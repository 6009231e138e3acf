import { and, eq } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { paymentMethods } from '../../db/schema/control/billing.ts'
import type { PaymentMethod, ProviderCode } from '../../platform/payments/port.ts'
import { paymentProvidersOf } from './payment-providers.ts'

export type MethodRow = typeof paymentMethods.$inferSelect

const placeOf = (accountId: string, provider: string) => ({
  ...{ accountId, table: 'payment_methods', rowId: provider, column: 'token' },
})

/** A method as it is kept: its token sealed for its place. */
export const sealMethod = async (
  { sealing }: Pick<ServiceContext, 'sealing'>,
  accountId: string,
  provider: string,
  { token, label, expires }: PaymentMethod,
): Promise<PaymentMethod> => ({
  ...{ label: label.slice(0, 100), expires },
  token: await sealing.seal(token, placeOf(accountId, provider)),
})

/** The method by which an account's next period can be paid at a provider; null where there is none, or it is no longer good. */
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
 * Has a provider forget a method that is no longer asked for anything.
 *
 * @returns whether it did, as far as it can; one that is no longer set up cannot be asked
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
