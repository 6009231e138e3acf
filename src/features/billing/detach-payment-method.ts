import { sql } from 'drizzle-orm'
import { auditStatement } from '../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { detachAtProvider } from '../../domain/billing/payment-methods.ts'
import { renewNow } from './renew-due.ts'

/**
 * Deletes the saved payment methods. They are deleted here first, so that nothing more is charged even if the provider
 * does not respond.
 */
export async function detachPaymentMethods(ctx: ServiceContext): Promise<void> {
  const { id } = accountOf(ctx)
  const [gone] = await runBatch(ctx.db, [
    statement<{ provider: string; token: string }>(
      sql`DELETE FROM payment_methods WHERE account_id = ${id} RETURNING provider, token`,
    ),
    auditStatement(ctx, { action: 'payment-method.forget' }),
  ])
  await renewNow(ctx, id)
  for (const method of gone) await detachAtProvider(ctx, { accountId: id, ...method })
}
