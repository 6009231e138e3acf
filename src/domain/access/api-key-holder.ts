import { and, eq, gt, or } from 'drizzle-orm'
import ipaddr from 'ipaddr.js'
import { API_KEY_PREFIX, keyStatus, scopeOf } from '../../contracts/api-keys/api-keys.ts'
import type { Account } from '../../core/account.ts'
import type { Actor } from '../../core/actor.ts'
import { inBackground } from '../../core/background.ts'
import type { ServiceContext } from '../../core/context.ts'
import type { Verdict } from '../../core/meters.ts'
import type { Db } from '../../db/client.ts'
import { apiKeys } from '../../db/schema/control/api-keys.ts'
import { AppError, limitReached, raise, unauthenticated } from '../../lib/errors.ts'
import { sha256 } from '../../lib/hash.ts'
import { pluralize } from '../../lib/text/pluralize.ts'
import { reachedPercent } from '../../rules/billing/limit-warnings.ts'
import { periodOf, usedUpText } from '../../rules/billing/plan-limits.ts'
import { allowanceOf } from '../billing/plan-limits.ts'
import { warnOfLimits } from '../billing/warn-of-limits.ts'
import { loadWorkspace } from './load-account.ts'

type Key = typeof apiKeys.$inferSelect
type KeyActor = Extract<Actor, { kind: 'api-key' }>
interface Known {
  readonly key: Key
  readonly account: Account
  readonly loadedAtMs: number
  /**
   * The version of its meter when it was loaded; null before the meter's first response. It changes with every change
   * of the key.
   */
  version: number | null
}

/**
 * How long a cached key is used before plan, roles and account state are loaded again. A change of the key itself takes
 * effect at once.
 */
const REMEMBERED_MS = 10_000
const REMEMBERED_MAX = 2_000
const LAST_USED_STEP_MS = 60_000

/** Recently used keys by hash, so that a cached key costs its meter calls but no query. */
const remembered = new Map<string, Known>()

/**
 * Authenticates a request by its API key. Counts the request exactly against the key's limits and against the daily
 * allowance of the account's plan, whatever its outcome.
 *
 * @throws unauthenticated for an unknown key, key_disabled, key_expired, ip_not_allowed; too_many_requests and
 * limit_reached with the seconds to wait
 */
export async function identifyKey(ctx: ServiceContext, plain: string): Promise<{ actor: KeyActor; account: Account }> {
  const hash = plain.startsWith(API_KEY_PREFIX) ? await sha256(plain) : raise(badKey())
  let known = recall(ctx, hash) ?? (await load(ctx, hash, null))
  assertUsable(ctx, known.key, hash)
  let taken = await take(ctx, known)
  if (taken.key.version !== known.version) {
    // The key was changed since it was loaded, by any isolate: its current state decides, also for this request.
    known = await load(ctx, hash, taken.key.version)
    assertUsable(ctx, known.key, hash)
    if (!taken.key.isAllowed) taken = await take(ctx, known)
  }
  const { key, account } = known
  warnOfCalls({ ...ctx, account }, taken)
  assertWithin(ctx, account, taken)
  noteUse(ctx, key)
  const actor = {
    kind: 'api-key',
    accountId: account.id,
    keyId: key.id,
    keyHash: hash,
    scope: scopeOf(key.permissions),
    given: key.permissions,
    metered: taken,
  } as const
  return { actor, account }
}

/**
 * Loads the current state of a key and its account, for work in progress. Uses no cache and counts nothing.
 *
 * @throws as `identifyKey`, except for limits
 */
export async function loadKey(ctx: ServiceContext, actor: KeyActor): Promise<{ actor: KeyActor; account: Account }> {
  const now = ctx.clock.now()
  const key = (await findKey(ctx.db, actor.keyHash, now)) ?? raise(badKey())
  assertUsable(ctx, key, actor.keyHash)
  const account = (await loadHolder(ctx.db, key, now)) ?? raise(badKey())
  return { actor: { ...actor, scope: scopeOf(key.permissions), given: key.permissions }, account }
}

/** The cached copy of a key, if recent. Ignores a key that was unusable, since it may have been fixed meanwhile. */
function recall(ctx: ServiceContext, hash: string): Known | null {
  const known = remembered.get(hash)
  if (!known || ctx.clock.now().getTime() - known.loadedAtMs >= REMEMBERED_MS) return null
  return refusalOf(ctx, known.key, hash) ? null : known
}

async function load(ctx: ServiceContext, hash: string, version: number | null): Promise<Known> {
  const key = (await findKey(ctx.db, hash, ctx.clock.now())) ?? raise(badKey())
  const account = (await loadHolder(ctx.db, key, ctx.clock.now())) ?? raise(badKey())
  const known = { key, account, loadedAtMs: ctx.clock.now().getTime(), version }
  remembered.delete(hash)
  remembered.set(hash, known)
  // Evicts the oldest entry: a Map keeps insertion order.
  if (remembered.size > REMEMBERED_MAX) remembered.delete(remembered.keys().next().value!)
  return known
}

/** The workspace of a key, with the role of the member who made it: a key can do no more than they can. */
const loadHolder = (db: Db, { accountId, createdBy }: Key, now: Date): Promise<Account | null> =>
  loadWorkspace(db, accountId, createdBy ?? accountId, now)

/** Finds a key by its hash, or by its former hash while that is still valid. */
async function findKey(db: Db, hash: string, now: Date): Promise<Key | undefined> {
  const isFormer = and(eq(apiKeys.formerHash, hash), gt(apiKeys.formerUntil, now.toISOString()))
  const [key] = await db
    .select()
    .from(apiKeys)
    .where(or(eq(apiKeys.hash, hash), isFormer))
  return key
}

function assertUsable(ctx: ServiceContext, key: Key, hash: string): void {
  const refusal = refusalOf(ctx, key, hash)
  if (refusal) throw refusal
}

/** Why a key may not be used now and from this IP address; null where it may. */
function refusalOf(ctx: ServiceContext, key: Key, hash: string): AppError | null {
  const now = ctx.clock.now()
  const isFormer = key.hash !== hash
  if (isFormer && (key.formerUntil === null || key.formerUntil <= now.toISOString())) return badKey()
  const status = keyStatus({ is_active: key.isActive, expires_at: key.expiresAt }, now)
  if (status === 'inactive') return new AppError('key_disabled', 'This API key is disabled.')
  if (status === 'expired') return new AppError('key_expired', 'This API key has expired.')
  if (key.allowedIps.length > 0 && !key.allowedIps.some((range) => isWithin(ctx.ipAddress, range)))
    return new AppError('ip_not_allowed', 'This API key may not be used from this address.')
  return null
}

/**
 * Whether an IP address lies in a range (RFC 4632, RFC 4291). An IPv4-mapped IPv6 address counts as the IPv4 address.
 */
export function isWithin(address: string, range: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const asked = ipaddr.process(address)
  const [network, bits] = range.includes('/')
    ? ipaddr.parseCIDR(range)
    : [ipaddr.process(range), ipaddr.process(range).kind() === 'ipv4' ? 32 : 128]
  return asked.kind() === network.kind() && asked.match([network, bits] as never)
}

interface Taken {
  readonly key: Verdict & { readonly version: number }
  readonly plan: Verdict | null
}

/** Counts the request against the key and the plan at once. If only one of them allows it, that count is reverted. */
async function take(ctx: ServiceContext, known: Known): Promise<Taken> {
  const { key, account } = known
  const allowance = allowanceOf(account, 'api_calls')
  const limits = { minute: key.requestsPerMinute, hour: key.requestsPerHour, day: key.requestsPerDay }
  const [ofKey, ofPlan] = await Promise.all([
    ctx.meters.take(key.id, limits),
    ctx.meters.take(account.id, { minute: null, hour: null, day: allowance }),
  ])
  known.version ??= ofKey.version
  if (ofKey.isAllowed && !ofPlan.isAllowed) await ctx.meters.refund(key.id)
  if (!ofKey.isAllowed && ofPlan.isAllowed) await ctx.meters.refund(account.id)
  return { key: ofKey, plan: allowance === null ? null : ofPlan }
}

/** The last warnings that this isolate asked for, so that not every call of a heavy user asks again. */
const warned = new Map<string, string>()

/** Warns of the plan's calls of a day when they are used to a part. The meter's answer decides without a query. */
function warnOfCalls(ctx: ServiceContext & { readonly account: Account }, { plan }: Taken): void {
  const day = plan?.windows.day
  if (!day) return
  const percent = reachedPercent(day.limit - day.remaining, day.limit)
  if (percent === null) return
  const name = `${periodOf('api_calls', ctx.clock.now())} ${percent}`
  if (warned.get(ctx.account.id) === name) return
  if (warned.size >= REMEMBERED_MAX) warned.clear()
  warned.set(ctx.account.id, name)
  warnOfLimits(ctx, ['api_calls'])
}

/** Refuses a request over a limit, with the rate limit headers that show what remains. */
function assertWithin(ctx: ServiceContext, account: Account, { key, plan }: Taken): void {
  if (!key.isAllowed) {
    throw new AppError('too_many_requests', tooManyText(key), {
      retryAfterSeconds: key.retryAfterSeconds,
      headers: headersOfMeters({ key, plan }),
    })
  }
  if (!plan || plan.isAllowed) return
  const text = usedUpText('api_calls', allowanceOf(account, 'api_calls') ?? 0)
  ctx.log.info('api calls of a day used up', { account_id: account.id, day: periodOf('api_calls', ctx.clock.now()) })
  throw limitReached(text, { retryAfterSeconds: plan.retryAfterSeconds, headers: headersOfMeters({ key, plan }) })
}

/** Names the used-up limit that takes longest to reset, and when it resets. */
function tooManyText({ windows }: Verdict): string {
  const [longest] = Object.entries(windows)
    .filter(([, { remaining }]) => remaining === 0)
    .toSorted(([, one], [, other]) => other.resetSeconds - one.resetSeconds)
  if (!longest) return 'This API key has made too many requests. Please wait.'
  const [window, { limit, resetSeconds }] = longest
  return `This API key may make ${pluralize(limit, 'request')} ${window === 'hour' ? 'an' : 'a'} ${window}, and has made them. Try again in ${pluralize(resetSeconds, 'second')}.`
}

/**
 * Rate limit headers for clients that pace themselves: `RateLimit-Policy` and `RateLimit`
 * (draft-ietf-httpapi-ratelimit-headers-10). The plan's daily window has a name of its own, `plan`.
 */
export function headersOfMeters({ key, plan }: { key: Verdict; plan: Verdict | null }): Record<string, string> {
  const windows = Object.entries(key.windows).map(([name, left]) => ({
    name,
    seconds: SECONDS[name as Window],
    ...left,
  }))
  const ofPlan = plan?.windows.day ? [{ name: 'plan', seconds: SECONDS.day, ...plan.windows.day }] : []
  const all = [...windows, ...ofPlan]
  return {
    'ratelimit-policy': all.map(({ name, limit, seconds }) => `"${name}";q=${limit};w=${seconds}`).join(', '),
    ratelimit: all.map(({ name, remaining, resetSeconds }) => `"${name}";r=${remaining};t=${resetSeconds}`).join(', '),
  }
}
const SECONDS = { minute: 60, hour: 3_600, day: 86_400 } as const
type Window = keyof typeof SECONDS

/** Records when a key was last used, to the minute: a write per request would cost more than the request. */
function noteUse(ctx: ServiceContext, key: Key): void {
  const now = ctx.clock.now()
  if (key.lastUsedAt !== null && now.getTime() - Date.parse(key.lastUsedAt) < LAST_USED_STEP_MS) return
  key.lastUsedAt = now.toISOString()
  inBackground(ctx, async () => {
    await ctx.db.update(apiKeys).set({ lastUsedAt: now.toISOString() }).where(eq(apiKeys.id, key.id))
  })
}

const badKey = () => unauthenticated('This API key is not valid.')
