import { DRY_RUN_ENTRIES_MAX, type DryRun, type DryRunEntry } from '../../../contracts/crawls/crawl-dry-runs.ts'
import type { CrawlSpec } from '../../../contracts/crawls/crawl-slices.ts'
import type { StartCrawl } from '../../../contracts/crawls/crawls.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { InFlightRequests } from '../../../crawler/in-flight-requests.ts'
import { localCounter, ThirdPartyRequests } from '../../../crawler/third-party.ts'
import { readLinks, readNofollowLinks } from '../../../extraction/links.ts'
import { reasonText } from '../../../lib/reason-text.ts'
import { canonicalUrl, siteOf } from '../../../lib/url.ts'
import { type CrawlScope, crawlScope } from '../../../url-policy/crawl-scope.ts'
import { evaluateUrl } from '../../../url-policy/evaluate-url.ts'
import { PageSource, type SourceTools } from '../read/page-source.ts'
import { specifyCrawl } from '../start/specify-crawl.ts'
import { followToPage, type StartAnswer } from './follow-to-page.ts'
import { InspectOrigins } from './inspect-origins.ts'

const MAPS_PER_MINUTE = { attemptsMax: 10, windowSeconds: 60 }
/** The maximum number of start pages that a dry run reads. Further start addresses are listed without being read. */
const START_PAGES_MAX = 5

interface Met {
  readonly url: string
  readonly text: string
  readonly depth: number
  readonly found_in: DryRunEntry['found_in']
  readonly is_first?: boolean
  readonly is_translation?: boolean
  readonly isNofollow?: boolean
}

/**
 * Determines what a crawl would fetch, by the same rules as the crawl. It reads only the start pages and the robots.txt
 * and sitemaps of their origins.
 *
 * @throws the errors of `specifyCrawl`, or too_many_requests
 */
export async function dryRunCrawl(ctx: ServiceContext, input: StartCrawl): Promise<DryRun> {
  const key = `crawl-map:${accountOf(ctx).id}`
  await ctx.throttle.spend(key, MAPS_PER_MINUTE, 'Too many previews. Please wait a minute.')
  // Ignores the previous crawl, since the preview shows the current site.
  const spec = { ...(await specifyCrawl(ctx, input)), previous_id: null }
  const inHand = InFlightRequests.untold()
  const thirdParty = new ThirdPartyRequests(ctx, localCounter())
  const origins = new InspectOrigins(ctx, spec, { inHand, thirdParty })
  const starts = await readStartPages(ctx, spec, origins, { inHand, thirdParty }).finally(() =>
    Promise.all([inHand.close(), thirdParty.close()]),
  )
  const pages = starts.flatMap(({ answer }) => (answer.kind === 'page' ? [answer.page] : []))
  const startUrls = [...new Set([...spec.start_urls, ...starts.flatMap(reachedUrl)])]
  const met: Met[] = [
    ...startUrls.map((url) => ({ url, text: '', depth: 0, found_in: 'start' as const })),
    ...origins.sitemapLinks.map((link) => ({ ...link, found_in: 'sitemap' as const })),
    ...pages.flatMap((page) => [
      ...readLinks(page).links.map(({ url, text, isTranslation = false }) => ({
        url,
        text,
        depth: 1,
        found_in: 'link' as const,
        is_translation: isTranslation,
      })),
      ...readNofollowLinks(page).map((url) => ({
        url,
        text: '',
        depth: 1,
        found_in: 'link' as const,
        isNofollow: true,
      })),
    ]),
  ]
  return {
    ...inOrder(spec, met, judgeOf(spec, startUrls, origins)),
    origins: origins.summaries(),
    failures: starts.flatMap(({ url, answer }) => {
      const reason = answer.kind === 'failed' ? answer.reason : answer.kind === 'refused' ? answer.failure : null
      return reason === null ? [] : [{ url, reason, reason_text: reasonText(reason) }]
    }),
  }
}

async function readStartPages(ctx: ServiceContext, spec: CrawlSpec, origins: InspectOrigins, tools: SourceTools) {
  const source = new PageSource(ctx, spec, tools)
  try {
    const starts = spec.start_urls.slice(0, START_PAGES_MAX)
    return await Promise.all(starts.map(async (url) => ({ url, answer: await followToPage(source, url, origins) })))
  } finally {
    await source.close()
  }
}

/** Returns the URL that a start address led to, unless it could not be reached. */
const reachedUrl = ({ answer }: { answer: StartAnswer }): string[] => {
  if (answer.kind === 'refused') return [answer.url]
  return answer.kind === 'page' ? [canonicalUrl(answer.page.url) ?? answer.page.url] : []
}

type Judged = { readonly reason: string } | { readonly priority: number }

/** Returns a function that applies the rules of the crawl to the URLs of one dry run. */
function judgeOf(spec: CrawlSpec, startUrls: readonly string[], origins: InspectOrigins): (met: Met) => Judged {
  const sites = [...new Set(startUrls.map(siteOf))]
  const scope: CrawlScope = crawlScope(spec.options, startUrls)
  const taken = new Map<string, number>()
  const takeFromTrap = (shape: string, budget: number) => {
    taken.set(shape, (taken.get(shape) ?? 0) + 1)
    return taken.get(shape)! <= budget
  }
  return (met) => {
    if (met.isNofollow) return { reason: 'nofollow' }
    const refusal = origins.skipReasonOf(met.url)
    if (met.found_in === 'start') return refusal ? { reason: refusal } : { priority: 0 }
    const offer = evaluateUrl(met, { sites, scope, takeFromTrap, language: spec.options.language })
    if (offer.verdict === 'skip') return { reason: offer.reason }
    return refusal ? { reason: refusal } : { priority: offer.priority }
  }
}

/** Sorts URLs in the order in which a crawl would read them. Those that it would skip come last. */
function inOrder(
  spec: CrawlSpec,
  met: readonly Met[],
  judge: (met: Met) => Judged,
): Pick<DryRun, 'entries' | 'would_read' | 'skipped'> {
  const seen = new Set<string>()
  const wanted: (Met & { priority: number })[] = []
  const refused: DryRunEntry[] = []
  for (const given of met) {
    const url = canonicalUrl(given.url)
    if (!url || seen.has(url)) continue
    seen.add(url)
    const one = { ...given, url }
    const judged = judge(one)
    if ('reason' in judged) refused.push(entryOf(one, judged.reason))
    else wanted.push({ ...one, ...judged })
  }
  wanted.sort((a, b) => a.priority - b.priority)
  const entries = wanted.map((one, place) => entryOf(one, place < spec.pages_max ? null : 'beyond-limit'))
  const wouldRead = Math.min(wanted.length, spec.pages_max)
  return {
    entries: [...entries, ...refused].slice(0, DRY_RUN_ENTRIES_MAX),
    would_read: wouldRead,
    skipped: seen.size - wouldRead,
  }
}

const entryOf = ({ url, text, found_in }: Met, reason: string | null): DryRunEntry => ({
  url,
  text,
  found_in,
  would_read: reason === null,
  reason,
  reason_text: reason && reasonText(reason),
})
