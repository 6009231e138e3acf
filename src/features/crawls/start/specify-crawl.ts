import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { CrawlSpec } from '../../../contracts/crawls/crawl-slices.ts'
import { type StartCrawl, URL_MESSAGE } from '../../../contracts/crawls/crawls.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { searchEngineOf } from '../../../core/search.ts'
import { crawls } from '../../../db/schema/data/crawls.ts'
import { allowanceOf } from '../../../domain/billing/plan-limits.ts'
import { assertRefinable } from '../../../domain/billing/refining.ts'
import { optedOut } from '../../../domain/opt-outs/opt-outs.ts'
import { AppError, invalid, raise, unavailable } from '../../../lib/errors.ts'
import { newId } from '../../../lib/ids.ts'
import { canonicalUrl, siteOf } from '../../../lib/url.ts'
import { isUrlAllowed } from '../../../platform/web/guard-url.ts'
import { isCrawlIdOf } from '../../../rules/crawls/crawl-ids.ts'
import { assertPageLimit, startAddressesOf } from '../policy.ts'

/**
 * Validates a request for a crawl and returns its specification. Nothing is charged yet.
 *
 * @throws validation_failed, url_not_allowed, unavailable if no search engine is available for a keyword,
 *   feature_not_in_plan or conflict for an option that the plan or the installation does not include
 */
export async function specifyCrawl(
  ctx: ServiceContext,
  input: StartCrawl,
  { scheduleId = null }: { scheduleId?: string | null } = {},
): Promise<CrawlSpec> {
  const account = accountOf(ctx)
  assertPageLimit(input.limit, ctx.config.crawlPagesMax)
  if (input.options.ai_extraction) assertRefinable(ctx)
  if (input.crawl_id !== undefined && !isCrawlIdOf(account.id, input.crawl_id)) {
    throw invalid({ crawl_id: ['The crawl id must be one made for this account'] })
  }
  const given = startAddressesOf(input)
  // Checks the spelling as given, since the canonical form would hide attempts to disguise the address.
  if (!given.every((url) => isUrlAllowed(url, ctx.config))) {
    throw new AppError('url_not_allowed', 'This address cannot be crawled.')
  }
  const urls = [...new Set(given.map((url) => canonicalUrl(url) ?? raise(invalid({ url: [URL_MESSAGE] }))))]
  const spec: CrawlSpec = {
    crawl_id: input.crawl_id ?? newId(),
    account_id: account.id,
    source_id: newId(),
    start_urls: urls,
    keyword: urls.length > 0 ? null : (input.keyword ?? null),
    options: input.options,
    previous_id: await findPrevious(ctx, urls, input.keyword ?? null),
    schedule_id: scheduleId,
    types: [...new Set(input.types)],
    engine: input.engine,
    respects_robots: input.check_robot,
    pages_max: input.limit,
    sites_max: allowanceOf(account, 'websites'),
    is_background: input.run_in_background,
    continuations: 0,
  }
  if (spec.keyword !== null) assertSearchable(ctx, spec)
  await assertMayCollect(ctx, spec.start_urls)
  return spec
}

/** Returns the account's latest finished crawl from the same start, whose pages may be unchanged. */
async function findPrevious(
  ctx: ServiceContext,
  urls: readonly string[],
  keyword: string | null,
): Promise<string | null> {
  const isSame =
    urls.length > 0
      ? and(eq(crawls.url, urls[0]!), isNull(crawls.keyword), sql`${crawls.urls} = ${JSON.stringify(urls)}`)
      : sql`${crawls.keyword} = ${keyword}`
  const [row] = await ctx.data
    .select({ id: crawls.id })
    .from(crawls)
    .where(and(eq(crawls.accountId, accountOf(ctx).id), eq(crawls.status, 'completed'), isSame))
    .orderBy(desc(crawls.createdAt))
    .limit(1)
  return row?.id ?? null
}

/** @throws unavailable if no search engine is configured */
function assertSearchable({ config }: ServiceContext, spec: CrawlSpec): void {
  if (spec.engine === 'serpapi' && !searchEngineOf(config, 'serpapi')) {
    throw unavailable('The SerpApi engine has no key configured. Choose another engine.')
  }
  if (!searchEngineOf(config)) throw unavailable('No search engine is configured. Enter a URL instead.')
}

/** @throws url_not_allowed if the owner of a start site asked not to be collected */
export async function assertMayCollect(ctx: ServiceContext, urls: readonly string[]): Promise<void> {
  const sites = [...new Set(urls.map(siteOf))]
  const out = await optedOut(
    ctx,
    sites.map((value) => ({ kind: 'site', value })),
  )
  const refused = sites.find((site) => out.has(`site:${site}`))
  if (refused) throw new AppError('url_not_allowed', `The owner of ${refused} asked not to be collected.`)
}
