import type { CrawlProgress } from '../../../../src/contracts/crawls/crawls.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { formatNumber } from '../../../lib/format.ts'
import type { Step, StepState } from '../../../ui/steps.tsx'

/** The progress bar's maximum while a crawl runs (spec 1, section 4). */
export const PERCENT_BEFORE_END = 90

export interface StepOptions {
  /** Whether the crawl reads robots.txt; otherwise it only looks for sitemaps. */
  readonly respectsRobots?: boolean
  /** Adds two steps at the beginning: the search and its results. */
  readonly isKeyword?: boolean
}

/** Index of the step that opens the first page in a crawl by URL. */
const OPENING = 2

/**
 * The steps of a crawl, six by URL and eight by keyword, with the state of each, based on the crawl's actual progress.
 *
 * @param progress null before the server's first response
 */
export function stepsOf(
  progress: CrawlProgress | null,
  { respectsRobots = true, isKeyword = false }: StepOptions = {},
): Step[] {
  const settled = progress ? progress.pages_done + progress.pages_failed : 0
  const sites = progress?.sites_found
  const states = statesOf(progress, isKeyword)
  const searching: Step[] = [
    { id: 'search', label: 'Search the web', state: 'waiting' },
    {
      id: 'choose',
      label: "Choose the companies' own sites",
      state: 'waiting',
      detail: typeof sites === 'number' ? pluralize(sites, 'site') : null,
    },
  ]
  const reading: Step[] = [
    {
      id: 'rules',
      label: respectsRobots ? 'Check robots.txt and sitemaps' : 'Look for sitemaps',
      state: 'waiting',
      detail: progress?.step === 'preparing' ? 'What the site allows and lists' : null,
    },
    { id: 'open', label: 'Open the first page', state: 'waiting' },
    {
      id: 'read',
      label: 'Read pages, contact pages first',
      state: 'waiting',
      detail: settled > 0 ? pagesText(progress) : null,
    },
    {
      id: 'collect',
      label: 'Collect contacts',
      state: 'waiting',
      detail: progress && progress.items_found > 0 ? `${formatNumber(progress.items_found)} found` : null,
    },
    {
      id: 'finish',
      label: 'Finish',
      state: 'waiting',
      detail: progress?.step === 'finishing' ? 'Saving results' : null,
    },
  ]
  const start: Step = {
    id: 'start',
    label: 'Start the crawl',
    state: 'waiting',
    detail: progress?.step === 'queued' ? 'Queued' : null,
  }
  const steps = [start, ...(isKeyword ? searching : []), ...reading]
  return steps.map((step, index) => ({ ...step, state: states[index] ?? 'waiting' }))
}

/**
 * Estimated remaining time of a crawl in milliseconds, based on the pace of its pages so far. Null if there is too
 * little data.
 */
export function timeLeftOf(progress: CrawlProgress | null, elapsedMs: number): number | null {
  if (progress?.step !== 'reading') return null
  const settled = progress.pages_done + progress.pages_failed
  if (settled < 3 || elapsedMs < 2_000) return null
  const left = Math.min(progress.limit - progress.pages_done, progress.pages_waiting)
  return Math.max(0, Math.round((elapsedMs / settled) * left))
}

/** A crawl's progress, 0 to 100. Before the end it is an estimate based on the pages known so far. */
export function percentOf(progress: CrawlProgress | null): number {
  if (!progress) return 2
  const { step, limit, pages_done, pages_waiting } = progress
  if (step === 'finished') return 100
  if (step === 'finishing') return PERCENT_BEFORE_END
  if (step === 'queued') return 4
  if (step === 'searching') return 6
  if (step === 'preparing') return 8
  const expected = Math.max(1, Math.min(limit, pages_done + pages_waiting))
  return Math.min(PERCENT_BEFORE_END, Math.round(12 + (PERCENT_BEFORE_END - 12) * (pages_done / expected)))
}

function statesOf(progress: CrawlProgress | null, isKeyword: boolean): StepState[] {
  const before = isKeyword ? 2 : 0
  const count = 6 + before
  if (progress?.step === 'finished') return endStatesOf(progress, count, before)
  const current = currentStep(progress, before)
  const states = Array.from({ length: count }, (_, index): StepState => {
    if (index === current) return 'active'
    return index < current ? 'done' : 'waiting'
  })
  // Contacts are collected while pages are read, so both steps are active.
  if (progress?.step === 'reading' && progress.items_found > 0) states[4 + before] = 'active'
  return states
}

/** @param before number of steps that a search adds before those of a crawl by URL */
function currentStep(progress: CrawlProgress | null, before: number): number {
  if (!progress || progress.step === 'queued') return 0
  if (progress.step === 'searching') return 1
  if (progress.step === 'preparing') return 1 + before
  if (progress.step === 'finishing') return 5 + before
  return (progress.pages_done + progress.pages_failed === 0 ? OPENING : OPENING + 1) + before
}

function endStatesOf(progress: CrawlProgress, count: number, before: number): StepState[] {
  const { status, pages_done, items_found, started_at, sites_found } = progress
  if (status === 'completed') return Array.from({ length: count }, () => 'done')
  // A crawl fails only if no page could be read, or its search found no site.
  const isSearchFailure = before > 0 && !sites_found
  const reached = isSearchFailure ? 1 : (pages_done === 0 ? OPENING : OPENING + 1) + before
  const brokeAt = started_at === null ? 0 : reached
  const broken: StepState = status === 'failed' ? 'failed' : 'skipped'
  return Array.from({ length: count }, (_, index) => {
    if (index === brokeAt) return broken
    if (index === 4 + before && items_found > 0) return 'done'
    return index < brokeAt ? 'done' : 'skipped'
  })
}

function pagesText(progress: CrawlProgress | null): string | null {
  if (!progress) return null
  const { pages_done, limit } = progress
  return `${formatNumber(pages_done)} of at most ${pluralize(limit, 'page')}`
}
