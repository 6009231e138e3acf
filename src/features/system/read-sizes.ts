import type { SystemStats } from '../../contracts/system/operations.ts'
import type { ServiceContext } from '../../core/context.ts'
import { shards } from '../../db/schema/control/accounts.ts'
import { sizeText } from '../../lib/size-text.ts'

/**
 * Returns the size of each database: the control database's current size, and the last reported size of each data
 * database, or its current size if none was reported.
 */
export async function readSizes(ctx: ServiceContext): Promise<SystemStats['database_size']['databases']> {
  const reports = new Map((await ctx.db.select().from(shards)).map(({ name, bytes }) => [name, bytes]))
  const sizes = await Promise.all([
    sizeOf(ctx.db).then((bytes) => ({ name: 'DB', bytes })),
    ...[...ctx.shards].map(async ([name, shard]) => ({ name, bytes: reports.get(name) ?? (await sizeOf(shard)) })),
  ])
  return sizes.map(({ name, bytes }) => ({ name, bytes, size_formatted: sizeText(bytes) }))
}

const sizeOf = async ({ $client }: ServiceContext['db']): Promise<number> =>
  (await $client.prepare('SELECT 1').run()).meta.size_after
