import { and, eq, sql } from 'drizzle-orm'
import {
  type ApiKey,
  type CreateApiKey,
  givableBy,
  KEY_PERMISSIONS,
  type KeyPermission,
  type UpdateApiKey,
} from '../../contracts/api-keys/api-keys.ts'
import { auditStatement } from '../../core/audit.ts'
import { authorize, holderOf } from '../../core/authorize.ts'
import { accountOf, personIdOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { apiKeys } from '../../db/schema/control/api-keys.ts'
import { confirmIdentity } from '../../domain/accounts/factors/confirm-identity.ts'
import { allowanceOf, hasRoom, usedUp } from '../../domain/billing/plan-limits.ts'
import { warnOfLimits } from '../../domain/billing/warn-of-limits.ts'
import { conflict, forbidden } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { isOnlySwitchedOff } from '../../lib/is-only-switched-off.ts'
import { newKey } from './new-key.ts'
import { readKey, requireKey } from './queries.ts'

type Fields = Omit<CreateApiKey, 'current_password'>

const columnsOf = (input: Fields) => ({
  name: input.name,
  permissions: [...new Set(input.permissions)],
  requestsPerMinute: input.requests_per_minute,
  requestsPerHour: input.requests_per_hour,
  requestsPerDay: input.requests_per_day,
  allowedIps: [...new Set(input.allowed_ips)],
  expiresAt: input.expires_at && new Date(input.expires_at).toISOString(),
})
/** The facts about a key that an audit event records. */
const factsOf = ({ name, permissions }: { name: string; permissions: readonly KeyPermission[] }) => ({
  name,
  permissions,
})

/**
 * Creates an API key.
 *
 * @throws limit_reached once the plan's keys are used up, forbidden for a permission that the account cannot grant
 */
export async function createKey(ctx: ServiceContext, input: CreateApiKey): Promise<ApiKey> {
  const account = accountOf(ctx)
  await assertMayGive(ctx, input.permissions, input.current_password)
  const row = { id: newId(), accountId: account.id }
  const made = await newKey(ctx, row)
  const columns = columnsOf(input)
  const now = ctx.clock.now().toISOString()
  const allowance = allowanceOf(account, 'api_keys')
  const [created] = await runBatch(ctx.db, [
    statement<{ id: string }>(sql`
      INSERT INTO api_keys (id, account_id, created_by, name, hash, start, ending, sealed, permissions, requests_per_minute, requests_per_hour,
        requests_per_day, allowed_ips, is_active, expires_at, created_at, updated_at)
      SELECT ${row.id}, ${row.accountId}, ${personIdOf(ctx)}, ${columns.name}, ${made.hash}, ${made.start}, ${made.ending}, ${made.sealed},
        ${JSON.stringify(columns.permissions)}, ${columns.requestsPerMinute}, ${columns.requestsPerHour}, ${columns.requestsPerDay},
        ${JSON.stringify(columns.allowedIps)}, 1, ${columns.expiresAt}, ${now}, ${now}
      WHERE ${hasRoom('api_keys', allowance, { accountId: account.id, period: '' })} RETURNING id`),
    auditStatement(ctx, { action: 'api-key.create', objectId: row.id, after: factsOf(columns) }),
  ])
  warnOfLimits(ctx, ['api_keys'])
  if (created.length === 0) throw usedUp('api_keys', allowance)
  return readKey(ctx, row.id)
}

/**
 * Changes a key, effective from the next request; omitted fields keep their values.
 *
 * @throws not_found, subscription_required; forbidden for a permission that the account cannot grant; conflict
 */
export async function updateKey(ctx: ServiceContext, id: string, input: UpdateApiKey): Promise<ApiKey> {
  if (!isOnlySwitchedOff(input)) authorize(ctx, 'api-keys:edit')
  const before = await requireKey(ctx, id)
  const given = input.permissions?.filter((name) => !before.permissions.includes(name)) ?? []
  await assertMayGive(ctx, given, input.current_password)
  const columns = changedColumns(input)
  const after = { ...before, ...columns }
  const [changed] = await runBatch(ctx.db, [
    statement<{ id: string }>(
      ctx.db
        .update(apiKeys)
        .set({ ...columns, updatedAt: ctx.clock.now().toISOString() })
        // Only if the permissions are still those that were checked above.
        .where(and(eq(apiKeys.id, id), eq(apiKeys.permissions, before.permissions)))
        .returning({ id: apiKeys.id }),
    ),
    auditStatement(ctx, {
      action: 'api-key.update',
      objectId: id,
      before: { ...factsOf(before), is_active: before.isActive },
      after: { ...factsOf(after), is_active: after.isActive },
    }),
  ])
  if (changed.length === 0) throw conflict('The API key has changed. Please reload and try again.')
  await ctx.meters.touch(id)
  return readKey(ctx, id)
}

/** Returns the columns that an update sets. */
const changedColumns = ({ permissions, allowed_ips, expires_at, ...input }: UpdateApiKey) => ({
  ...(input.name === undefined ? {} : { name: input.name }),
  ...(permissions === undefined ? {} : { permissions: [...new Set(permissions)] }),
  ...(input.requests_per_minute === undefined ? {} : { requestsPerMinute: input.requests_per_minute }),
  ...(input.requests_per_hour === undefined ? {} : { requestsPerHour: input.requests_per_hour }),
  ...(input.requests_per_day === undefined ? {} : { requestsPerDay: input.requests_per_day }),
  ...(allowed_ips === undefined ? {} : { allowedIps: [...new Set(allowed_ips)] }),
  ...(expires_at === undefined ? {} : { expiresAt: expires_at && new Date(expires_at).toISOString() }),
  ...(input.is_active === undefined ? {} : { isActive: input.is_active }),
})

/**
 * Checks that the account may grant permissions to a key: those that it has itself, and `admin` only with the password.
 *
 * @throws forbidden
 */
async function assertMayGive(ctx: ServiceContext, names: readonly KeyPermission[], password: string | undefined) {
  const givable = givableBy(holderOf(accountOf(ctx)))
  const beyond = names.find((name) => !givable.includes(name))
  if (beyond === 'admin') throw forbidden('Only administrators may give a key the permission Admin.')
  if (beyond)
    throw forbidden(`You cannot give a key the permission ${KEY_PERMISSIONS[beyond].label}: you lack it yourself.`)
  if (names.includes('admin')) await confirmIdentity(ctx, password)
}

/**
 * Regenerates the secret of a key. The former secret stops working at once, or stays valid for `overlapMinutes`. An
 * older one never works.
 *
 * @throws not_found
 */
export async function regenerateKey(ctx: ServiceContext, id: string, overlapMinutes: number): Promise<ApiKey> {
  const before = await requireKey(ctx, id)
  const made = await newKey(ctx, before)
  const now = ctx.clock.now()
  const former =
    overlapMinutes > 0
      ? { formerHash: before.hash, formerUntil: new Date(now.getTime() + overlapMinutes * 60_000).toISOString() }
      : { formerHash: null, formerUntil: null }
  await runBatch(ctx.db, [
    statement(
      ctx.db
        .update(apiKeys)
        .set({ ...made, ...former, updatedAt: now.toISOString() })
        .where(eq(apiKeys.id, id)),
    ),
    auditStatement(ctx, { action: 'api-key.regenerate', objectId: id, after: { overlap_minutes: overlapMinutes } }),
  ])
  await ctx.meters.touch(id)
  return readKey(ctx, id)
}

/** Deletes a key with its usage counts. It is rejected from the next request on. @throws not_found */
export async function deleteKey(ctx: ServiceContext, id: string): Promise<void> {
  const before = await requireKey(ctx, id)
  await runBatch(ctx.db, [
    statement(sql`DELETE FROM api_keys WHERE id = ${id}`),
    auditStatement(ctx, { action: 'api-key.delete', objectId: id, before: factsOf(before) }),
  ])
  await ctx.meters.retire(id)
}
