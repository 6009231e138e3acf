import type { CrawlSpec, ReadOutcome, SliceReport } from '../../src/contracts/crawls/crawl-slices.ts'
import { type CrawlProgress, type CrawlStatus, FOREGROUND_MS_MAX } from '../../src/contracts/crawls/crawls.ts'
import { reasonText } from '../../src/lib/reason-text.ts'
import { siteOf } from '../../src/lib/url.ts'
import type { PageCounts } from '../frontier/frontier.ts'
import { SEARCH_RETRY_MS, SEARCHES_MAX } from './limits.ts'

/** The state of a crawl's object, apart from its frontier. Stored as one value; times are ISO 8601. */
export interface CrawlState {
  readonly spec: CrawlSpec
  readonly status: CrawlStatus
  readonly reason: string | null
  readonly startedAt: string | null
  /** When it was last continued after its end. */
  readonly continuedAt?: string
  /** A continuation that was requested before the end was reported; it begins right after. */
  readonly continuation?: CrawlSpec
  readonly finishedAt: string | null
  /** Set when no more URLs may be leased: the crawl was cancelled or has reached its time limit. */
  readonly stopped: 'cancelled' | 'time-limit' | null
  readonly itemsFound: number
  /** Requests that returned no page, not counting retries. Absent in crawls started before this was counted. */
  readonly fruitless?: number
  readonly currentUrl: string | null
  /** Registrable domains that belong to the crawl. A start page that redirects adds its target's. */
  readonly sites: readonly string[]
  /** The crawl's start URLs, entered by the user or found by its search. */
  readonly startUrls: readonly string[]
  /** Keyword crawls only. */
  readonly search: SearchState | null
  /** The verdict in the final task. Absent before that task is assigned. */
  readonly verdict?: Verdict
  /** The slice that has the final task, and how many consumers crashed on it. */
  readonly finishing?: { readonly sliceId: string | null; readonly deaths: number }
}

/** A crawl's final status and its reason. */
export interface Verdict {
  readonly status: CrawlStatus
  readonly reason: string | null
}

/** The state of a keyword crawl's search. If the slice running it crashes, the search becomes available again. */
export interface SearchState {
  readonly sliceId: string | null
  readonly attempts: number
  /** Time of the next attempt, in milliseconds since 1970. */
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

/** How often the crawl was continued. Crawls started before this was counted were not. */
export const continuationsOf = ({ spec }: CrawlState): number => spec.continuations ?? 0

/**
 * Returns the state of a finished crawl that is continued. Its counts, its sites and its frontier stay; its limits are
 * those of the new specification.
 */
export function continuedState(state: CrawlState, spec: CrawlSpec, now: string): CrawlState {
  const { verdict: _verdict, finishing: _finishing, continuation: _continuation, ...kept } = state
  const { pages_max, sites_max, is_background, continuations } = spec
  return {
    ...kept,
    spec: { ...state.spec, pages_max, sites_max, is_background, continuations },
    status: 'queued',
    reason: null,
    finishedAt: null,
    stopped: null,
    continuedAt: now,
    currentUrl: null,
  }
}

/** When the crawl, or its latest continuation, started; null before. */
export const runStartOf = ({ startedAt, continuedAt }: CrawlState): string | null => continuedAt ?? startedAt

/** Whether a finished crawl could read more with a higher limit or more time. */
export const couldContinue = ({ status }: CrawlState, counts: PageCounts): boolean =>
  (status === 'completed' || status === 'cancelled') && counts.waiting > 0 && counts.read > 0

/**
 * Whether a caller waits for the crawl's result. This holds for at most `FOREGROUND_MS_MAX`, in case the caller has
 * left.
 */
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
    // A stopped crawl reads only the pages that are in progress.
    pages_waiting: (state.stopped ? 0 : counts.waiting) + counts.leased,
    items_found: state.itemsFound,
    sites_found: state.search?.isDone ? state.startUrls.length : null,
    current_url: state.currentUrl,
    started_at: runStartOf(state),
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

/** Returns the state after a search: its results become the start URLs. A failed search may be retried. */
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

/** Whether a keyword crawl still waits for its search results. */
export const isSearching = ({ search }: CrawlState): boolean => search !== null && !search.isDone

/** Whether no more URLs may be leased: all are read, a limit is reached, or the crawl was stopped. */
export function isOver(state: CrawlState, counts: PageCounts): boolean {
  if (state.stopped === null && isSearching(state)) return false
  return (
    state.stopped !== null || counts.waiting === 0 || counts.read >= state.spec.pages_max || isFruitlessTooOften(state)
  )
}

/** Number of unproductive requests that any crawl may make per site, and the number per page of its limit. */
const FRUITLESS_MIN = 100
const FRUITLESS_PER_PAGE = 5

/** Whether an outcome used a request and returned no page. */
export const isUnproductive = ({ outcome }: ReadOutcome): boolean => outcome !== 'read' && outcome !== 'retry'

export const fruitlessOf = ({ fruitless = 0 }: CrawlState): number => fruitless

/**
 * Whether a crawl has made too many unproductive requests. A URL without a page does not count towards the page limit,
 * so dead links cost nothing. Without this check, a site with thousands of them would receive thousands of requests for
 * a crawl of ten pages.
 */
const isFruitlessTooOften = (state: CrawlState): boolean =>
  fruitlessOf(state) >= Math.max(FRUITLESS_MIN * state.sites.length, FRUITLESS_PER_PAGE * state.spec.pages_max)

/** Pages that each site of a keyword crawl should get, so that its contact page is likely to be included. */
const PAGES_PER_SITE = 3

/** Returns how many sites a search should return for the crawl's page limit. */
export const sitesWanted = ({ spec }: CrawlState): number => Math.max(1, Math.ceil(spec.pages_max / PAGES_PER_SITE))

/** Returns each site's share of the page limit. In the end, other sites get what a site does not use. */
export const pagesPerSite = ({ spec, sites }: CrawlState): number =>
  Math.max(1, Math.floor(spec.pages_max / Math.max(1, sites.length)))

/** Returns how many more URLs may be leased without exceeding the page limit. */
export function budgetOf(state: CrawlState, counts: PageCounts): number {
  return state.stopped ? 0 : Math.max(0, state.spec.pages_max - counts.read - counts.leased)
}

/**
 * Number of URLs that a consumer may hold in the smallest crawl: enough that it need not wait for each report's reply.
 */
const HELD_MIN = 26
/** The share of the remaining page limit that may be leased at once. */
const HELD_SHARE = 1 / 4

/**
 * Whether no page has been read yet, so the site's links are unknown. Sitemaps and the previous crawl name enough pages
 * to fill a small limit, and the relevant page may not be among them.
 */
const isBlind = ({ read, failed }: PageCounts): boolean => read === 0 && failed === 0

/**
 * Returns how many more URLs a consumer gets. Leased URLs are fixed: a better page found meanwhile comes after them. So
 * a small crawl leases few URLs at a time, and a large one as many as the consumer has room for.
 *
 * @param wanted how many more URLs the consumer has room for
 */
export function handoutOf(state: CrawlState, counts: PageCounts, wanted: number): number {
  const left = state.spec.pages_max - counts.read
  const held = isBlind(counts) ? state.startUrls.length : Math.max(HELD_MIN, Math.floor(left * HELD_SHARE))
  return Math.max(0, Math.min(wanted, budgetOf(state, counts), held - counts.leased))
}

/** Returns the final status and reason of a crawl that has nothing left to do. */
export function verdictOf(state: CrawlState, counts: PageCounts, startFailure: string | null): Verdict {
  if (state.stopped === 'cancelled') return { status: 'cancelled', reason: 'cancelled' }
  if (state.search?.failure) return { status: 'failed', reason: state.search.failure }
  if (counts.read === 0) return { status: 'failed', reason: startFailure ?? 'no-pages' }
  const isLimited = counts.waiting > 0 && counts.read >= state.spec.pages_max
  const isFutile = counts.waiting > 0 && isFruitlessTooOften(state)
  // The caller chose the page limit, but not the plan's limit on websites, so that one is reported first.
  const shortfall = state.search?.isCut ? 'sites-limited' : isLimited ? 'page-limit' : isFutile ? 'fruitless' : null
  return { status: 'completed', reason: state.stopped ?? shortfall }
}
