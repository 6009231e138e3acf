import { eq, type SQL, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { type Statement, statement } from '../../db/batch.ts'
import { paymentLots } from '../../db/schema/control/payments.ts'
import type { Lot } from './lots.ts'

/** Lots as they were read from the database. */
export interface ReadLots {
  readonly lots: readonly Lot[]
  /** SQL condition: the lots are unchanged since they were read. */
  readonly areSame: SQL
}

const toLot = (row: typeof paymentLots.$inferSelect): Lot => ({
  ...{ id: row.id, planId: row.planId, cycle: row.billingCycle, terms: row.terms, currency: row.currency },
  ...{ priceMinor: row.priceMinor, cycleDays: row.cycleDays, paidMinor: row.paidMinor, sources: row.sources },
  ...{ refundedMinor: row.refundedMinor, valueMinor: row.valueMinor, consumedMinor: row.consumedMinor },
  ...{ writtenOffMinor: row.writtenOffMinor, startsAt: row.startsAt, endsAt: row.endsAt },
})

/** Returns an account's lots. If the account of the payment was deleted, returns the payment's own lot. */
export async function readLots(
  { db }: Pick<ServiceContext, 'db'>,
  accountId: string | null,
  paymentId: string,
): Promise<ReadLots> {
  const isOwn = accountId === null ? eq(paymentLots.id, paymentId) : eq(paymentLots.accountId, accountId)
  const rows = await db.select().from(paymentLots).where(isOwn).orderBy(paymentLots.id)
  const revision = rows.reduce((total, row) => total + row.revision, 0)
  const same = accountId === null ? sql`id = ${paymentId}` : sql`account_id = ${accountId}`
  return {
    lots: rows.map(toLot),
    areSame: sql`(SELECT coalesce(sum(revision), 0) FROM payment_lots WHERE ${same}) = ${revision}`,
  }
}

/**
 * Writes the changed lots. The statement must directly follow the one that causes the change, and takes effect only if
 * that one changed a row.
 */
export function writeLots(before: readonly Lot[], after: readonly Lot[], accountId: string | null): Statement<never>[] {
  const changed = after.filter((lot) => !before.includes(lot))
  if (changed.length === 0) return []
  return [
    statement(sql`
      INSERT INTO payment_lots (id, account_id, plan_id, billing_cycle, terms, currency, price_minor, cycle_days, paid_minor, refunded_minor, sources,
        value_minor, consumed_minor, written_off_minor, starts_at, ends_at)
      SELECT value ->> 'id', ${accountId}, value ->> 'planId', value ->> 'cycle', value -> 'terms', value ->> 'currency', value ->> 'priceMinor',
        value ->> 'cycleDays', value ->> 'paidMinor', value ->> 'refundedMinor', value -> 'sources', value ->> 'valueMinor', value ->> 'consumedMinor',
        value ->> 'writtenOffMinor', value ->> 'startsAt', value ->> 'endsAt'
      FROM json_each(${JSON.stringify(changed)}) WHERE changes() > 0
      ON CONFLICT (id) DO UPDATE SET refunded_minor = excluded.refunded_minor, sources = excluded.sources, value_minor = excluded.value_minor,
        consumed_minor = excluded.consumed_minor, written_off_minor = excluded.written_off_minor, starts_at = excluded.starts_at,
        ends_at = excluded.ends_at, revision = payment_lots.revision + 1`),
  ]
}
