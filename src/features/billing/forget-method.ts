import { sql } from 'drizzle-orm'
import { auditStatement } from '../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { paymentProvidersOf } from '../../core/payment-providers.ts'
import { runBatch, statement } from '../../db/batch.ts'
import type { paymentMethods } from '../../db/schema/control/billing.ts'
import type { ProviderCode } from '../../platform/payments/port.ts'
import { openMethod } from './payment-methods.ts'
import { lookAtOnce } from './renew-due.ts'

/** Forgets how the next periods are paid by themselves, here first, so that nothing is asked for by it any more whatever the provider answers. */
export async function forgetPaymentMethods(ctx: ServiceContext): Promise<void> {
  const { id } = accountOf(ctx)
  const [gone] = await runBatch(ctx.db, [
    statement<{ provider: ProviderCode; token: string }>(
      sql`DELETE FROM payment_methods WHERE account_id = ${id} RETURNING provider, token`,
    ),
    auditStatement(ctx, { action: 'payment-method.forget' }),
  ])
  await lookAtOnce(ctx, id)
  for (const { provider, token } of gone) {
    try {
      const method: Pick<typeof paymentMethods.$inferSelect, 'accountId' | 'provider' | 'token'> = {
        ...{ accountId: id, provider, token },
      }
      await paymentProvidersOf(ctx)
        .get(provider)
        ?.forget({ token: await openMethod(ctx, method) })
    } catch (error) {
      ctx.log.warn('a provider did not forget a payment method', { provider, error })
    }
  }
}
