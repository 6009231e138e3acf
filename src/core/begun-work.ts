import { sql } from 'drizzle-orm'
import type { QueueName } from '../contracts/queues.ts'
import { runBatch, statement } from '../db/batch.ts'
import { newId } from '../lib/ids.ts'
import type { ServiceContext } from './context.ts'

/** Work whose lease has not been renewed for this long crashed with its process. */
export const LEASE_MS = 90_000
export const RENEW_MS = 30_000
/** Crashes within a day after which work is set aside, as a poison message. */
export const DEATHS_MAX = 2
export const DEATHS_COUNT_MS = 24 * 60 * 60 * 1000
/**
 * How long work stays set aside, by its queue; forever where the queue is not listed. Clock jobs return after an hour,
 * because everything else recovers through them, and mailboxes and integrations because answers must not wait for an operator. Webhook deliveries are not blocked: their rows are marked as failed,
 * and their owners restart them.
 */
const ASIDE_MS: { readonly [Name in QueueName]?: number } = {
  'clock-jobs': 60 * 60 * 1000,
  'integration-pushes': 60 * 60 * 1000,
  'mailbox-readings': 60 * 60 * 1000,
  'direct-messages': 0,
  'webhook-deliveries': 0,
}
const FOREVER = '9999-12-31T00:00:00.000Z'
const TRIES_MAX = 3

/**
 * The fields that identify a message's work, as dotted paths; two messages with equal values are the same work. Queues
 * that are not listed count attempts in their own rows or Durable Objects.
 */
const IDENTITIES: { readonly [Name in QueueName]?: readonly string[] } = {
  'campaign-recipients': ['account_id', 'campaign_id'],
  'clock-jobs': ['job', 'shard'],
  contacts: ['account_id', 'source_id', 'action_id'],
  'direct-messages': ['direct_message_id'],
  'email-checks': ['account_id', 'source_id', 'is_again'],
  events: ['event.id', 'listener'],
  'integration-pushes': ['account_id', 'integration_id'],
  mail: ['id'],
  'mailbox-readings': ['account_id', 'sender_id'],
  'payment-events': ['event_id'],
  'webhook-deliveries': ['delivery_id'],
}

/** Thrown for work that crashed `DEATHS_MAX` processes. It does not start again until an operator retries it. */
export class WorkCrashed extends Error {
  constructor() {
    super(`The process that worked on it died ${DEATHS_MAX} times, so it was set aside.`)
    this.name = 'WorkCrashed'
  }
}

/** The key of a message's work; null for a queue that counts its crashes elsewhere. */
export function workKey(queue: QueueName, message: object): string | null {
  const fields = IDENTITIES[queue]
  if (!fields) return null
  const read = (field: string) =>
    field
      .split('.')
      .reduce<unknown>((value, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[name], message)
  return `${queue} ${JSON.stringify(Object.fromEntries(fields.map((field) => [field, read(field)])))}`
}

/**
 * The result of `guardWork`: 'done' by this call; 'wanted again' (done, but requested again meanwhile); 'busy', in
 * progress elsewhere, where it is marked as wanted again; or 'set aside' earlier.
 */
export type Guarded = 'done' | 'wanted again' | 'busy' | 'set aside'

/**
 * Runs a piece of work that its rows, the clock or its queue bring back after a crash. A lease row is written first,
 * since local queues lose their messages and attempt counts with the process. Only one consumer at a time runs the same
 * work.
 *
 * @param whenDied stores the work for an operator before it is set aside; if this fails, nothing is set aside and the
 * next consumer tries again
 * @returns 'wanted again' where the same work was requested meanwhile and has to be enqueued again
 * @throws WorkCrashed once, at the start after `DEATHS_MAX` crashes within a day; any error of the work or of
 * `whenDied`
 */
export async function guardWork(
  ctx: ServiceContext,
  key: string,
  work: () => Promise<void>,
  whenDied: () => Promise<void> = async () => {},
): Promise<Guarded> {
  const leaseId = newId()
  const deaths = await begin(ctx, key, leaseId)
  if (typeof deaths === 'string') return deaths
  if (deaths >= DEATHS_MAX) {
    try {
      await whenDied()
    } catch (error) {
      await end(ctx, key, leaseId).catch(() => {})
      throw error
    }
    await setAside(ctx, key, leaseId)
    throw new WorkCrashed()
  }
  const renewal = setInterval(() => void renew(ctx, key, leaseId).catch(() => {}), RENEW_MS)
  try {
    await work()
  } catch (error) {
    await end(ctx, key, leaseId).catch(() => {})
    throw error
  } finally {
    clearInterval(renewal)
  }
  return (await end(ctx, key, leaseId)) ? 'wanted again' : 'done'
}

/** Allows work that was set aside to start again. */
export async function clearCrashes(ctx: Pick<ServiceContext, 'db'>, keys: readonly string[]): Promise<void> {
  await ctx.db.run(sql`DELETE FROM begun_work WHERE key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`)
}

/** Deletes crash records that no longer count. */
export async function deleteOldCrashes(ctx: Pick<ServiceContext, 'db' | 'clock'>): Promise<void> {
  const now = ctx.clock.now()
  const before = new Date(now.getTime() - 2 * DEATHS_COUNT_MS).toISOString()
  await ctx.db.run(sql`
    DELETE FROM begun_work WHERE lease_until < ${before} AND coalesce(set_aside_until, '') < ${now.toISOString()}`)
}

async function begin(ctx: ServiceContext, key: string, leaseId: string): Promise<number | 'busy' | 'set aside'> {
  for (let tries = 0; tries < TRIES_MAX; tries++) {
    const now = ctx.clock.now()
    const time = now.toISOString()
    const countedFrom = new Date(now.getTime() - DEATHS_COUNT_MS).toISOString()
    const [[begun], [busy], [aside]] = await runBatch(ctx.db, [
      // A holder that let the lease expire has crashed.
      statement<{ deaths: number }>(sql`
        INSERT INTO begun_work (key, lease_id, lease_until) VALUES (${key}, ${leaseId}, ${leaseEnd(ctx)})
        ON CONFLICT (key) DO UPDATE SET is_wanted = 0, lease_id = excluded.lease_id, lease_until = excluded.lease_until,
          deaths = iif(begun_work.lease_id IS NULL, deaths, iif(coalesce(died_at, '') > ${countedFrom}, deaths, 0) + 1),
          died_at = iif(begun_work.lease_id IS NULL, died_at, ${time})
        WHERE (begun_work.lease_id IS NULL OR lease_until <= ${time}) AND coalesce(set_aside_until, '') <= ${time}
        RETURNING deaths`),
      statement<{ key: string }>(sql`
        UPDATE begun_work SET is_wanted = 1 WHERE key = ${key} AND lease_id <> ${leaseId} AND lease_until > ${time} RETURNING key`),
      statement<{ key: string }>(sql`SELECT key FROM begun_work WHERE key = ${key} AND set_aside_until > ${time}`),
    ])
    if (begun) return begun.deaths
    if (busy) return 'busy'
    if (aside) return 'set aside'
  }
  return 'busy'
}

export const leaseEnd = ({ clock }: Pick<ServiceContext, 'clock'>) =>
  new Date(clock.now().getTime() + LEASE_MS).toISOString()

async function renew(ctx: ServiceContext, key: string, leaseId: string): Promise<void> {
  await ctx.db.run(
    sql`UPDATE begun_work SET lease_until = ${leaseEnd(ctx)} WHERE key = ${key} AND lease_id = ${leaseId}`,
  )
}

async function setAside(ctx: ServiceContext, key: string, leaseId: string): Promise<void> {
  const asideMs = ASIDE_MS[key.slice(0, key.indexOf(' ')) as QueueName]
  const until = asideMs === undefined ? FOREVER : new Date(ctx.clock.now().getTime() + asideMs).toISOString()
  await ctx.db.run(sql`
    UPDATE begun_work SET set_aside_until = ${until}, lease_id = NULL, deaths = 0 WHERE key = ${key} AND lease_id = ${leaseId}`)
}

/**
 * Releases the lease of work that did not crash; earlier crashes stay on record.
 *
 * @returns whether the work was requested meanwhile
 */
async function end(ctx: ServiceContext, key: string, leaseId: string): Promise<boolean> {
  const isOwn = sql`key = ${key} AND lease_id = ${leaseId}`
  const [[row]] = await runBatch(ctx.db, [
    statement<{ is_wanted: number }>(sql`SELECT is_wanted FROM begun_work WHERE ${isOwn}`),
    statement(sql`DELETE FROM begun_work WHERE ${isOwn} AND deaths = 0`),
    statement(sql`UPDATE begun_work SET lease_id = NULL, is_wanted = 0 WHERE ${isOwn}`),
  ])
  return row?.is_wanted === 1
}
