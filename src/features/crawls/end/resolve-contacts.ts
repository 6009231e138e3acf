import { type SQL, sql } from 'drizzle-orm'
import type { CrawlSpec } from '../../../contracts/crawls/crawl-slices.ts'
import type { DataType } from '../../../contracts/data/items.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { runBatch } from '../../../db/batch.ts'
import { assignContacts, storeMatched } from '../../../domain/contacts/assign-contacts.ts'
import { dropOtherMentions } from '../../../domain/contacts/drop-mentions.ts'
import { preserveManualSplits } from '../../../domain/contacts/preserve-manual-splits.ts'
import {
  type MentionToStore,
  mentionStatements,
  type SourceOfMentions,
} from '../../../domain/contacts/store-mentions.ts'
import type { PageFacts } from '../../../extraction/site/page-facts.ts'
import { resolveSiteInSteps, siteBudget } from '../../../extraction/site/resolve-site.ts'
import type { SiteContact } from '../../../extraction/site/site-contact.ts'
import { isMigrating } from '../../../lib/moving.ts'
import { nextTurn, runInTurns } from '../../../lib/steps.ts'
import { siteOf } from '../../../lib/url.ts'
import { isOpen } from '../spent-sites.ts'

/** Pages whose facts are loaded at once. */
const PAGES_AT_ONCE = 100
/** Characters of facts that are parsed before yielding to the event loop. */
const FACTS_PER_TURN = 1_000_000
/** Mentions written per transaction. */
const MENTIONS_AT_ONCE = 1_000
/** A crawl with more mentions continues in a separate queue message, because clients wait for its end. */
const MENTIONS_AT_END_MAX = 2_000

/**
 * Merges the people and organizations that a crawl's websites mention, across all pages, and assigns a contact to each.
 * Safe to repeat.
 *
 * @returns whether all have their contacts; if not, `assignContacts` must continue
 */
export async function resolveContacts(ctx: ServiceContext, spec: CrawlSpec): Promise<boolean> {
  const pages = await readFacts(ctx, spec)
  if (pages.length === 0) return true
  const types = new Set<DataType>(spec.types)
  const found: MentionToStore[] = []
  for (const [site, of] of Map.groupBy(pages, ({ url }) => siteOf(url))) {
    const work = siteBudget()
    for (const contact of await runInTurns(resolveSiteInSteps(of, work)))
      if (isAskedFor(contact, types)) found.push({ key: `${contact.key}@${site}`, site, facts: atSite(contact, site) })
    if (work.isSpent) ctx.log.warn('names of a website were not all compared', { crawl_id: spec.crawl_id, site })
  }
  const mentions = await preserveManualSplits(ctx, found)
  const source = { id: spec.source_id, accountId: spec.account_id, previousCrawlId: spec.previous_id }
  await store(ctx, source, mentions, isOpen(spec))
  // An earlier end of the crawl stored what fewer pages said.
  if (spec.continuations > 0) await dropOtherMentions(ctx, source, new Set(mentions.map(({ key }) => key)))
  return assignContacts(ctx, spec.source_id, MENTIONS_AT_END_MAX)
}

async function store(
  ctx: ServiceContext,
  source: SourceOfMentions,
  mentions: readonly MentionToStore[],
  when: SQL,
): Promise<void> {
  // After an earlier crawl, most mentions are known already and keep their contacts.
  if (!source.previousCrawlId && (await tryToStoreMatched(ctx, source, mentions, when))) return
  const now = ctx.clock.now()
  for (let at = 0; at < mentions.length; at += MENTIONS_AT_ONCE)
    await runBatch(ctx.data, mentionStatements(source, mentions.slice(at, at + MENTIONS_AT_ONCE), now, when))
}

/**
 * Stores mentions with their matched contacts. If matching fails, returns false; the mentions are then stored without
 * contacts, which are assigned later.
 */
async function tryToStoreMatched(...[ctx, source, ...rest]: Parameters<typeof storeMatched>): Promise<boolean> {
  try {
    await storeMatched(ctx, source, ...rest)
    return true
  } catch (error) {
    if (isMigrating(error)) throw error
    ctx.log.error('mentions of a crawl could not be matched', { source_id: source.id, error })
    return false
  }
}

/** Keys include the website, so that those of different websites do not collide. */
const atSite = (facts: SiteContact, site: string): SiteContact =>
  facts.organization_key === null ? facts : { ...facts, organization_key: `${facts.organization_key}@${site}` }

async function readFacts(ctx: ServiceContext, { crawl_id }: CrawlSpec): Promise<PageFacts[]> {
  const pages: PageFacts[] = []
  for (let after = ''; ; ) {
    const rows = await ctx.data.all<{ url: string; facts: string }>(sql`
      SELECT url, facts FROM pages WHERE crawl_id = ${crawl_id} AND url > ${after} AND facts IS NOT NULL ORDER BY url LIMIT ${PAGES_AT_ONCE}`)
    let length = 0
    for (const { facts } of rows) {
      pages.push(JSON.parse(facts) as PageFacts)
      length += facts.length
      if (length < FACTS_PER_TURN) continue
      length = 0
      await nextTurn()
    }
    if (rows.length < PAGES_AT_ONCE) return pages
    after = rows.at(-1)!.url
  }
}

/** Whether a contact has any data of the types that the crawl collects. */
function isAskedFor({ kind, parts }: SiteContact, types: ReadonlySet<DataType>): boolean {
  if (types.has(kind === 'person' ? 'names' : 'companies')) return true
  return parts.some(
    ({ emails, phones, addresses }) =>
      (types.has('emails') && emails.length > 0) ||
      (types.has('phones') && phones.length > 0) ||
      (types.has('addresses') && addresses.length > 0),
  )
}
