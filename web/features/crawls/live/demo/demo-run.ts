import type { CrawlProgress } from '../../../../../src/contracts/crawls/crawls.ts'
import type { Step, StepState } from '../../../../ui/steps.tsx'
import { PERCENT_BEFORE_END, stepsOf } from '../crawl-steps.ts'
import type { Find } from '../use-latest-finds.ts'

/** Durations of the steps of a simulated crawl (spec 1, section 9). A keyword crawl has eight. */
export const KEYWORD_DELAYS_MS: readonly number[] = [500, 3000, 1000, 2000, 1500, 1000, 800, 500]
/** Six steps by URL: without the search and the choice of sites. */
export const URL_DELAYS_MS: readonly number[] = KEYWORD_DELAYS_MS.filter((_, index) => index !== 1 && index !== 2)

export interface DemoRun {
  readonly isKeyword: boolean
  /** How long the simulated server takes beyond the last step, in milliseconds. */
  readonly lateMs: number
}

export interface DemoView {
  readonly steps: readonly Step[]
  readonly percent: number
  readonly progress: CrawlProgress
  readonly finds: readonly Find[]
}

/** How long a simulated crawl runs until its server responds, in milliseconds. */
export const durationOf = ({ isKeyword, lateMs }: DemoRun): number => stepsMsOf(isKeyword) + lateMs

/**
 * The panel of a simulated crawl at a given time. Its bar follows the steps up to 90 % and stays there until the server
 * has responded.
 *
 * @param elapsedMs since its start
 * @param startedAt ISO 8601
 */
export function demoAt(run: DemoRun, elapsedMs: number, startedAt: string): DemoView {
  const delays = run.isKeyword ? KEYWORD_DELAYS_MS : URL_DELAYS_MS
  const isOver = elapsedMs >= durationOf(run)
  const current = isOver ? delays.length : currentStep(delays, elapsedMs)
  const steps = stepsOf(null, { isKeyword: run.isKeyword }).map((step, index) => ({
    ...step,
    state: stateAt(index, current),
  }))
  const part = Math.min(1, elapsedMs / stepsMsOf(run.isKeyword))
  // The first steps only open the site; the later ones read it.
  const readPart = Math.max(0, Math.min(1, (part - 0.4) / 0.5))
  const finds = FINDS.slice(0, Math.floor(readPart * FINDS.length))
  return {
    steps,
    percent: isOver ? 100 : Math.floor(PERCENT_BEFORE_END * part),
    finds: finds.slice(-SHOWN_MAX).reverse(),
    progress: {
      status: isOver ? 'completed' : 'running',
      reason: null,
      step: isOver ? 'finished' : 'reading',
      limit: DEMO_LIMIT,
      pages_done: Math.floor(readPart * PAGES.length),
      pages_failed: 0,
      pages_skipped: 0,
      pages_waiting: readPart === 0 ? 0 : PAGES.length - Math.floor(readPart * PAGES.length),
      items_found: finds.length,
      sites_found: null,
      current_url: readPart > 0 && readPart < 1 ? (PAGES[Math.floor(readPart * PAGES.length)] ?? null) : null,
      started_at: startedAt,
      finished_at: isOver ? new Date(Date.parse(startedAt) + durationOf(run)).toISOString() : null,
    },
  }
}

/** Maximum number of pages of the simulated crawl. */
export const DEMO_LIMIT = 10
export const DEMO_SOURCES = { url: 'acme.example', keyword: 'bakeries in Lagos' } as const

const stepsMsOf = (isKeyword: boolean) =>
  (isKeyword ? KEYWORD_DELAYS_MS : URL_DELAYS_MS).reduce((sum, delay) => sum + delay, 0)

/** The last step stays active until the server has responded. */
function currentStep(delays: readonly number[], elapsedMs: number): number {
  let endMs = 0
  const index = delays.findIndex((delay) => {
    endMs += delay
    return elapsedMs < endMs
  })
  return index === -1 ? delays.length - 1 : index
}

function stateAt(index: number, current: number): StepState {
  if (index === current) return 'active'
  return index < current ? 'done' : 'waiting'
}

const SHOWN_MAX = 5
const PAGES = ['/contact', '/about', '/team', '/imprint', '/', '/shops', '/press', '/jobs'].map(
  (path) => `https://acme.example${path}`,
)
const FINDS: readonly Find[] = [
  { type: 'companies', value: 'Acme Bakery Ltd' },
  { type: 'emails', value: 'hello@acme.example' },
  { type: 'phones', value: '+234 803 555 0142' },
  { type: 'addresses', value: '12 Marina Road, Lagos' },
  { type: 'names', value: 'Ada Obi' },
  { type: 'emails', value: 'ada.obi@acme.example' },
  { type: 'names', value: 'Tunde Bello' },
  { type: 'emails', value: 'press@acme.example' },
  { type: 'phones', value: '+234 803 555 0177' },
]
