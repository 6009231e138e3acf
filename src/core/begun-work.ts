import { sql } from 'drizzle-orm'
import type { QueueName } from '../contracts/queues.ts'
import { runBatch, statement } from '../db/batch.ts'
import { newId } from '../lib/ids.ts'
import type { ServiceContext } from './context.ts'

/** Work that has not been renewed for so long died with its process. */
export const LEASE_MS = 90_000
export const RENEW_MS = 30_000
/** Deaths within a day after which work is set aside. */
export const DEATHS_MAX = 2
export const DEATHS_COUNT_MS = 24 * 60 * 60 * 1000
/**
 * How long what was set aside stays so, by its queue; forever where none is named. The clock's own jobs come back by themselves: without them
 * nothing else would be mended. Of webhook messages rows say that they have failed, and their holders start them again.
 */
const ASIDE_MS: { readonly [Name in QueueName]?: number } = {
  'clock-jobs': 60 * 60 * 1000,
  'webhook-deliveries': 0,
}
const FOREVER = '9999-12-31T00:00:00.000Z'
const TRIES_MAX = 3

/** By which of its fields, or of those of an object in it, a message is known to be the same work again. Of the other queues, rows or objects count attempts themselves. */
const IDENTITIES: { readonly [Name in QueueName]?: readonly string[] } = {
  'clock-jobs': ['job', 'shard'],
  contacts: ['account_id', 'source_id'],
  'email-checks': ['account_id', 'source_id', 'is_again'],
  events: ['event.id', 'listener'],
  mail: ['id'],
  'payment-events': ['event_id'],
  'webhook-deliveries': ['delivery_id'],
}

/** What killed two processes is not begun a third time until an operator sends it again. */
export class WorkCrashed extends Error {
  constructor() {
    super(`The process that worked on it died ${DEATHS_MAX} times, so it was set aside.`)
    this.name = 'WorkCrashed'
  }
}

/** The key of a message's work; null where something else counts what dies of it. */
export function workKey(queue: QueueName, message: object): string | null {
  const fields = IDENTITIES[queue]
  if (!fields) return null
  const read = (field: string) =>
    field
      .split('.')
      .reduce<unknown>((value, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[name], message)
  return `${queue} ${JSON.stringify(Object.fromEntries(fields.map((field) => [field, read(field)])))}`
}

/** What became of work: done by this call; at work elsewhere, which is told that it is wanted again; set aside before. */
export type Guarded = 'done' | 'wanted again' | 'busy' | 'set aside'

/**
 * Does a piece of work that rows, the clock or its queue bring back after a death. That it is begun is written down before, in its own row, since locally
 * queues forget their messages, and their attempts, with the process. One consumer at a time works on the same.
 *
 * @param whenDied keeps it for an operator, before it is set aside: who fails at that sets nothing aside, and the next one tries again
 * @returns 'wanted again' where the same was sent for meanwhile, and has to be sent again
 * @throws WorkCrashed at the begin after `DEATHS_MAX` deaths within a day, once; whatever the work or `whenDied` throws
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

/** Lets work be begun again that was set aside. */
export async function clearCrashes(ctx: Pick<ServiceContext, 'db'>, keys: readonly string[]): Promise<void> {
  await ctx.db.run(sql`DELETE FROM begun_work WHERE key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`)
}

/** Deletes what is of no use any more: deaths of long ago. */
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
      // Whoever had it and let the lease run out is dead.
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

/** Lets go of work that did not die; deaths of before stay. @returns whether it was sent for meanwhile */
async function end(ctx: ServiceContext, key: string, leaseId: string): Promise<boolean> {
  const isOwn = sql`key = ${key} AND lease_id = ${leaseId}`
  const [[row]] = await runBatch(ctx.db, [
    statement<{ is_wanted: number }>(sql`SELECT is_wanted FROM begun_work WHERE ${isOwn}`),
    statement(sql`DELETE FROM begun_work WHERE ${isOwn} AND deaths = 0`),
    statement(sql`UPDATE begun_work SET lease_id = NULL, is_wanted = 0 WHERE ${isOwn}`),
  ])
  return row?.is_wanted === 1
}
