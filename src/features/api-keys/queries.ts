import { and, desc, eq, sql } from 'drizzle-orm'
import { type ApiKey, maskOf } from '../../contracts/api-keys/api-keys.ts'
import { isAuthorized } from '../../core/authorize.ts'
import { accountOf, personIdOf, type ServiceContext } from '../../core/context.ts'
import { apiKeys } from '../../db/schema/control/api-keys.ts'
import { type MemberNames, readMemberNames } from '../../domain/workspaces/member-names.ts'
import { notFound, raise } from '../../lib/errors.ts'

export type KeyRow = typeof apiKeys.$inferSelect

/** Returns the place to which the encryption of a key is bound. */
export const placeOf = ({ accountId, id }: Pick<KeyRow, 'accountId' | 'id'>) => ({
  accountId,
  table: 'api_keys',
  rowId: id,
  column: 'sealed',
})

/**
 * SQL condition: the account's keys that the caller may manage: those they made themselves, or all with the permission. A
 * key manages none but is listed with all.
 */
const isReachable = (ctx: ServiceContext) =>
  and(
    eq(apiKeys.accountId, accountOf(ctx).id),
    ctx.actor.kind !== 'session' || isAuthorized(ctx, 'api-keys:others')
      ? undefined
      : sql`coalesce(created_by, account_id) = ${personIdOf(ctx)}`,
  )

/** Returns the account's key with this id. @throws not_found */
export async function requireKey(ctx: ServiceContext, id: string): Promise<KeyRow> {
  const [row] = await ctx.db
    .select()
    .from(apiKeys)
    .where(and(eq(apiKeys.id, id), isReachable(ctx)))
  return row ?? raise(notFound('API key'))
}

/** Returns the account's key with this id, as its holder sees it. @throws not_found */
export async function readKey(ctx: ServiceContext, id: string): Promise<ApiKey> {
  const [row, names] = await Promise.all([requireKey(ctx, id), readMemberNames(ctx)])
  return toApiKey(ctx, row, names)
}

/** Returns the account's keys, newest first. */
export async function listKeys(ctx: ServiceContext): Promise<ApiKey[]> {
  const [rows, names] = await Promise.all([
    ctx.db.select().from(apiKeys).where(isReachable(ctx)).orderBy(desc(apiKeys.createdAt), desc(apiKeys.id)),
    readMemberNames(ctx),
  ])
  return Promise.all(rows.map((row) => toApiKey(ctx, row, names)))
}

/**
 * Returns a key as its holder sees it. The full key is included only in a session of the member who made it, and if it can be
 * decrypted.
 */
async function toApiKey(ctx: ServiceContext, row: KeyRow, names: MemberNames): Promise<ApiKey> {
  const isMaker = ctx.actor.kind === 'session' && (row.createdBy ?? row.accountId) === ctx.actor.accountId
  const plain = isMaker ? await openKey(ctx, row) : null
  const now = ctx.clock.now().toISOString()
  return {
    id: row.id,
    name: row.name,
    key: maskOf(row.start, row.ending),
    ...(plain === null ? {} : { plain_key: plain }),
    is_legacy: row.sealed === null || (isMaker && plain === null),
    permissions: row.permissions,
    rate_limits: {
      requests_per_minute: row.requestsPerMinute,
      requests_per_hour: row.requestsPerHour,
      requests_per_day: row.requestsPerDay,
    },
    allowed_ips: row.allowedIps,
    is_active: row.isActive,
    expires_at: row.expiresAt,
    created_by: names.get(row.createdBy ?? row.accountId) ?? null,
    created_at: row.createdAt,
    last_used_at: row.lastUsedAt,
    former_valid_until: row.formerUntil !== null && row.formerUntil > now ? row.formerUntil : null,
  }
}

/** Returns the full key; null for a legacy key that was never encrypted or whose encryption key no longer exists. */
async function openKey(ctx: ServiceContext, row: KeyRow): Promise<string | null> {
  if (row.sealed === null) return null
  try {
    return await ctx.sealing.open(row.sealed, placeOf(row))
  } catch (error) {
    ctx.log.error('an API key cannot be shown', { key_id: row.id, error })
    return null
  }
}
