import type { ServiceContext } from '../../core/context.ts'
import { shards } from '../../db/schema/control/accounts.ts'

/** Stores the size of each data database, for choosing where to place accounts. */
export async function reportSizes(ctx: ServiceContext): Promise<void> {
  const reportedAt = ctx.clock.now().toISOString()
  await Promise.all(
    [...ctx.shards].map(async ([name, shard]) => {
      const { meta } = await shard.$client.prepare('SELECT 1').run()
      const report = { bytes: meta.size_after, reportedAt }
      await ctx.db
        .insert(shards)
        .values({ name, ...report })
        .onConflictDoUpdate({ target: shards.name, set: report })
    }),
  )
}
