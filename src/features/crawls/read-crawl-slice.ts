import type { CrawlPlan, LeasedUrl, SliceClaim, SliceReport, SliceTask } from '../../contracts/crawl-slices.ts'
import type { CrawlSliceJob } from '../../contracts/queues.ts'
import type { ServiceContext } from '../../core/context.ts'
import { finishCrawl } from './finish-crawl.ts'
import { PageSource, type SourcedPage } from './page-source.ts'
import { prepareOrigin } from './prepare-origin.ts'
import { type PageReading, readPage } from './read-page.ts'
import { searchSites } from './search-sites.ts'
import { SliceMemory } from './slice-memory.ts'
import { storeReadings } from './store-readings.ts'

/** Requests open to a site at once: what Scrapy allows itself to one host, and little more than a browser does. */
const CONCURRENCY = 8
/** URLs held beyond those being fetched: two reports' worth, so that their round trips leave no request slot empty. */
const BACKLOG = 18
/** Readings written and reported together. */
const REPORT_SIZE = 8
/** People watch: results are told at least this often. */
const REPORT_MS = 500
/** A slice gives way after so long, so that one large crawl cannot keep a queue to itself. */
const SLICE_MS_MAX = 20_000

/**
 * Works on one slice of a crawl until the coordinator has nothing more for it: fetches and extracts with a few requests
 * open at a time, and at each report writes what it read, hands links and outcomes back, and takes further URLs.
 * A slice that dies half-way loses nothing: its URLs are leased, and writing a page twice changes nothing.
 */
export async function readCrawlSlice(ctx: ServiceContext, job: CrawlSliceJob): Promise<void> {
  const coordinator = ctx.coordinators.crawl(job.crawl_id)
  const claim = await coordinator.claim(job.slice_id, CONCURRENCY + BACKLOG)
  if (!claim) return
  const source = new PageSource(ctx, claim.plan)
  try {
    await workOn(ctx, job.slice_id, claim, source)
  } finally {
    await source.close()
  }
}

async function workOn(ctx: ServiceContext, sliceId: string, claim: SliceClaim, source: PageSource): Promise<void> {
  const { plan } = claim
  const coordinator = ctx.coordinators.crawl(plan.crawl_id)
  const startedAt = Date.now()
  const memory = new SliceMemory()
  let sites = claim.sites
  let task: SliceTask = claim.task
  const pool = new ReadingPool(
    (url) => source.get(url),
    (url, answer) => readPage(ctx, url, answer, { sites, memory, options: plan.options }),
  )

  for (;;) {
    const report = await work(ctx, plan, task, { pool, memory, source })
    const isLate = Date.now() - startedAt > SLICE_MS_MAX
    const isIdle = task.kind === 'none' && pool.isEmpty && report.outcomes === undefined
    const reply = await coordinator.report({
      slice_id: sliceId,
      outcomes: [],
      links: [],
      items_found: null,
      current_url: pool.latest,
      room: isLate ? 0 : Math.max(0, CONCURRENCY + BACKLOG - pool.size),
      is_finished: false,
      ...report,
      is_leaving: isIdle || (isLate && pool.isEmpty),
    })
    if (!reply || isIdle || report.is_finished || (isLate && pool.isEmpty)) return
    task = reply.task
    sites = reply.sites
  }
}

interface Tools {
  readonly pool: ReadingPool
  readonly memory: SliceMemory
  readonly source: PageSource
}

/** Does what a task asks for until there is something to report. */
async function work(
  ctx: ServiceContext,
  plan: CrawlPlan,
  task: SliceTask,
  { pool, memory, source }: Tools,
): Promise<Partial<SliceReport>> {
  switch (task.kind) {
    case 'search':
      return { searched: await searchSites(ctx, plan, task) }
    case 'prepare': {
      const { prepared, links } = await prepareOrigin(ctx, plan, task.origin)
      return { prepared, links: [...links] }
    }
    case 'finish':
      await finishCrawl(ctx, plan, task)
      return { is_finished: true }
    case 'read':
      await source.expect(task.urls)
      pool.add(task.urls)
      break
    case 'wait':
      if (pool.isEmpty) await new Promise((resolve) => setTimeout(resolve, task.wait_ms))
      break
    case 'none':
  }
  const readings = await pool.take()
  if (readings.length === 0) return {}
  const items_found = await storeReadings(ctx, plan, readings, memory)
  return {
    outcomes: readings.map((reading) => reading.outcome),
    links: readings.flatMap((reading) => reading.links),
    items_found,
  }
}

type Fetch = (url: LeasedUrl) => Promise<SourcedPage>
type Read = (url: LeasedUrl, answer: SourcedPage) => PageReading

/** Keeps a bounded number of requests open, also while what came is being read, and collects what they give. */
class ReadingPool {
  readonly #fetch: Fetch
  readonly #read: Read
  readonly #waiting: LeasedUrl[] = []
  #done: PageReading[] = []
  #open = 0
  #wake: () => void = () => {}
  /** The page taken up last, for people who watch. */
  latest: string | null = null

  constructor(fetch: Fetch, read: Read) {
    this.#fetch = fetch
    this.#read = read
  }

  get size(): number {
    return this.#waiting.length + this.#open
  }

  get isEmpty(): boolean {
    return this.size === 0 && this.#done.length === 0
  }

  add(urls: readonly LeasedUrl[]): void {
    this.#waiting.push(...urls)
    this.#pump()
  }

  /** What is done: a report's worth of it, or after a while whatever there is. Empty only when nothing is going on. */
  async take(): Promise<PageReading[]> {
    const until = Date.now() + REPORT_MS
    while (this.size > 0 && this.#done.length < REPORT_SIZE && (this.#done.length === 0 || Date.now() < until)) {
      await this.#somethingDone(until - Date.now())
    }
    const done = this.#done
    this.#done = []
    return done
  }

  #somethingDone(withinMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = this.#done.length > 0 ? setTimeout(resolve, Math.max(0, withinMs)) : null
      this.#wake = () => {
        if (timer !== null) clearTimeout(timer)
        resolve()
      }
    })
  }

  #pump(): void {
    while (this.#open < CONCURRENCY && this.#waiting.length > 0) {
      const url = this.#waiting.shift()!
      this.#open++
      this.latest = url.url
      void this.#fetch(url).then((answer) => {
        this.#open--
        this.#pump()
        this.#done.push(this.#read(url, answer))
        this.#wake()
      })
    }
  }
}
