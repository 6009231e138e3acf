import { sql } from 'drizzle-orm'
import type { WebhookDeliveryJob } from '../../contracts/queues.ts'
import type { ServiceContext } from '../../core/context.ts'
import { emit } from '../../core/emit.ts'
import { publishTopics } from '../../core/publish-topics.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { newId, uuidOf } from '../../lib/ids.ts'
import { signaturesOf } from '../../lib/sign-webhook.ts'
import { isAbandoned, judge, type Outcome, type Verdict } from './policy.ts'
import { type DeliveryRow, type EndpointRow, placeOf } from './queries.ts'

/** Maximum duration of an attempt. Afterwards another worker may start one. */
const LEASE_MS = 90_000
const RESPONSE_BYTES_MAX = 2_000
/** Longer waits are left to the scheduled job, since a queue may lose a delayed message in a crash. */
const QUEUE_WAIT_MS_MAX = 60_000

interface Claimed {
  readonly delivery: Pick<DeliveryRow, 'id' | 'event' | 'payload' | 'attempts'>
  readonly endpoint: Pick<
    EndpointRow,
    'id' | 'accountId' | 'url' | 'secret' | 'formerSecret' | 'formerUntil' | 'failingSince'
  >
}

/**
 * Makes one attempt to deliver a message that is due, and stores the result. For duplicate jobs only one attempt is
 * made: the first worker leases the message.
 */
export async function deliver(ctx: ServiceContext, { delivery_id, is_again }: WebhookDeliveryJob): Promise<void> {
  const claimed = await claim(ctx, delivery_id, is_again === true)
  if (!claimed) return
  const startedAt = ctx.clock.now()
  const { outcome, response } = await post(ctx, claimed, startedAt)
  const verdict = judge(outcome, claimed.delivery.attempts, Math.random())
  await settle(ctx, claimed, { outcome, response, verdict, startedAt })
}

/** Claims a message that is due. Null if it is not due or is being attempted, or if its endpoint is inactive. */
async function claim(ctx: ServiceContext, id: string, isAgain: boolean): Promise<Claimed | null> {
  const now = ctx.clock.now()
  const leaseUntil = new Date(now.getTime() + LEASE_MS).toISOString()
  const isOn = sql`EXISTS (SELECT 1 FROM webhook_endpoints WHERE id = endpoint_id AND (is_active = 1 OR event = 'webhook.test'))`
  const [taken, rows] = await runBatch(ctx.data, [
    statement<{ id: string }>(sql`
      UPDATE webhook_deliveries SET attempts = attempts + 1, next_at = ${leaseUntil}, state = 'pending'
      WHERE id = ${id} AND (state = 'pending' AND next_at <= ${now.toISOString()} OR state = 'failed' AND ${isAgain ? 1 : 0}) AND ${isOn} RETURNING id`),
    statement<Record<string, string & number>>(sql`
      SELECT deliveries.id, event, payload, attempts, endpoints.id AS endpoint_id, endpoints.account_id, url, secret, former_secret, former_until, failing_since
      FROM webhook_deliveries AS deliveries JOIN webhook_endpoints AS endpoints ON endpoints.id = endpoint_id WHERE deliveries.id = ${id}`),
  ])
  const row = rows[0]
  if (taken.length === 0 || !row) return null
  return {
    delivery: { id: row.id!, event: row.event!, payload: row.payload!, attempts: row.attempts! },
    endpoint: {
      id: row.endpoint_id!,
      accountId: row.account_id!,
      url: row.url!,
      secret: row.secret!,
      formerSecret: row.former_secret ?? null,
      formerUntil: row.former_until ?? null,
      failingSince: row.failing_since ?? null,
    },
  }
}

async function post(ctx: ServiceContext, { delivery, endpoint }: Claimed, now: Date) {
  const place = placeOf(endpoint)
  const sealed = [endpoint.secret]
  if (endpoint.formerSecret && endpoint.formerUntil && endpoint.formerUntil > now.toISOString())
    sealed.push(endpoint.formerSecret)
  const secrets = await Promise.all(sealed.map((secret) => ctx.sealing.open(secret, place)))
  const timestamp = Math.floor(now.getTime() / 1_000)
  const answer = await ctx.web.relay({
    url: endpoint.url,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': `Contactory-Webhooks/1.0 (+${ctx.config.appUrl})`,
      'webhook-id': delivery.id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': await signaturesOf(secrets, `${delivery.id}.${timestamp}.${delivery.payload}`),
    },
    body: new TextEncoder().encode(delivery.payload),
    sizeMaxBytes: RESPONSE_BYTES_MAX,
    takesPart: true,
  })
  if (answer.kind === 'failed')
    return { outcome: { httpStatus: null, failure: answer.reason, retryAfterSeconds: null }, response: null }
  const retryAfter = Number(answer.headers.find(([name]) => name === 'retry-after')?.[1])
  const outcome = {
    httpStatus: answer.status,
    failure: null,
    retryAfterSeconds: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null,
  }
  return { outcome, response: new TextDecoder().decode(answer.body) }
}

interface Attempt {
  readonly outcome: Outcome
  readonly response: string | null
  readonly verdict: Verdict
  readonly startedAt: Date
}

/** Stores an attempt and its consequences for the message and the endpoint. */
async function settle(
  ctx: ServiceContext,
  { delivery, endpoint }: Claimed,
  { outcome, response, verdict, startedAt }: Attempt,
): Promise<void> {
  const now = ctx.clock.now()
  const at = now.toISOString()
  const nextAt = verdict.kind === 'retry' ? new Date(now.getTime() + verdict.afterMs).toISOString() : at
  const state = verdict.kind === 'retry' ? 'pending' : verdict.kind
  // A test is a manual trial and does not count as an endpoint failure or success.
  const isTest = delivery.event === 'webhook.test'
  const failingSince = isTest
    ? endpoint.failingSince
    : verdict.kind === 'delivered'
      ? null
      : (endpoint.failingSince ?? at)
  const whyOff = isTest ? null : reasonToDisable(verdict, failingSince, now)
  await runBatch(ctx.data, [
    statement(sql`
      INSERT INTO webhook_attempts (id, account_id, delivery_id, http_status, failure, response, duration_ms, created_at)
      SELECT ${newId()}, ${endpoint.accountId}, id, ${outcome.httpStatus}, ${outcome.failure}, ${response},
        ${now.getTime() - startedAt.getTime()}, ${at} FROM webhook_deliveries WHERE id = ${delivery.id}`),
    statement(sql`UPDATE webhook_deliveries SET state = ${state}, next_at = ${nextAt},
      delivered_at = ${verdict.kind === 'delivered' ? at : null} WHERE id = ${delivery.id}`),
    statement(sql`UPDATE webhook_endpoints SET failing_since = ${failingSince},
        is_active = CASE WHEN ${whyOff} IS NULL THEN is_active ELSE 0 END, disabled_reason = coalesce(${whyOff}, disabled_reason)
      WHERE id = ${endpoint.id} AND (failing_since IS NOT ${failingSince} OR ${whyOff} IS NOT NULL)`),
  ])
  publishTopics(ctx, endpoint.accountId, ['webhooks'])
  if (whyOff !== null) await tellDisabled(ctx, endpoint, whyOff, failingSince ?? at)
  else if (verdict.kind === 'retry' && verdict.afterMs <= QUEUE_WAIT_MS_MAX) {
    const job = { account_id: endpoint.accountId, delivery_id: delivery.id }
    await ctx.queues.send('webhook-deliveries', job, { delaySeconds: Math.ceil(verdict.afterMs / 1_000) })
  }
}

function reasonToDisable(verdict: Verdict, failingSince: string | null, now: Date): string | null {
  if (verdict.kind === 'failed' && verdict.isGone) return 'It answered that it is gone (410).'
  return isAbandoned(failingSince, now) ? 'Nothing has arrived for five days.' : null
}

const tellDisabled = (ctx: ServiceContext, endpoint: Claimed['endpoint'], reason: string, since: string) =>
  emit(ctx, {
    kind: 'webhook.disabled',
    id: uuidOf(`${endpoint.id} failing since ${since}`),
    account_id: endpoint.accountId,
    endpoint_id: endpoint.id,
    url: endpoint.url,
    reason,
  })
