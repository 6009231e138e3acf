import type { CrawlSpec, ReadOutcome, SliceReport } from '../../src/contracts/crawl-slices.ts'
import { type CrawlProgress, type CrawlStatus, FOREGROUND_MS_MAX } from '../../src/contracts/crawls.ts'
import { reasonText } from '../../src/lib/reason-text.ts'
import { siteOf } from '../../src/lib/url.ts'
import type { PageCounts } from '../frontier/frontier.ts'
import { SEARCH_RETRY_MS, SEARCHES_MAX } from './limits.ts'

/** What a crawl's object knows besides its frontier. Stored whole; times are ISO 8601. */
export interface CrawlState {
  readonly spec: CrawlSpec
  readonly status: CrawlStatus
  readonly reason: string | null
  readonly startedAt: string | null
  readonly finishedAt: string | null
  /** Set to hand out nothing more: someone asked to stop, or it has gone on for too long. */
  readonly stopped: 'cancelled' | 'time-limit' | null
  readonly itemsFound: number
  /** Requests that gave no page, retries aside; absent in crawls that began before they were counted. */
  readonly fruitless?: number
  readonly currentUrl: string | null
  /** Registrable domains that belong to the crawl; a start page that redirects brings its own. */
  readonly sites: readonly string[]
  /** What the crawl starts from: given, or found by its search. */
  readonly startUrls: readonly string[]
  /** Keyword crawls only. */
  readonly search: SearchState | null
  /** What the last task was told to write; absent before. */
  readonly verdict?: Verdict
  /** Who was given the last task, and how many consumers died of it. */
  readonly finishing?: { readonly sliceId: string | null; readonly deaths: number }
}

/** How a crawl ends, and what it says about it. */
export interface Verdict {
  readonly status: CrawlStatus
  readonly reason: string | null
}

/** How a keyword crawl's search stands. A slice that dies with it gives it back. */
export interface SearchState {
  readonly sliceId: string | null
  readonly attempts: number
  /** Not to be asked again before then, in milliseconds since 1970. */
  readonly notBefore: number
  readonly isDone: boolean
  readonly failure: string | null
  /** The plan covers fewer websites than the search found. */
  readonly isCut?: boolean
}

export const newCrawlState = (spec: CrawlSpec, sites: readonly string[]): CrawlState => ({
  spec,
  status: 'queued',
  reason: null,
  startedAt: null,
  finishedAt: null,
  stopped: null,
  itemsFound: 0,
  fruitless: 0,
  currentUrl: null,
  sites,
  startUrls: spec.start_urls,
  search: spec.keyword === null ? null : { sliceId: null, attempts: 0, notBefore: 0, isDone: false, failure: null },
})

/** Whether somebody waits for the crawl's answer. Callers who left without it do so for no longer than an answer may take. */
export const isForeground = ({ spec, startedAt }: CrawlState, now: number): boolean =>
  !spec.is_background && (startedAt === null || now - Date.parse(startedAt) < FOREGROUND_MS_MAX)

export function progressOf(state: CrawlState, counts: PageCounts): CrawlProgress {
  return {
    status: state.status,
    reason: state.reason && reasonText(state.reason),
    step: stepOf(state, counts),
    limit: state.spec.pages_max,
    pages_done: counts.read,
    pages_failed: counts.failed,
    pages_skipped: counts.skipped,
    // Of a crawl that was stopped nothing more is read but what is under way.
    pages_waiting: (state.stopped ? 0 : counts.waiting) + counts.leased,
    items_found: state.itemsFound,
    sites_found: state.search?.isDone ? state.startUrls.length : null,
    current_url: state.currentUrl,
    started_at: state.startedAt,
    finished_at: state.finishedAt,
  }
}

function stepOf(state: CrawlState, counts: PageCounts): CrawlProgress['step'] {
  if (state.finishedAt) return 'finished'
  if (state.status === 'queued') return 'queued'
  if (isSearching(state)) return 'searching'
  const settled = counts.read + counts.failed + counts.skipped
  if (settled === 0 && counts.leased === 0) return 'preparing'
  return isOver(state, counts) && counts.leased === 0 ? 'finishing' : 'reading'
}

/** What a search found becomes what the crawl starts from; one that failed may be tried again. */
export function searchedState(
  state: CrawlState,
  { urls, failure, is_final, is_cut = false }: NonNullable<SliceReport['searched']>,
  now: number,
): CrawlState {
  const attempts = state.search!.attempts + 1
  const isDone = failure === null || is_final || attempts >= SEARCHES_MAX
  return {
    ...state,
    startUrls: urls,
    sites: [...new Set(urls.map(siteOf))],
    search: {
      sliceId: null,
      attempts,
      notBefore: now + attempts * SEARCH_RETRY_MS,
      isDone,
      failure: isDone ? failure : null,
      isCut: is_cut,
    },
  }
}

/** Whether a keyword crawl still waits for its sites. */
export const isSearching = ({ search }: CrawlState): boolean => search !== null && !search.isDone

/** Nothing more may be handed out: all is read, the limit is reached, or someone stopped the crawl. */
export function isOver(state: CrawlState, counts: PageCounts): boolean {
  if (state.stopped === null && isSearching(state)) return false
  return (
    state.stopped !== null || counts.waiting === 0 || counts.read >= state.spec.pages_max || isFruitlessTooOften(state)
  )
}

/** Requests without a page that even the smallest crawl may take for a site, and how many for each page that it may read. */
const FRUITLESS_MIN = 100
const FRUITLESS_PER_PAGE = 5

/** Whether an outcome cost a request and gave no page. */
export const isUnproductive = ({ outcome }: ReadOutcome): boolean => outcome !== 'read' && outcome !== 'retry'

export const fruitlessOf = ({ fruitless = 0 }: CrawlState): number => fruitless

/**
 * What gives no page gives its place back, so that dead links cost nothing of the limit. A site of thousands would be asked
 * for all of them, for ten pages that somebody wanted.
 */
const isFruitlessTooOften = (state: CrawlState): boolean =>
  fruitlessOf(state) >= Math.max(FRUITLESS_MIN * state.sites.length, FRUITLESS_PER_PAGE * state.spec.pages_max)

/** Pages that each site of a keyword crawl should get, so that its contact page is among them. */
const PAGES_PER_SITE = 3

/** How many sites a search should bring for the crawl's page limit. */
export const sitesWanted = ({ spec }: CrawlState): number => Math.max(1, Math.ceil(spec.pages_max / PAGES_PER_SITE))

/** Each site's part of the page limit; what one does not use goes to the others in the end. */
export const pagesPerSite = ({ spec, sites }: CrawlState): number =>
  Math.max(1, Math.floor(spec.pages_max / Math.max(1, sites.length)))

/** How many more URLs may be under way without risking a page beyond the limit. */
export function budgetOf(state: CrawlState, counts: PageCounts): number {
  return state.stopped ? 0 : Math.max(0, state.spec.pages_max - counts.read - counts.leased)
}

/** URLs that a consumer may hold of even the smallest crawl: enough that it need not wait for each report's answer. */
const HELD_MIN = 26
/** Of the pages that a crawl may still read, what may be held. */
const HELD_SHARE = 1 / 4

/**
 * Whether nothing is known yet of what the site links to. Sitemaps and the crawl before name enough pages to fill a small
 * limit, and the page that was wanted may be none of them.
 */
const isBlind = ({ read, failed }: PageCounts): boolean => read === 0 && failed === 0

/**
 * How many more URLs a consumer gets. What it holds is decided: a better page that turns up meanwhile comes after. So a
 * crawl of few pages hands out few at a time, and a large one as many as the consumer wants.
 *
 * @param wanted how many more the consumer has room for
 */
export function handoutOf(state: CrawlState, counts: PageCounts, wanted: number): number {
  const left = state.spec.pages_max - counts.read
  const held = isBlind(counts) ? state.startUrls.length : Math.max(HELD_MIN, Math.floor(left * HELD_SHARE))
  return Math.max(0, Math.min(wanted, budgetOf(state, counts), held - counts.leased))
}

/** How a crawl that has nothing left to do ends, and what it says about it. */
export function verdictOf(state: CrawlState, counts: PageCounts, startFailure: string | null): Verdict {
  if (state.stopped === 'cancelled') return { status: 'cancelled', reason: 'cancelled' }
  if (state.search?.failure) return { status: 'failed', reason: state.search.failure }
  if (counts.read === 0) return { status: 'failed', reason: startFailure ?? 'no-pages' }
  const isLimited = counts.waiting > 0 && counts.read >= state.spec.pages_max
  const isFutile = counts.waiting > 0 && isFruitlessTooOften(state)
  // A page limit is the caller's own; that the plan left websites out is news.
  const shortfall = state.search?.isCut ? 'sites-limited' : isLimited ? 'page-limit' : isFutile ? 'fruitless' : null
  return { status: 'completed', reason: state.stopped ?? shortfall }
}
