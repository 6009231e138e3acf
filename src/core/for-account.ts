import { eq } from 'drizzle-orm'
import { accounts } from '../db/schema/control/accounts.ts'
import { shardNamed } from '../db/shard-named.ts'
import type { Account } from './account.ts'
import type { ServiceContext } from './context.ts'

/** The name of the data database of an account; null if the account no longer exists. */
export async function findShard({ db }: Pick<ServiceContext, 'db'>, accountId: string): Promise<string | null> {
  const [row] = await db.select({ shard: accounts.shard }).from(accounts).where(eq(accounts.id, accountId))
  return row?.shard ?? null
}

/** The same context, acting for an account. */
export const asAccount = (ctx: ServiceContext, account: Account, actor = ctx.actor): ServiceContext => ({
  ...ctx,
  actor,
  account,
  data: shardNamed(ctx.shards, account.shard),
})

/** The same context with the data database of an account, which it looks up; null if the account no longer exists. */
export async function forAccount(ctx: ServiceContext, accountId: string): Promise<ServiceContext | null> {
  const shard = await findShard(ctx, accountId)
  return shard === null ? null : { ...ctx, data: shardNamed(ctx.shards, shard) }
}
