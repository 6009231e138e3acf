import { sql } from 'drizzle-orm'
import { AppError, conflict } from '../lib/errors.ts'
import { sha256 } from '../lib/hash.ts'
import { accountOf, type ServiceContext } from './context.ts'

/** After this long a request that has not finished counts as crashed, and may begin again. */
const ABANDONED_MS = 5 * 60 * 1000
/** How long an idempotency key is remembered. */
const REMEMBERED_MS = 24 * 60 * 60 * 1000
const FORGOTTEN_AT_ONCE = 5_000

export interface KeptAnswer {
  readonly status: number
  readonly body: string
}

/**
 * Begins a request with an `Idempotency-Key`, once per account. Finish it with `keepAnswer`, or with `releaseRequest`
 * if it had no effect.
 *
 * @param request identifies it among the same caller's requests: method, path and body
 * @returns the stored response of an earlier attempt; null where the request is to be processed now
 * @throws idempotency_mismatch if the key was used for another request, conflict while that request is in progress
 */
export async function beginRequest(ctx: ServiceContext, key: string, request: string): Promise<KeptAnswer | null> {
  const { id: accountId } = accountOf(ctx)
  const now = ctx.clock.now().getTime()
  // A response belongs to the API key that made the request: another key of the account may have other permissions.
  const hash = await sha256(`${callerOf(ctx)}\n${request}`)
  const abandonedBefore = new Date(now - ABANDONED_MS).toISOString()
  const [begun] = await ctx.data.all<{ key: string }>(sql`
    INSERT INTO idempotent_answers (account_id, key, request_hash, created_at)
    VALUES (${accountId}, ${key}, ${hash}, ${new Date(now).toISOString()})
    ON CONFLICT (account_id, key) DO UPDATE SET created_at = excluded.created_at
      WHERE status IS NULL AND request_hash = excluded.request_hash AND created_at < ${abandonedBefore}
    RETURNING key`)
  if (begun) return null
  const [kept] = await ctx.data.all<{ request_hash: string; status: number | null; body: string | null }>(
    sql`SELECT request_hash, status, body FROM idempotent_answers WHERE account_id = ${accountId} AND key = ${key}`,
  )
  if (kept && kept.request_hash !== hash)
    throw new AppError('idempotency_mismatch', 'This Idempotency-Key was used for another request.')
  if (!kept || kept.status === null) throw conflict('A request with this Idempotency-Key is still being worked on.')
  return { status: kept.status, body: await openBody(ctx, key, kept.body ?? '') }
}

/** Stores the response for a repetition of the request. @param revealsSecret whether to encrypt it */
export async function keepAnswer(
  ctx: ServiceContext,
  key: string,
  { status, body }: KeptAnswer,
  revealsSecret: boolean,
): Promise<void> {
  const stored = revealsSecret ? await ctx.sealing.seal(body, placeOf(ctx, key)) : body
  await ctx.data.run(sql`UPDATE idempotent_answers SET status = ${status}, body = ${stored}
    WHERE account_id = ${accountOf(ctx).id} AND key = ${key}`)
}

const callerOf = ({ actor }: ServiceContext) => (actor.kind === 'api-key' ? actor.keyId : actor.kind)

const placeOf = (ctx: ServiceContext, key: string) => ({
  accountId: accountOf(ctx).id,
  table: 'idempotent_answers',
  rowId: key,
  column: 'body',
})

/** Responses are JSON objects; a sealed one does not start with `{`. @throws conflict if its sealing key is gone */
async function openBody(ctx: ServiceContext, key: string, body: string): Promise<string> {
  if (body === '' || body.startsWith('{')) return body
  try {
    return await ctx.sealing.open(body, placeOf(ctx, key))
  } catch (error) {
    ctx.log.error('a stored answer cannot be opened', { error })
    throw conflict('This request was carried out, but its answer can no longer be shown.')
  }
}

/** Releases the key of a request that was refused and so had no effect: it may be sent again, also corrected. */
export async function releaseRequest(ctx: ServiceContext, key: string): Promise<void> {
  await ctx.data.run(
    sql`DELETE FROM idempotent_answers WHERE account_id = ${accountOf(ctx).id} AND key = ${key} AND status IS NULL`,
  )
}

/** A clock job for each data database. */
export async function deleteOldAnswers(ctx: ServiceContext): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - REMEMBERED_MS).toISOString()
  await ctx.data.run(sql`DELETE FROM idempotent_answers WHERE rowid IN (
    SELECT rowid FROM idempotent_answers WHERE created_at < ${before}
      AND account_id NOT IN (SELECT account_id FROM held_accounts) LIMIT ${FORGOTTEN_AT_ONCE})`)
}
