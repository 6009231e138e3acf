import { eq } from 'drizzle-orm'
import { sandboxPayments } from '../db/schema/control/operations.ts'
import type { SandboxStore } from '../platform/payments/sandbox.ts'
import type { ServiceContext } from './context.ts'

/** Where the sandbox keeps what it was asked for. */
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
  async settle(reference, state, declinesLater) {
    await db.update(sandboxPayments).set({ state, declinesLater }).where(eq(sandboxPayments.reference, reference))
  },
})
