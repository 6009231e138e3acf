import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { CursorQuery } from '../contracts/cursor.ts'
import { accountOf, type ServiceContext } from './context.ts'

type Listed = SQLiteTable & { id: SQLiteColumn; accountId: SQLiteColumn; createdAt: SQLiteColumn }

/**
 * A page of the account's rows of a table after a cursor, newest first; rows added meanwhile do not shift the pages. If
 * the cursor's row was deleted, the page is empty.
 */
export async function rowsAfter<Table extends Listed>(
  ctx: ServiceContext,
  table: Table,
  { cursor, limit }: Pick<CursorQuery, 'cursor' | 'limit'>,
  isWanted?: SQL,
): Promise<{ rows: Table['$inferSelect'][]; next_cursor: string | null }> {
  const isOwn = eq(table.accountId, accountOf(ctx).id)
  const isBehind: SQL | undefined =
    cursor === undefined
      ? undefined
      : sql`(${table.createdAt}, ${table.id}) < (SELECT created_at, id FROM ${table} WHERE id = ${cursor} AND account_id = ${accountOf(ctx).id})`
  const found = (await ctx.data
    .select()
    .from(table as SQLiteTable)
    .where(and(isOwn, isBehind, isWanted))
    .orderBy(sql`${table.createdAt} DESC, ${table.id} DESC`)
    .limit(limit + 1)) as (Table['$inferSelect'] & { id: string })[]
  const rows = found.slice(0, limit)
  return { rows, next_cursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null }
}
