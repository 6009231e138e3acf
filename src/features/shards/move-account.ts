import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { findShard } from '../../core/for-account.ts'
import { ACCOUNT_TABLES, deleteAccountRows } from '../../db/account-tables.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { copyAccount } from '../../db/copy-account.ts'
import { accountMoves } from '../../db/schema/control/accounts.ts'
import { shardNamed } from '../../db/shard-named.ts'
import { conflict, notFound, raise } from '../../lib/errors.ts'

/** Work that looked up an account's database has ended by then, as consumers and requests have time limits. */
const STALE_MS = 30 * 60 * 1000
const MOVES_AT_ONCE = 5

type Move = typeof accountMoves.$inferSelect

/**
 * Requests the move of an account to another data database. The account stays usable: reads succeed, and writes are
 * refused for a moment and retried by the caller. A scheduled job performs the move (`continueMoves`).
 *
 * @throws not_found for an unknown account, conflict when it is already moving
 */
export async function requestMove(ctx: ServiceContext, accountId: string, target: string): Promise<void> {
  shardNamed(ctx.shards, target)
  const source = (await findShard(ctx, accountId)) ?? raise(notFound('Account'))
  if (source === target) return
  const createdAt = ctx.clock.now().toISOString()
  const [asked] = await ctx.db
    .insert(accountMoves)
    .values({ accountId, source, target, createdAt })
    .onConflictDoNothing()
    .returning()
  if (!asked) throw conflict('The account is on its way already.')
}

/** Continues all requested moves from their current step. Safe to run concurrently and to repeat after a crash. */
export async function continueMoves(ctx: ServiceContext): Promise<void> {
  const staleSince = new Date(ctx.clock.now().getTime() - STALE_MS).toISOString()
  const moves = await ctx.db
    .select()
    .from(accountMoves)
    .where(or(isNull(accountMoves.arrivedAt), lt(accountMoves.arrivedAt, staleSince)))
    // Moves that were tried less often come first, so that one that keeps failing does not delay the others.
    .orderBy(asc(accountMoves.fence), asc(accountMoves.createdAt))
    .limit(MOVES_AT_ONCE)
  const failures: unknown[] = []
  for (const move of moves) {
    const step = move.arrivedAt === null ? carryOver(ctx, move) : clearAway(ctx, move)
    await step.catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, 'some accounts could not be moved')
}

/** Blocks writes at the source, copies the account's data, and points the account to the target. */
async function carryOver(ctx: ServiceContext, { accountId, source, target }: Move): Promise<void> {
  const [from, to] = [shardNamed(ctx.shards, source), shardNamed(ctx.shards, target)]
  const isWaiting = and(eq(accountMoves.accountId, accountId), isNull(accountMoves.arrivedAt))
  const [claimed] = await ctx.db
    .update(accountMoves)
    .set({ fence: sql`${accountMoves.fence} + 1` })
    .where(isWaiting)
    .returning({ fence: accountMoves.fence })
  if (!claimed) return
  const { fence } = claimed

  await from.run(sql`INSERT INTO held_accounts (account_id) VALUES (${accountId}) ON CONFLICT DO NOTHING`)
  // The account may have been here before. Its old copy is already deleted: a new move cannot start until then.
  await to.run(sql`DELETE FROM held_accounts WHERE account_id = ${accountId}`)
  await to.run(sql`INSERT INTO arriving_accounts (account_id, fence) VALUES (${accountId}, ${fence})
    ON CONFLICT DO UPDATE SET fence = excluded.fence WHERE excluded.fence > fence`)
  const mayWrite = sql`EXISTS (SELECT 1 FROM arriving_accounts WHERE account_id = ${accountId} AND fence = ${fence})`
  await copyAccount(from, to, accountId, ACCOUNT_TABLES, mayWrite)

  const isMine = sql`account_id = ${accountId} AND fence = ${fence} AND arrived_at IS NULL`
  await runBatch(ctx.db, [
    statement(sql`UPDATE accounts SET shard = ${target} WHERE id = ${accountId} AND shard = ${source}
      AND EXISTS (SELECT 1 FROM account_moves WHERE ${isMine})`),
    statement(sql`UPDATE account_moves SET arrived_at = ${ctx.clock.now().toISOString()} WHERE ${isMine}`),
  ])
}

/** Deletes the old copy once no work can depend on it. The source keeps refusing writes for the account. */
async function clearAway(ctx: ServiceContext, { accountId, source, target }: Move): Promise<void> {
  const [from, to] = [shardNamed(ctx.shards, source), shardNamed(ctx.shards, target)]
  await from.run(
    sql`UPDATE held_accounts SET left_at = ${ctx.clock.now().toISOString()} WHERE account_id = ${accountId}`,
  )
  // If the account has returned meanwhile, a late worker must not delete its data.
  const isAway = sql`EXISTS (SELECT 1 FROM held_accounts WHERE account_id = ${accountId} AND left_at IS NOT NULL)`
  await deleteAccountRows(from, accountId, isAway)
  await to.run(sql`DELETE FROM arriving_accounts WHERE account_id = ${accountId}`)
  await ctx.db.delete(accountMoves).where(eq(accountMoves.accountId, accountId))
}
