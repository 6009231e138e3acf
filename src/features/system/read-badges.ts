import { type SQL, sql } from 'drizzle-orm'
import { isAuthorized } from '../../core/authorize.ts'
import type { ServiceContext } from '../../core/context.ts'
import type { Permission } from '../../rules/roles/permissions.ts'

/** Counting stops here; the badge then shows "99+". */
const COUNTED_MAX = 100

/** Returns the caller's badge counts. Each requires the permission of its list. */
export async function readBadges(
  ctx: ServiceContext,
): Promise<{ dead_letters: number | null; unread_submissions: number | null }> {
  const count = async (permission: Permission, rows: SQL) =>
    isAuthorized(ctx, permission)
      ? (await ctx.db.get<{ total: number }>(sql`SELECT count(*) AS total FROM (${rows} LIMIT ${COUNTED_MAX})`)).total
      : null
  const [dead_letters, unread_submissions] = await Promise.all([
    count('system:manage', sql`SELECT 1 FROM dead_letters WHERE retried_at IS NULL`),
    count('submissions:manage', sql`SELECT 1 FROM contact_messages WHERE read_at IS NULL`),
  ])
  return { dead_letters, unread_submissions }
}
