import { eq, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { sandboxPayments, sandboxRefunds } from '../../db/schema/control/operations.ts'
import type { SandboxStore } from '../../platform/payments/sandbox.ts'

/** Stores the payments and refunds of the sandbox provider. */
export const sandboxStoreOf = ({ db, clock }: Pick<ServiceContext, 'db' | 'clock'>): SandboxStore => ({
  async find(reference) {
    const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.reference, reference))
    return row ?? null
  },
  async add(payment) {
    await db
      .insert(sandboxPayments)
      .values({ ...payment, createdAt: clock.now().toISOString() })
      .onConflictDoNothing()
  },
  refunds: (reference) => db.select().from(sandboxRefunds).where(eq(sandboxRefunds.reference, reference)),
  async refund(reference, id, amountMinor) {
    await db.run(sql`
      INSERT INTO sandbox_refunds (id, reference, amount_minor, created_at)
      SELECT ${id}, reference, ${amountMinor}, ${clock.now().toISOString()} FROM sandbox_payments WHERE reference = ${reference} AND state = 'paid'
        AND amount_minor >= ${amountMinor} + (SELECT coalesce(sum(amount_minor), 0) FROM sandbox_refunds AS other WHERE other.reference = ${reference})
      ON CONFLICT DO NOTHING`)
  },
  async settle(reference, state, declinesLater) {
    await db.update(sandboxPayments).set({ state, declinesLater }).where(eq(sandboxPayments.reference, reference))
  },
})
