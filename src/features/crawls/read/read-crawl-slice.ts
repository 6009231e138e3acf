import type {
  CrawlSpec,
  GivenUp,
  LeasedUrl,
  SliceClaim,
  SliceReport,
  SliceTask,
} from '../../../contracts/crawls/crawl-slices.ts'
import type { CrawlSliceJob } from '../../../contracts/queues.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { publishTopics } from '../../../core/publish-topics.ts'
import { HostQuota, propagateRetryAfter } from '../../../crawler/host-quota.ts'
import { InFlightRequests } from '../../../crawler/in-flight-requests.ts'
import { RequestPool } from '../../../crawler/request-pool.ts'
import { FIRST_ROOM, runSlice } from '../../../crawler/run-slice.ts'
import { StopSignal } from '../../../crawler/stop-signal.ts'
import { ThirdPartyRequests } from '../../../crawler/third-party.ts'
import { newId } from '../../../lib/ids.ts'
import { sleep } from '../../../lib/sleep.ts'
import { siteOf } from '../../../lib/url.ts'
import { finishCrawl } from '../end/finish-crawl.ts'
import { chargeWebsites } from './charge-websites.ts'
import { PageRefining } from './page-refining.ts'
import { PageSource, type SourcedPage } from './page-source.ts'
import { prepareCrawlOrigin } from './prepare-crawl-origin.ts'
import { type PageReading, readPage } from './read-page.ts'
import { searchSites } from './search-sites.ts'
import { SliceMemory } from './slice-memory.ts'
import { storeReadings } from './store-readings.ts'

/** How often open tabs are notified that the counts in their lists of crawls have changed. */
const PUBLISHED_EVERY_MS = 3_000

/**
 * Works on one lease of a crawl until the coordinator has no more tasks. It fetches and extracts a few pages in
 * parallel. At each report, it stores the results, returns links and outcomes, and receives further URLs. If the worker
 * crashes, nothing is lost: its URLs are leased, and storing a page twice changes nothing.
 */
export async function readCrawlSlice(
  ctx: ServiceContext,
  job: Pick<CrawlSliceJob, 'crawl_id' | 'slice_id'>,
): Promise<void> {
  const coordinator = ctx.coordinators.crawl(job.crawl_id)
  const claim = await coordinator.claim(job.slice_id, FIRST_ROOM)
  if (!claim) return
  const inHand = new InFlightRequests((urls, isAlone) => coordinator.hold(job.slice_id, urls, isAlone))
  const stopping = new StopSignal(coordinator.untilStopped())
  const thirdParty = new ThirdPartyRequests(ctx, coordinator, job.crawl_id)
  const source = new PageSource(ctx, claim.spec, { inHand, thirdParty, stop: stopping.begin })
  // Each run registers as a separate consumer at the host limiters, so that the limits hold even if a lease is worked
  // on twice.
  const about = { sites: claim.sites }
  const shares = new HostQuota(ctx, newId(), job.crawl_id, (origin) => !about.sites.includes(siteOf(origin)))
  const refining = PageRefining.of(ctx, claim.spec, stopping.finish)
  try {
    await workOn(ctx, job.slice_id, claim, { about, source, shares, inHand, thirdParty, stopping, refining })
  } finally {
    refining?.close()
    await Promise.all([source.close(), shares.leave(), inHand.close(), thirdParty.close()])
  }
}

async function workOn(
  ctx: ServiceContext,
  sliceId: string,
  claim: SliceClaim,
  {
    about,
    source,
    shares,
    inHand,
    thirdParty,
    stopping,
    refining,
  }: Pick<Tools, 'source' | 'shares' | 'inHand' | 'thirdParty'> & {
    /** The websites that the crawl covers, as last reported by its coordinator. */
    about: { sites: readonly string[] }
    stopping: StopSignal
    refining: PageRefining | null
  },
): Promise<void> {
  const { spec } = claim
  const coordinator = ctx.coordinators.crawl(spec.crawl_id)
  const memory = new SliceMemory(claim.fingerprints)
  const booked = new Set<string>()
  let publishedAt = 0
  const pool: ReadingPool = new RequestPool(
    {
      fetch: (url: LeasedUrl) => source.get(url),
      read: async (url: LeasedUrl, answer: SourcedPage) => {
        const reading = await readPage(ctx, url, answer, {
          sites: about.sites,
          memory,
          options: spec.options,
        }).finally(() => inHand.give(url.url))
        return refining ? refining.refine(reading, answer) : reading
      },
    },
    shares,
    stopping.begin,
  )

  await runSlice({
    task: claim.task,
    pool,
    shares,
    stopping,
    work: (task: SliceTask) =>
      work(ctx, spec, task, { pool, memory, booked, source, shares, inHand, thirdParty, stop: stopping.begin }),
    isEnd: (done) => done.is_finished === true,
    nack: () => coordinator.nack(sliceId),
    report: async (done, standing) => {
      const reply = await coordinator.report({
        slice_id: sliceId,
        continuations: spec.continuations,
        outcomes: [],
        links: [],
        items_found: null,
        current_url: pool.latest,
        is_finished: false,
        ...done,
        ...standing,
      })
      about.sites = reply?.sites ?? about.sites
      if (Date.now() - publishedAt >= PUBLISHED_EVERY_MS) {
        publishedAt = Date.now()
        publishTopics(ctx, spec.account_id, ['crawl-progress'])
      }
      if (reply) await pool.drop(new Map(reply.given_up.map(({ origin, reason }) => [origin, failedAnswer(reason)])))
      return reply
    },
  })
}

const failedAnswer = (reason: GivenUp['reason']): SourcedPage =>
  reason === 'wait-too-long'
    ? { kind: 'failed', reason, isRetryable: false }
    : { kind: 'failed', reason, isRetryable: false, redirects: [] }

type ReadingPool = RequestPool<LeasedUrl, SourcedPage, PageReading>
interface Tools {
  readonly pool: ReadingPool
  readonly memory: SliceMemory
  /** Websites that this lease has charged to the plan as read. */
  readonly booked: Set<string>
  readonly source: PageSource
  readonly shares: HostQuota
  readonly inHand: InFlightRequests
  readonly thirdParty: ThirdPartyRequests
  /** Aborted when nothing more may be started. */
  readonly stop: AbortSignal
}

/** Works on a task until there is something to report. */
async function work(
  ctx: ServiceContext,
  spec: CrawlSpec,
  task: SliceTask,
  { pool, memory, booked, source, shares, inHand, thirdParty, stop }: Tools,
): Promise<Partial<SliceReport>> {
  switch (task.kind) {
    case 'search':
      return { searched: await searchSites(ctx, spec, task) }
    case 'prepare': {
      const { prepared, links } = await prepareCrawlOrigin(ctx, spec, task, { inHand, thirdParty, stop })
      if (spec.respects_robots) await shares.setCrawlDelay(task.origin, prepared.crawl_delay_ms)
      return { prepared, links: [...links] }
    }
    case 'finish':
      return { is_finished: true, items_found: await finishCrawl(ctx, spec, task) }
    case 'read':
      await source.expect(task.urls)
      pool.add(task.urls)
      break
    case 'wait':
      if (pool.isEmpty) await sleep(task.wait_ms, stop)
      break
    case 'none':
  }
  await shares.renew(pool.loads)
  pool.pump()
  const taken = await pool.take(task.kind === 'wait' ? task.wait_ms : undefined)
  const { readings, uncovered } = await chargeWebsites(ctx, spec, taken, booked)
  if (uncovered.length > 0) pool.letGo(({ url }) => uncovered.includes(siteOf(url)))
  const outcomes = readings.map((reading) => reading.outcome)
  await propagateRetryAfter(shares, outcomes)
  if (readings.length === 0) return {}
  const items_found = await storeReadings(ctx, spec, readings, memory)
  return {
    outcomes,
    ...(uncovered.length > 0 && { uncovered: [...uncovered] }),
    links: readings.flatMap((reading) => reading.links),
    items_found,
  }
}
