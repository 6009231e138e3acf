import type { ServiceContext } from '../../core/context.ts'
import { shards } from '../../db/schema/control/accounts.ts'
import { raise, unavailable } from '../../lib/errors.ts'

/**
 * The data database for a new account: the one that reported the smallest size. One without a report counts as empty.
 */
export async function leastLoadedShard({ db, shards: bound }: Pick<ServiceContext, 'db' | 'shards'>): Promise<string> {
  const reports = await db.select().from(shards)
  const bytesOf = new Map(reports.map(({ name, bytes }) => [name, bytes]))
  const names = [...bound.keys()].sort((a, b) => (bytesOf.get(a) ?? 0) - (bytesOf.get(b) ?? 0))
  return names[0] ?? raise(unavailable('There is no place for new accounts.'))
}
