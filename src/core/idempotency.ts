import { sql } from 'drizzle-orm'
import { AppError, conflict } from '../lib/errors.ts'
import { sha256 } from '../lib/hash.ts'
import { accountOf, type ServiceContext } from './context.ts'

/** Whoever began is dead after so long, and another one may begin. */
const ABANDONED_MS = 5 * 60 * 1000
/** A request that names itself is known for so long. */
const REMEMBERED_MS = 24 * 60 * 60 * 1000
const FORGOTTEN_AT_ONCE = 5_000

export interface KeptAnswer {
  readonly status: number
  readonly body: string
}

/**
 * Begins a request that names itself, once in an account. It is finished by `keepAnswer`, or by `releaseRequest` where it came to
 * nothing.
 *
 * @param request what tells it from others of the same caller: method, path and body
 * @returns what was answered to it before; null where it is to be done now
 * @throws idempotency_mismatch where the name was used for another request, conflict while it is still being worked on
 */
export async function beginRequest(ctx: ServiceContext, key: string, request: string): Promise<KeptAnswer | null> {
  const { id: accountId } = accountOf(ctx)
  const now = ctx.clock.now().getTime()
  // An answer belongs to the key that asked, which another key of the account may have more or less permissions than.
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

/** Keeps what was answered, for a repetition of the request. @param revealsSecret that it is stored sealed */
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

/** Answers are JSON objects; a sealed one begins otherwise. @throws conflict where it was sealed by a key that is gone */
async function openBody(ctx: ServiceContext, key: string, body: string): Promise<string> {
  if (body === '' || body.startsWith('{')) return body
  try {
    return await ctx.sealing.open(body, placeOf(ctx, key))
  } catch (error) {
    ctx.log.error('a stored answer cannot be opened', { error })
    throw conflict('This request was carried out, but its answer can no longer be shown.')
  }
}

/** A request that was refused has had no effect: it may be sent again, also mended. */
export async function releaseRequest(ctx: ServiceContext, key: string): Promise<void> {
  await ctx.data.run(
    sql`DELETE FROM idempotent_answers WHERE account_id = ${accountOf(ctx).id} AND key = ${key} AND status IS NULL`,
  )
}

/** A job of the clock at each data database. */
export async function deleteOldAnswers(ctx: ServiceContext): Promise<void> {
  const before = new Date(ctx.clock.now().getTime() - REMEMBERED_MS).toISOString()
  await ctx.data.run(sql`DELETE FROM idempotent_answers WHERE rowid IN (
    SELECT rowid FROM idempotent_answers WHERE created_at < ${before}
      AND account_id NOT IN (SELECT account_id FROM held_accounts) LIMIT ${FORGOTTEN_AT_ONCE})`)
}
