import type { CrawlProgress } from '../../../src/contracts/crawls.ts'
import { formatNumber } from '../../lib/format.ts'
import type { Step, StepState } from '../../ui/steps.tsx'

/** Until a crawl is over its bar stops here (spec 1, section 4). */
export const PERCENT_BEFORE_END = 90

/**
 * The six steps of a crawl by URL and how far each is, from what the crawl really does.
 *
 * @param progress null until the server has said anything
 * @param respectsRobots whether robots.txt is asked; otherwise only sitemaps are looked for
 */
export function stepsOf(progress: CrawlProgress | null, respectsRobots = true): Step[] {
  const states = statesOf(progress)
  const settled = progress ? progress.pages_done + progress.pages_failed : 0
  const details = [
    progress?.step === 'queued' ? 'Waiting for its turn' : null,
    states[1] === 'active' ? 'What the site allows, and what it lists' : null,
    null,
    settled > 0 ? pagesText(progress) : null,
    progress && progress.items_found > 0 ? `${formatNumber(progress.items_found)} found` : null,
    progress?.step === 'finishing' ? 'Saving what was found' : null,
  ]
  return labelsOf(respectsRobots).map((label, index) => ({
    id: label,
    label,
    state: states[index] ?? 'waiting',
    detail: details[index],
  }))
}

/** How much of a crawl is done, 0 to 100. Before the end an estimate from the pages known so far. */
export function percentOf(progress: CrawlProgress | null): number {
  if (!progress) return 2
  const { step, limit, pages_done, pages_waiting } = progress
  if (step === 'finished') return 100
  if (step === 'finishing') return PERCENT_BEFORE_END
  if (step === 'queued') return 4
  if (step === 'preparing') return 8
  const expected = Math.max(1, Math.min(limit, pages_done + pages_waiting))
  return Math.min(PERCENT_BEFORE_END, Math.round(12 + (PERCENT_BEFORE_END - 12) * (pages_done / expected)))
}

const labelsOf = (respectsRobots: boolean) => [
  'Start the crawl',
  respectsRobots ? 'Check robots.txt and sitemaps' : 'Look for sitemaps',
  'Open the first page',
  'Read pages, contact pages first',
  'Collect contacts',
  'Finish',
]

function statesOf(progress: CrawlProgress | null): StepState[] {
  if (progress?.step === 'finished') return endStatesOf(progress)
  const current = currentStep(progress)
  const states = Array.from({ length: 6 }, (_, index): StepState => {
    if (index === current) return 'active'
    return index < current ? 'done' : 'waiting'
  })
  // Contacts are collected while pages are read, so both go on at once.
  if (progress?.step === 'reading' && progress.items_found > 0) states[4] = 'active'
  return states
}

function currentStep(progress: CrawlProgress | null): number {
  if (!progress || progress.step === 'queued') return 0
  if (progress.step === 'preparing') return 1
  if (progress.step === 'finishing') return 5
  return progress.pages_done + progress.pages_failed === 0 ? 2 : 3
}

function endStatesOf({ status, pages_done, items_found, started_at }: CrawlProgress): StepState[] {
  if (status === 'completed') return Array.from({ length: 6 }, () => 'done')
  // A crawl only fails when no page could be read.
  const brokeAt = started_at === null ? 0 : pages_done === 0 ? 2 : 3
  const broken: StepState = status === 'failed' ? 'failed' : 'skipped'
  return Array.from({ length: 6 }, (_, index) => {
    if (index === brokeAt) return broken
    if (index === 4 && items_found > 0) return 'done'
    return index < brokeAt ? 'done' : 'skipped'
  })
}

function pagesText(progress: CrawlProgress | null): string | null {
  if (!progress) return null
  const { pages_done, limit } = progress
  return `${formatNumber(pages_done)} of at most ${formatNumber(limit)} ${limit === 1 ? 'page' : 'pages'}`
}
