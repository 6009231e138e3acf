import type { SITEMAP_USES } from '../contracts/crawls/crawl-options.ts'
import type { DiscoveredLink, PreparedOrigin as OriginReport } from '../contracts/crawls/crawl-slices.ts'
import type { ServiceContext } from '../core/context.ts'
import { optedOut } from '../domain/opt-outs/opt-outs.ts'
import { ROBOTS_SIZE_MAX_BYTES, type RobotsRules, robotsFor } from '../extraction/robots/robots-txt.ts'
import { parseSitemap, type Sitemap } from '../extraction/sitemap.ts'
import { sleep } from '../lib/sleep.ts'
import { canonicalUrl, siteOf } from '../lib/url.ts'
import { gunzip } from '../platform/web/gunzip.ts'
import { ROBOTS_TOKEN, userAgentOf } from '../rules/crawls/user-agent.ts'
import type { InFlightRequests } from './in-flight-requests.ts'
import type { ThirdPartyRequests, ThirdPartyRequestsOfPage } from './third-party.ts'
import { rulesWithoutFile } from './third-party-robots.ts'

/** Maximum number of sitemap files read per origin: enough to find every page that a crawl may read. */
const SITEMAPS_MAX = 10
/** Sitemaps are hints: a site that serves them slowly is crawled by following links instead. */
const SITEMAP_MS_MAX = 5_000
const SITEMAPS_MS_MAX = 15_000
const SITEMAP_SIZE_MAX_BYTES = 10 * 1024 * 1024
/**
 * Attempts for one robots.txt, the delay before the second, and the time limit for all. With the sitemaps, they stay
 * well within a lease.
 */
const ROBOTS_ATTEMPTS_MAX = 3
const ROBOTS_RETRY_MS = 500
const ROBOTS_MS_MAX = 15_000
const urlsMax = (pagesMax: number) => Math.min(20_000, Math.max(500, pagesMax * 10))
/** Upper limit for a crawl delay. With a longer one, a crawl would never end. */
const CRAWL_DELAY_MS_MAX = 30_000

/** The settings for preparing an origin. */
export interface OriginQuestion {
  readonly respectsRobots: boolean
  readonly sitemap: (typeof SITEMAP_USES)[number]
  readonly pagesMax: number
  /** Receives each file before it is parsed. */
  readonly inHand: InFlightRequests
  /** The budget for redirects to, and sitemaps on, third-party hosts. */
  readonly thirdParty: ThirdPartyRequests
  /** Once aborted, no more requests are made. */
  readonly stop?: AbortSignal
}

export interface PreparedOrigin {
  readonly prepared: OriginReport
  readonly links: readonly DiscoveredLink[]
}

/** Fetches an origin's robots.txt and the sitemaps it lists, before any of its pages is read. */
export async function prepareOrigin(
  ctx: ServiceContext,
  origin: string,
  question: OriginQuestion,
): Promise<PreparedOrigin> {
  const site = siteOf(origin)
  const out = await optedOut(ctx, [{ kind: 'site', value: site }])
  if (out.size > 0) {
    return {
      prepared: { origin, robots: null, is_refused: true, refusal: 'opted-out', crawl_delay_ms: null },
      links: [],
    }
  }
  const others = question.thirdParty.of(origin)
  const { rules, unreached } = await readRobots(ctx, origin, question, others)
  const { respectsRobots: isObeyed, sitemap } = question
  const links =
    rules && sitemap !== 'ignore' ? await readSitemaps(ctx, question, { origin, listed: rules.sitemaps, others }) : []
  const delayMs = isObeyed ? (rules?.crawlDelayMs ?? null) : null
  return {
    prepared: {
      origin,
      robots: isObeyed && rules ? rules.serialise() : null,
      is_refused: isObeyed && rules === null,
      ...(unreached && { unreached }),
      crawl_delay_ms: delayMs === null ? null : Math.min(delayMs, CRAWL_DELAY_MS_MAX),
    },
    links,
  }
}

interface RobotsAnswer {
  /** Null if the file is unavailable for a reason that forbids everything (RFC 9309 2.3.1.4). */
  readonly rules: RobotsRules | null
  readonly unreached?: OriginReport['unreached']
}

/** Fetches robots.txt. Temporary failures are retried, so that they do not cost the whole site. */
async function readRobots(
  ctx: ServiceContext,
  origin: string,
  { inHand, stop }: Pick<OriginQuestion, 'inHand' | 'stop'>,
  others: ThirdPartyRequestsOfPage,
): Promise<RobotsAnswer> {
  const until = Date.now() + ROBOTS_MS_MAX
  for (let attempt = 1; ; attempt++) {
    const options = {
      userAgent: userAgentOf(ctx.config.appUrl),
      accept: 'any',
      timeoutMs: until - Date.now(),
      sizeMaxBytes: ROBOTS_SIZE_MAX_BYTES,
      mayTruncate: true,
    } as const
    const answer = await others.get(`${origin}/robots.txt`, options, { obeysRobots: false })
    if (answer.kind === 'page') {
      const read = () =>
        robotsFor(200, new TextDecoder().decode(answer.body), ROBOTS_TOKEN, { isCut: answer.isTruncated })
      return { rules: await inHand.hold(`${origin}/robots.txt`, read) }
    }
    const rules = rulesWithoutFile(answer)
    if (rules || answer.kind === 'redirected-out') return { rules }
    const { reason, isRetryable, retryAfterMs = attempt * ROBOTS_RETRY_MS } = answer
    const isLate = Date.now() + 2 * retryAfterMs > until
    if (!isRetryable || reason === 'timeout' || attempt >= ROBOTS_ATTEMPTS_MAX || isLate || stop?.aborted) {
      return reason === 'dns' || reason === 'connect' || reason === 'timeout'
        ? { rules: null, unreached: reason }
        : { rules: null }
    }
    await sleep(retryAfterMs, stop)
  }
}

async function readSitemaps(
  ctx: ServiceContext,
  { sitemap: use, pagesMax, inHand, stop }: OriginQuestion,
  { origin, listed, others }: { origin: string; listed: readonly string[]; others: ThirdPartyRequestsOfPage },
): Promise<DiscoveredLink[]> {
  const site = siteOf(origin)
  const queue = listed.map((url) => canonicalUrl(url, origin)).filter((url) => url !== null)
  const seen = new Set<string>()
  const urls = new Set<string>()
  const until = Date.now() + SITEMAPS_MS_MAX
  const hasRoom = () =>
    !stop?.aborted && seen.size < SITEMAPS_MAX && urls.size < urlsMax(pagesMax) && Date.now() < until
  while (queue.length > 0 && hasRoom()) {
    const url = queue.shift()!
    if (seen.has(url)) continue
    seen.add(url)
    const file = await readSitemapFile(ctx, url, others)
    const sitemap = await inHand.hold(url, () => parseSitemapFile(file))
    for (const { loc } of sitemap.urls) {
      const page = canonicalUrl(loc, url)
      if (page && siteOf(page) === site) urls.add(page)
      if (urls.size >= urlsMax(pagesMax)) break
    }
    for (const nested of sitemap.sitemaps) {
      const child = canonicalUrl(nested, url)
      if (child) queue.push(child)
    }
  }
  const is_first = use === 'first'
  return [...urls].map((url) => ({ url, text: '', depth: 1, ...(is_first && { is_first }) }))
}

interface SitemapFile {
  /** The file as sent. Empty if it is unavailable, which costs only hints. */
  readonly bytes: Uint8Array
  readonly isTruncated: boolean
}

async function readSitemapFile(
  { config }: ServiceContext,
  url: string,
  others: ThirdPartyRequestsOfPage,
): Promise<SitemapFile> {
  const answer = await others.get(url, {
    userAgent: userAgentOf(config.appUrl),
    accept: 'any',
    timeoutMs: SITEMAP_MS_MAX,
    takesPart: true,
    sizeMaxBytes: SITEMAP_SIZE_MAX_BYTES,
    mayTruncate: true,
  })
  return answer.kind === 'page'
    ? { bytes: answer.body, isTruncated: answer.isTruncated }
    : { bytes: new Uint8Array(), isTruncated: false }
}

/** Parses a sitemap, after decompressing a .gz file. */
function parseSitemapFile({ bytes, isTruncated }: SitemapFile): Sitemap {
  const unpacked = gunzip(bytes, SITEMAP_SIZE_MAX_BYTES)
  const wasPacked = unpacked.buffer !== bytes.buffer
  const isCut = isTruncated || (wasPacked && unpacked.length !== sizeInTrailer(bytes))
  return parseSitemap(new TextDecoder().decode(unpacked), { isCut })
}

/** Returns the uncompressed length stated in a gzip file's trailer. It is wrong for concatenated or damaged files. */
const sizeInTrailer = (packed: Uint8Array): number =>
  packed.length < 4 ? 0 : new DataView(packed.buffer, packed.byteOffset + packed.length - 4, 4).getUint32(0, true)
