import { sql } from 'drizzle-orm'
import type { CrawlSpec, FinishTask } from '../../../contracts/crawls/crawl-slices.ts'
import type { NewEvent } from '../../../contracts/events.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { emit } from '../../../core/emit.ts'
import { asAccount } from '../../../core/for-account.ts'
import { count } from '../../../core/metrics/counters.ts'
import { runBatch, statement } from '../../../db/batch.ts'
import { loadAccount } from '../../../domain/access/load-account.ts'
import { countContactsOfCrawl } from '../../../domain/contacts/contacts-of-crawl.ts'
import { checkAddresses, hasOpenChecks } from '../../../domain/email-checks/check-addresses.ts'
import { uuidOf } from '../../../lib/ids.ts'
import { isMigrating } from '../../../lib/moving.ts'
import { nameOf } from '../name-of.ts'
import { insertUnwritten } from '../read/store-readings.ts'
import { refundUnread } from '../spent-sites.ts'
import { changedItems } from './changed-items.ts'
import { joinGluedPhones } from './join-glued-phones.ts'
import { resolveContacts } from './resolve-contacts.ts'

/** How long the end of a crawl waits for the DNS checks of its addresses. The rest is checked afterwards. */
const CHECKS_MS_MAX = 2_000

/**
 * Writes a crawl's final state, returns the quota of what it did not read and publishes its end. Safe to repeat.
 *
 * @returns the final number of items; null if the crawl was deleted, or was continued meanwhile
 */
export async function finishCrawl(ctx: ServiceContext, spec: CrawlSpec, task: FinishTask): Promise<number | null> {
  const now = ctx.clock.now().toISOString()
  // Before contacts are built, because reachability depends on the checks; otherwise contacts would have to be built
  // twice.
  const isChecked = !hasChecks(spec) || (await tryToCheck(ctx, spec))
  if (task.skips_contacts) ctx.log.error('contacts of a crawl were set aside', { crawl_id: spec.crawl_id })
  if (!task.skips_contacts) await tryToJoin(ctx, spec)
  const isResolved = task.skips_contacts || (await tryToResolve(ctx, spec))
  const [[before], , rows] = await runBatch(ctx.data, [
    statement<PageCounts>(
      sql`SELECT pages_done, pages_failed, pages_skipped FROM crawls WHERE id = ${spec.crawl_id} AND continuations > 0`,
    ),
    statement(insertUnwritten(spec, task.unwritten, now)),
    statement<{ items: number; is_background: number; name: string | null }>(sql`
      UPDATE crawls SET status = ${task.status}, reason = ${task.reason}, pages_done = ${task.pages_done},
        pages_failed = ${task.pages_failed}, pages_skipped = ${task.pages_skipped},
        third_party_requests = ${task.third_party?.requests ?? 0}, is_third_party_limited = ${task.third_party?.is_limited ? 1 : 0},
        pages_left = ${task.pages_left ?? 0}, left_out = ${task.left_out ? JSON.stringify(task.left_out) : null}, started_at = ${task.started_at},
        finished_at = ${task.finished_at}, heartbeat_at = ${now},
        pages_unchanged = (SELECT count(*) FROM pages WHERE crawl_id = ${spec.crawl_id} AND is_unchanged = 1),
        items_found = (SELECT count(*) FROM sightings WHERE source = (SELECT number FROM sources WHERE id = ${spec.source_id}))
      WHERE id = ${spec.crawl_id} AND continuations = ${spec.continuations} RETURNING items_found AS items, is_background, name`),
    ...(isChecked ? [] : [markUnchecked(spec, now)]),
    ...(isResolved ? [] : [markUnresolved(spec, now)]),
    ...refundUnread(spec.crawl_id),
  ])
  const { items, is_background, name = null } = rows[0] ?? {}
  if (items !== undefined) countEnd(task, before)
  if (items && !isChecked)
    await ctx.queues.send('email-checks', { account_id: spec.account_id, source_id: spec.source_id })
  if (items !== undefined && !isResolved)
    await ctx.queues.send('contacts', { account_id: spec.account_id, source_id: spec.source_id })
  if (items === undefined || task.status === 'cancelled') return items ?? null
  const changes = spec.schedule_id && spec.previous_id ? await countChanges(ctx, spec) : null
  const contacts = await countContactsOfCrawl(ctx, spec.crawl_id)
  // A foreground crawl may have been moved to the background meanwhile.
  const crawl = { ...spec, is_background: is_background === 1 }
  await emit(
    ctx,
    eventOf(crawl, name, task, { items, contacts: contacts.total, reachable: contacts.reachable, changes }),
  )
  return items
}

type PageCounts = Pick<FinishTask, 'pages_done' | 'pages_failed' | 'pages_skipped'>

/** @param before the counts at the end that a continuation followed, which were counted then */
function countEnd(task: FinishTask, before: PageCounts | undefined): void {
  const outcomes = { read: 'pages_done', failed: 'pages_failed', skipped: 'pages_skipped' } as const
  count('contactory_crawls_ended_total', { status: task.status })
  for (const [outcome, name] of Object.entries(outcomes))
    count('contactory_crawl_pages_total', { outcome }, Math.max(0, task[name] - (before?.[name] ?? 0)))
}

/** @returns whether all addresses of the crawl are checked */
async function tryToCheck(ctx: ServiceContext, spec: CrawlSpec): Promise<boolean> {
  try {
    await checkAddresses(ctx, spec.source_id, { patience: AbortSignal.timeout(CHECKS_MS_MAX) })
    const [row] = await ctx.data.all<{ left: number }>(sql`SELECT ${hasOpenChecks(spec.source_id)} AS left`)
    return row!.left === 0
  } catch (error) {
    if (isMigrating(error)) throw error
    ctx.log.error('addresses of a crawl could not be checked', { crawl_id: spec.crawl_id, error })
    return false
  }
}

/** Joins glued phone numbers. If that fails, the crawl ends with both spellings. */
async function tryToJoin(ctx: ServiceContext, spec: CrawlSpec): Promise<void> {
  try {
    await joinGluedPhones(ctx, spec)
  } catch (error) {
    if (isMigrating(error)) throw error
    ctx.log.error('phones of a crawl could not be joined', { crawl_id: spec.crawl_id, error })
  }
}

/** Assigns the contacts of a crawl. If that fails, the crawl still ends, and its contacts are assigned later. */
async function tryToResolve(ctx: ServiceContext, spec: CrawlSpec): Promise<boolean> {
  try {
    const account = await loadAccount(ctx.db, spec.account_id, ctx.clock.now())
    return account !== null && (await resolveContacts(asAccount(ctx, account), spec))
  } catch (error) {
    if (isMigrating(error)) throw error
    ctx.log.error('contacts of a crawl could not be resolved', { crawl_id: spec.crawl_id, error })
    return false
  }
}

const markUnresolved = (spec: CrawlSpec, now: string) =>
  statement<never>(sql`UPDATE sources SET unresolved_since = ${now} WHERE id = ${spec.source_id}`)

const markUnchecked = (spec: CrawlSpec, now: string) =>
  statement<never>(sql`UPDATE sources SET unchecked_since = ${now} WHERE id = ${spec.source_id}`)

/** Whether the crawl collects email addresses, which are checked when it ends. */
const hasChecks = ({ types }: CrawlSpec) => types.includes('emails')

interface ChangeCounts {
  readonly fresh: number
  readonly gone: number
}

/** Counts the items that a scheduled crawl newly found, and no longer found, compared with the previous one. */
async function countChanges(ctx: ServiceContext, spec: CrawlSpec): Promise<ChangeCounts | null> {
  const { crawl_id: crawlId, previous_id: previousId, types } = spec
  const changed = changedItems({ crawlId, previousId: previousId!, types })
  const [rows] = await runBatch(ctx.data, [
    statement<ChangeCounts>(sql`
      SELECT (SELECT count(*) FROM (${changed.new})) AS fresh, (SELECT count(*) FROM (${changed.gone})) AS gone
      WHERE EXISTS (SELECT 1 FROM crawls WHERE id = ${previousId} AND account_id = ${spec.account_id})`),
  ])
  return rows[0] ?? null
}

interface Found {
  readonly items: number
  readonly contacts: number
  readonly reachable: number
  readonly changes: ChangeCounts | null
}

/**
 * The event's id is the crawl's id, so that finishing twice publishes it once. The end of a continuation is an event of
 * its own.
 */
function eventOf(spec: CrawlSpec, name: string | null, task: FinishTask, { changes, ...found }: Found): NewEvent {
  const about = {
    id: spec.continuations === 0 ? spec.crawl_id : uuidOf(`${spec.crawl_id} ended ${spec.continuations}`),
    account_id: spec.account_id,
    crawl_id: spec.crawl_id,
    name: nameOf(spec, name),
    is_background: spec.is_background,
  }
  if (task.status === 'failed') return { ...about, kind: 'crawl.failed', reason: task.reason }
  const counts = changes && { new: changes.fresh, gone: changes.gone }
  return { ...about, kind: 'crawl.completed', pages: task.pages_done, ...found, changes: counts }
}
