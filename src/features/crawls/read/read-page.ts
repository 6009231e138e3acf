import type { CrawlOptions } from '../../../contracts/crawls/crawl-options.ts'
import type { DiscoveredLink, LeasedUrl, ReadOutcome } from '../../../contracts/crawls/crawl-slices.ts'
import type { CrawlEngine } from '../../../contracts/crawls/crawls.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { failureOutcome, redirectOutcome } from '../../../crawler/fetch-outcome.ts'
import { type Extraction, extractInTurns } from '../../../extraction/extract.ts'
import { type PageLinks, readLinks } from '../../../extraction/links.ts'
import { readRobotsDirectives } from '../../../extraction/robots/robots-directives.ts'
import { canonicalUrl, siteOf } from '../../../lib/url.ts'
import { ROBOTS_TOKEN } from '../../../rules/crawls/user-agent.ts'
import { topByPriority } from '../../../url-policy/top-by-priority.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { SourcedPage } from './page-source.ts'
import type { SliceMemory } from './slice-memory.ts'

/** The result of reading one URL: the outcome for the coordinator, and the data to store. */
export interface PageReading {
  readonly outcome: ReadOutcome
  readonly depth: number
  readonly finalUrl: string | null
  readonly httpStatus: number | null
  readonly title: string | null
  /** The engine that read the page; null if it was not read. */
  readonly engine: CrawlEngine | null
  /** Validators of the response (RFC 9110 8.8). */
  readonly etag: string | null
  readonly lastModified: string | null
  /** Whether the page is unchanged since the previous crawl, which has stored its items. */
  readonly isUnchanged: boolean
  /** Whether the page has more content than is read of one page. */
  readonly isCut: boolean
  /** Whether some third-party requests were blocked during rendering. */
  readonly isLimited: boolean
  readonly extraction: Extraction
  readonly links: readonly DiscoveredLink[]
}

/** What a lease knows about its crawl. */
interface SliceView {
  readonly sites: readonly string[]
  readonly memory: SliceMemory
  readonly options: CrawlOptions
}

const NOTHING: Extraction = { findings: [], contacts: [], facts: null, isCut: false }
/** The result for a response that is not a page. */
export const NOTHING_READ = {
  finalUrl: null,
  httpStatus: null,
  title: null,
  engine: null,
  etag: null,
  lastModified: null,
  isUnchanged: false,
  isCut: false,
  isLimited: false,
  extraction: NOTHING,
  links: [],
}
/** Longer values are not useful as validators. */
const VALIDATOR_LENGTH_MAX = 300
const LINKS_MAX = 2_000
const LINK_TEXT_MAX = 80

/** Extracts a page. Problems with its content are outcomes, not exceptions. */
export async function readPage(
  ctx: ServiceContext,
  leased: LeasedUrl,
  answer: SourcedPage,
  slice: SliceView,
): Promise<PageReading> {
  const { url, depth } = leased
  const bare = { ...NOTHING_READ, depth }
  if (answer.kind === 'redirected-out') return { ...bare, outcome: redirectOutcome(url, answer.to) }
  if (answer.kind === 'unchanged') {
    const outcome: ReadOutcome = { outcome: 'read', url, also_known_as: [], fingerprint: null }
    return { ...bare, httpStatus: answer.status, engine: 'basic', isUnchanged: true, outcome }
  }
  if (answer.kind === 'failed') {
    const httpStatus = 'status' in answer ? (answer.status ?? null) : null
    return { ...bare, httpStatus, outcome: failureOutcome(leased, answer) }
  }
  try {
    return await readSourced(url, depth, answer, slice)
  } catch (error) {
    ctx.log.error('page could not be read', { url, error })
    return { ...bare, httpStatus: answer.status, outcome: { outcome: 'failed', url, reason: 'unreadable' } }
  }
}

async function readSourced(
  url: string,
  depth: number,
  { page, status, headers, engine, isLimited = false }: SourcedPage & { kind: 'page' },
  slice: SliceView,
): Promise<PageReading> {
  const pageLinks = readLinks(page)
  const { isNofollow } = readRobotsDirectives(null, headers['x-robots-tag'], ROBOTS_TOKEN)
  const { country } = slice.options
  const fingerprint = fingerprintOf(page)
  const isNew = slice.memory.isNewPage(fingerprint)
  const extraction = await extractInTurns(page, { url: page.url, ...(country && { country }) })
  return {
    outcome: isNew
      ? { outcome: 'read', url, also_known_as: aliasesOf(url, pageLinks.canonical), fingerprint }
      : { outcome: 'skipped', url, reason: 'same-content' },
    depth,
    finalUrl: page.url === url ? null : page.url,
    httpStatus: status,
    title: page.title || null,
    engine,
    etag: headers.etag?.slice(0, VALIDATOR_LENGTH_MAX) ?? null,
    lastModified: headers['last-modified']?.slice(0, VALIDATOR_LENGTH_MAX) ?? null,
    isUnchanged: false,
    isCut: extraction.isCut,
    isLimited,
    extraction,
    // If the same page appears under ever new addresses, so do its links.
    links: isNofollow || pageLinks.isNofollow || !isNew ? [] : offeredLinks(pageLinks, depth, slice),
  }
}

/**
 * Returns the canonical URL as an alias if it differs only by its query. Otherwise it cannot be trusted: many sites
 * declare one page as canonical for all.
 */
function aliasesOf(url: string, canonical: string | null): string[] {
  const known = canonical && canonicalUrl(canonical)
  if (!known || known === url) return []
  const [own, other] = [new URL(url), new URL(known)]
  return own.host === other.host && own.pathname === other.pathname ? [known] : []
}

function offeredLinks(page: PageLinks, depth: number, { sites, memory }: SliceView): DiscoveredLink[] {
  const offered: DiscoveredLink[] = []
  const fresh = page.links.filter(({ url }) => !memory.knowsLink(url))
  for (const link of topByPriority(fresh, LINKS_MAX)) {
    // Most links were seen before in the same spelling. The others may be different spellings of one URL.
    if (!memory.isNewLink(link.url)) continue
    const url = canonicalUrl(link.url)
    if (!url || (url !== link.url && !memory.isNewLink(url)) || !sites.includes(siteOf(url))) continue
    // The content of a frame or a refresh belongs to this page, so its depth is the same.
    const isSamePage = link.kind === 'frame' || link.kind === 'refresh'
    offered.push({
      url,
      text: link.text.slice(0, LINK_TEXT_MAX),
      depth: isSamePage ? depth : depth + 1,
      ...(link.isTranslation && { is_translation: true }),
    })
  }
  return offered
}
