import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../../core/context.ts'
import { csvImports } from '../../../db/schema/data/csv-imports.ts'
import { newId } from '../../../lib/ids.ts'
import { DEATH_LOSS, LEASE_MS, UNCLAIMED_MS } from './limits.ts'
import type { ImportRow } from './queries.ts'

/** An import that one consumer holds the lease of. */
export type LeasedImport = ImportRow & { readonly leaseId: string }

/** Whether a lease still holds. Every statement of its holder includes this condition. */
export const holds = ({ id, leaseId }: LeasedImport) => sql`id = ${id} AND lease_id = ${leaseId} AND outcome IS NULL`

/** When a lease that is acquired or renewed now expires. */
export const leaseEnd = (ctx: ServiceContext) => instantAfter(ctx, LEASE_MS)

/** By when a consumer that is queued now should have claimed the import. */
export const arrivalEnd = (ctx: ServiceContext) => instantAfter(ctx, UNCLAIMED_MS)

const instantAfter = ({ clock }: ServiceContext, ms: number) => new Date(clock.now().getTime() + ms).toISOString()

/**
 * Claims an import, unless another consumer holds it. A previous lease that expired counts as a crash.
 *
 * @returns null when there is nothing to do
 */
export async function claimImport(ctx: ServiceContext, id: string): Promise<LeasedImport | null> {
  const now = ctx.clock.now().toISOString()
  const [row] = await ctx.data
    .update(csvImports)
    .set({
      leaseId: newId(),
      leaseUntil: leaseEnd(ctx),
      interruptions: sql`${csvImports.interruptions} + (${csvImports.leaseUntil} <= ${now})`,
      deaths: sql`${csvImports.deaths} + ${DEATH_LOSS} * (${csvImports.leaseId} IS NOT NULL)`,
    })
    .where(
      sql`${csvImports.id} = ${id} AND ${csvImports.outcome} IS NULL
        AND (${csvImports.leaseId} IS NULL OR ${csvImports.leaseUntil} <= ${now})`,
    )
    .returning()
  return row ? (row as LeasedImport) : null
}

/** Releases the import for the next consumer. @returns whether the lease was still held */
export async function releaseToNext(ctx: ServiceContext, leased: LeasedImport): Promise<boolean> {
  const passed = await ctx.data
    .update(csvImports)
    .set({ leaseId: null, leaseUntil: arrivalEnd(ctx) })
    .where(holds(leased))
    .returning({ id: csvImports.id })
  return passed.length > 0
}

/** Releases the lease after a failure, so that a retry need not wait for it to expire. */
export async function releaseLease(ctx: ServiceContext, leased: LeasedImport): Promise<void> {
  await ctx.data
    .update(csvImports)
    .set({ leaseId: null, leaseUntil: ctx.clock.now().toISOString(), deaths: sql`${csvImports.deaths} + 1` })
    .where(holds(leased))
}
