import { CrawlOptions } from '../../../contracts/crawls/crawl-options.ts'
import type { CrawlSpec } from '../../../contracts/crawls/crawl-slices.ts'
import { URL_MESSAGE } from '../../../contracts/crawls/crawls.ts'
import { PREVIEW_PAGES_MAX, type PreviewSite, type SitePreview } from '../../../contracts/crawls/site-previews.ts'
import { DATA_TYPES } from '../../../contracts/data/items.ts'
import { inBackground } from '../../../core/background.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { networkKey } from '../../../core/throttle.ts'
import { InFlightRequests } from '../../../crawler/in-flight-requests.ts'
import { localCounter, ThirdPartyRequests } from '../../../crawler/third-party.ts'
import { resolveSiteInSteps } from '../../../extraction/site/resolve-site.ts'
import { AppError, invalid, raise } from '../../../lib/errors.ts'
import { newId } from '../../../lib/ids.ts'
import { reasonText } from '../../../lib/reason-text.ts'
import { runInTurns } from '../../../lib/steps.ts'
import { withScheme } from '../../../lib/text/with-scheme.ts'
import { canonicalUrl, siteOf } from '../../../lib/url.ts'
import { keepShortly, readShortly } from '../../../platform/cache/short-cache.ts'
import { isUrlAllowed } from '../../../platform/web/guard-url.ts'
import { followToPage } from '../dry-run/follow-to-page.ts'
import { InspectOrigins } from '../dry-run/inspect-origins.ts'
import { toRows } from '../read/page-rows.ts'
import { PageSource, type SourcedPage } from '../read/page-source.ts'
import { readPage } from '../read/read-page.ts'
import { SliceMemory } from '../read/slice-memory.ts'
import { withoutOptedOut } from '../read/without-opted-out.ts'
import { assertMayCollect } from '../start/specify-crawl.ts'
import { likelyPages } from './choose-pages.ts'
import { BUSY, CACHE_SECONDS, IN_ALL, PER_SITE, PER_VISITOR, SITE_BUSY, TOO_MANY } from './policy.ts'
import { toPreview } from './to-preview.ts'

type Rows = NonNullable<ReturnType<typeof toRows>>

/**
 * Reads the first pages of a website for a visitor. Opt-outs are checked each time, also for pages read before.
 *
 * @throws validation_failed with the reason for a website that cannot be read, url_not_allowed, too_many_requests
 */
export async function previewSite(ctx: ServiceContext, { website }: PreviewSite): Promise<SitePreview> {
  await ctx.throttle.spend(networkKey('site-preview', ctx), PER_VISITOR, TOO_MANY)
  const url = addressOf(ctx, website)
  await assertMayCollect(ctx, [url])
  const key = `site-preview ${url}`
  const before = await readShortly<Rows[]>(key)
  const pages = before ?? (await readSite(ctx, url))
  if (!before) inBackground(ctx, () => keepShortly(key, pages, CACHE_SECONDS))
  // The address may have led to another website, whose owner asked meanwhile.
  await assertMayCollect(ctx, pages.map(addressRead))
  const kept = await withoutOptedOut(ctx, null, pages)
  const contacts = await runInTurns(resolveSiteInSteps(kept.flatMap(({ page }) => page.facts ?? [])))
  return toPreview(siteOf(pages[0] ? addressRead(pages[0]) : url), kept, contacts)
}

const addressRead = ({ page }: Rows): string => page.finalUrl ?? page.url

/** Returns the URL of a website as typed: a domain or a URL. @throws validation_failed, url_not_allowed */
function addressOf({ config }: ServiceContext, website: string): string {
  const given = withScheme(website)
  const url = (URL.canParse(given) && canonicalUrl(given)) || raise(invalid({ website: [URL_MESSAGE] }))
  // Checks the spelling as given, since the canonical form would hide attempts to disguise the address.
  if (isUrlAllowed(given, config)) return url
  throw new AppError('url_not_allowed', 'This address cannot be read.')
}

/** A crawl that is never stored: plain requests within robots.txt. */
const specOf = (url: string): CrawlSpec => ({
  ...{ crawl_id: newId(), account_id: newId(), source_id: newId() },
  ...{ start_urls: [url], keyword: null, previous_id: null, schedule_id: null, sites_max: 1 },
  ...{ types: [...DATA_TYPES], engine: 'basic', respects_robots: true, is_background: false },
  options: CrawlOptions.parse({ sitemap: 'ignore' }),
  pages_max: PREVIEW_PAGES_MAX,
  continuations: 0,
})

/** Counts a reading of a URL's website. @throws too_many_requests */
const spendSite = (ctx: ServiceContext, url: string) =>
  ctx.throttle.spend(`site-preview:site:${siteOf(url)}`, PER_SITE, SITE_BUSY)

async function readSite(ctx: ServiceContext, url: string): Promise<Rows[]> {
  await spendSite(ctx, url)
  await ctx.throttle.spend('site-preview:all', IN_ALL, BUSY)
  const spec = specOf(url)
  const inHand = InFlightRequests.untold()
  const thirdParty = new ThirdPartyRequests(ctx, localCounter())
  const origins = new InspectOrigins(ctx, spec, { inHand, thirdParty })
  const source = new PageSource(ctx, spec, { inHand, thirdParty })
  try {
    const start = await followToPage(source, url, origins)
    if (start.kind !== 'page') throw invalid({ website: [reasonText(reasonOf(start))] })
    // Addresses that lead to one website must not add up.
    if (siteOf(start.page.url) !== siteOf(url)) await spendSite(ctx, start.page.url)
    const memory = new SliceMemory()
    const rows = [await rowsOf(ctx, spec, start, memory)]
    for (const next of likelyPages(start.page)) {
      if (rows.length >= PREVIEW_PAGES_MAX) break
      const answer = await followToPage(source, next, origins)
      if (answer.kind === 'page') rows.push(await rowsOf(ctx, spec, answer, memory))
    }
    return rows.flatMap((row) => row ?? [])
  } finally {
    await Promise.all([source.close(), thirdParty.close()])
    inHand.close()
  }
}

async function rowsOf(
  ctx: ServiceContext,
  spec: CrawlSpec,
  answer: Extract<SourcedPage, { kind: 'page' }>,
  memory: SliceMemory,
): Promise<Rows | null> {
  const leased = { url: answer.page.url, depth: 0, attempt: 1, is_last_attempt: true }
  const reading = await readPage(ctx, leased, answer, { sites: [], memory, options: spec.options })
  return toRows(reading, new Set(spec.types), memory)
}

function reasonOf(answer: Exclude<Awaited<ReturnType<typeof followToPage>>, { kind: 'page' }>): string {
  if (answer.kind === 'refused') return answer.failure ?? 'robots'
  return answer.kind === 'failed' ? answer.reason : 'unreadable'
}
