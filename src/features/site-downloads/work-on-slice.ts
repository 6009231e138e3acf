import type { SiteDownloadSliceJob } from '../../contracts/queues.ts'
import type {
  DownloadClaim,
  DownloadReport,
  DownloadTask,
  LeasedFile,
} from '../../contracts/site-downloads/site-download-slices.ts'
import type { ServiceContext } from '../../core/context.ts'
import { BrowserTabs } from '../../crawler/browser-tabs.ts'
import { HostQuota, propagateRetryAfter } from '../../crawler/host-quota.ts'
import { InFlightRequests } from '../../crawler/in-flight-requests.ts'
import { prepareOrigin } from '../../crawler/prepare-origin.ts'
import { DOWNLOAD_CONCURRENCY, RequestPool } from '../../crawler/request-pool.ts'
import { FIRST_ROOM, runSlice } from '../../crawler/run-slice.ts'
import { StopSignal } from '../../crawler/stop-signal.ts'
import { ThirdPartyRequests } from '../../crawler/third-party.ts'
import { Deduplicator } from '../../lib/deduplicator.ts'
import { newId } from '../../lib/ids.ts'
import { sleep } from '../../lib/sleep.ts'
import { siteOf } from '../../lib/url.ts'
import { WriteRoom } from '../../platform/storage/object-writer.ts'
import { CookieJar } from '../../platform/web/cookie-jar.ts'
import { PartBuffers } from './archive/archive-upload.ts'
import { closeArchive } from './archive/close-archive.ts'
import { EarlyPacker } from './archive/early-packer.ts'
import { openArchive } from './archive/open-archive.ts'
import { type PackTools, packBatch } from './archive/pack-batch.ts'
import { recheckBatch } from './archive/recheck-batch.ts'
import { SiteRewriter } from './archive/site-rewriter.ts'
import { StoredFiles } from './archive/stored-files.ts'
import { type CaptureAnswer, captureFile } from './capture-file.ts'
import { CaptureStore } from './capture-store.ts'
import { clearFiles } from './clear-files.ts'
import { finishSiteDownload } from './finish-site-download.ts'
import { noteProgress } from './note-progress.ts'
import { type CaptureReading, readCapture } from './read-capture.ts'
import { capturesFolder, folderOf } from './storage-keys.ts'

/** Interval for updates of the row that the interface shows. */
const NOTE_MS = 1_000

type CapturePool = RequestPool<LeasedFile & { bytesLeft: number }, CaptureAnswer, CaptureReading>
interface Tools {
  readonly pool: CapturePool
  readonly shares: HostQuota
  readonly store: CaptureStore
  readonly buffers: PartBuffers
  readonly stored: StoredFiles
  readonly rewriter: SiteRewriter
  readonly early: EarlyPacker
  readonly inHand: InFlightRequests
  readonly thirdParty: ThirdPartyRequests
  /** Aborted when no new work may be started. */
  readonly stop: AbortSignal
}

/**
 * Processes one lease of a website download until the coordinator has no more work: captures files, a few at a time,
 * then packs them batch by batch. Crash-safe: unfinished work is leased again, and writing a file or a part twice has
 * no further effect.
 */
export async function workOnSlice(ctx: ServiceContext, job: Omit<SiteDownloadSliceJob, 'account_id'>): Promise<void> {
  const coordinator = ctx.coordinators.siteDownload(job.download_id)
  const claim = await coordinator.claim(job.slice_id, FIRST_ROOM)
  if (!claim) return
  const stopping = new StopSignal(coordinator.untilStopped())
  const tabs = new BrowserTabs(ctx, stopping.begin)
  // Each consumer has its own id at the host limiters, so that two consumers of one lease share the limit.
  const about = { sites: claim.sites }
  const shares = new HostQuota(
    ctx,
    newId(),
    job.download_id,
    (origin) => !about.sites.includes(siteOf(origin)),
    DOWNLOAD_CONCURRENCY,
  )
  const thirdParty = new ThirdPartyRequests(ctx, coordinator, job.download_id)
  const inHand = new InFlightRequests((urls, isAlone) => coordinator.hold(job.slice_id, urls, isAlone))
  try {
    await workOn(ctx, job.slice_id, claim, { about, tabs, shares, inHand, thirdParty, stopping })
  } finally {
    await Promise.all([tabs.close(), shares.leave(), inHand.close(), thirdParty.close()])
  }
}

async function workOn(
  ctx: ServiceContext,
  sliceId: string,
  claim: DownloadClaim,
  {
    about,
    tabs,
    shares,
    inHand,
    thirdParty,
    stopping,
  }: Pick<Tools, 'shares' | 'inHand' | 'thirdParty'> & {
    /** The download's websites, as last reported by its coordinator. */
    readonly about: { sites: readonly string[] }
    readonly tabs: BrowserTabs
    readonly stopping: StopSignal
  },
): Promise<void> {
  const { spec } = claim
  const coordinator = ctx.coordinators.siteDownload(spec.download_id)
  const seen = new Deduplicator()
  const room = new WriteRoom()
  const store = new CaptureStore(ctx.files, capturesFolder(folderOf(spec.account_id, spec.download_id)))
  const tools = {
    spec,
    tabs,
    room,
    store,
    cookies: new CookieJar(),
    inHand,
    thirdParty,
    signal: stopping.finish,
  }
  const buffers = new PartBuffers(room)
  const stored = new StoredFiles(ctx.files)
  const rewriter = new SiteRewriter(ctx, spec, stored)
  const early = new EarlyPacker(ctx, spec, sliceId, { buffers, stored, rewriter, inHand })
  let notedAt = 0
  /** Bytes captured and not reported yet. */
  let unreported = 0
  const pool: CapturePool = new RequestPool(
    {
      fetch: (file) => captureFile(ctx, file, file.bytesLeft, tools),
      read: async (file, answer) => {
        if (answer.kind === 'stored') unreported += answer.sizeBytes
        if (unreported >= file.bytesLeft) pool.hurry()
        try {
          return await readCapture(file, answer, {
            spec,
            sites: about.sites,
            now: ctx.clock.now(),
            isNew: (url) => seen.isNew(url),
          })
        } finally {
          inHand.give(file.url)
        }
      },
    },
    shares,
    stopping.begin,
    DOWNLOAD_CONCURRENCY,
  )
  await noteProgress(ctx, spec, claim.progress)

  await runSlice({
    task: claim.task,
    pool,
    shares,
    stopping,
    work: (task: DownloadTask) =>
      work(ctx, sliceId, claim, task, {
        ...{ pool, shares, store, buffers, stored, rewriter, early, inHand, thirdParty },
        stop: stopping.begin,
      }),
    isEnd: (done) => done.is_cleared === true,
    nack: () => coordinator.nack(sliceId),
    report: async (done, standing) => {
      const packed = standing.is_leaving || early.isFull ? await early.end() : {}
      for (const { size_bytes } of done.captures ?? []) unreported -= size_bytes
      const reply = await coordinator.report({
        slice_id: sliceId,
        outcomes: [],
        captures: [],
        references: [],
        is_finished: false,
        is_cleared: false,
        ...early.takeOpened(),
        ...packed,
        ...done,
        ...standing,
      })
      if (reply) early.noteReport()
      else early.stop()
      about.sites = reply?.sites ?? about.sites
      if (reply) await pool.drop(new Map(reply.given_up.map(({ origin, reason }) => [origin, gaveUp(reason)])))
      if (reply && Date.now() - notedAt > NOTE_MS) {
        notedAt = Date.now()
        await noteProgress(ctx, spec, reply.progress)
      }
      return reply
    },
  })
}

const gaveUp = (reason: string): CaptureAnswer => ({ kind: 'failed', reason, isRetryable: false })

/** Executes a task until there is something to report. */
async function work(
  ctx: ServiceContext,
  sliceId: string,
  { spec }: DownloadClaim,
  task: DownloadTask,
  { pool, shares, store, buffers, stored, rewriter, early, inHand, thirdParty, stop }: Tools,
): Promise<Partial<DownloadReport>> {
  const isAlive = () => ctx.coordinators.siteDownload(spec.download_id).renew(sliceId)
  switch (task.kind) {
    case 'prepare': {
      const { prepared, links } = await prepareOrigin(ctx, task.origin, {
        respectsRobots: spec.respects_robots,
        sitemap: task.wants_sitemaps ? 'hints' : 'ignore',
        pagesMax: spec.pages_max,
        inHand,
        thirdParty,
        stop,
      })
      if (spec.respects_robots) await shares.setCrawlDelay(task.origin, prepared.crawl_delay_ms)
      return { prepared, references: links.map((link) => ({ ...link, kind: 'page' as const })) }
    }
    case 'open':
    case 'recheck':
    case 'pack':
    case 'close':
      // What was packed during the capture comes first.
      return early.hasBatch
        ? await early.end()
        : await writeArchive(ctx, spec, task, { buffers, stored, rewriter, inHand, isWanted: isAlive })
    case 'finish':
      return await finishSiteDownload(ctx, spec, task)
    case 'clear':
      early.stop()
      // Files stored after this would remain.
      await pool.idle()
      await clearFiles(ctx, spec, task)
      return { is_cleared: true }
    case 'capture':
      pool.add(task.files.map((file) => ({ ...file, bytesLeft: task.bytes_left })))
      break
    case 'wait':
      if (pool.isEmpty) await sleepWhilePacking(task.wait_ms, stop, early)
      break
    case 'none':
  }
  await shares.renew(pool.loads)
  pool.pump()
  let isTaken = false
  const taking = pool.take(task.kind === 'wait' ? task.wait_ms : undefined).finally(() => {
    isTaken = true
  })
  // An error surfaces below. Until then, it must not count as an unhandled rejection.
  taking.catch(() => {})
  // No URL is left to take, so there is time while the last ones are fetched.
  if (task.kind === 'wait' || task.kind === 'none' || pool.isHungry) await early.packUntil(() => isTaken)
  const readings = await taking
  const outcomes = readings.map(({ outcome }) => outcome)
  await propagateRetryAfter(shares, outcomes)
  if (readings.length === 0) return {}
  await store.flush()
  return {
    outcomes,
    captures: readings.flatMap(({ capture }) => capture ?? []),
    references: readings.flatMap(({ references }) => references),
  }
}

/** Sleeps, and packs meanwhile. */
async function sleepWhilePacking(ms: number, stop: AbortSignal, early: EarlyPacker): Promise<void> {
  const until = Date.now() + ms
  await early.packUntil(() => stop.aborted || Date.now() >= until)
  await sleep(Math.max(0, until - Date.now()), stop)
}

/** Executes a task that writes an archive once everything is captured. */
async function writeArchive(
  ctx: ServiceContext,
  spec: DownloadClaim['spec'],
  task: Extract<DownloadTask, { kind: 'open' | 'recheck' | 'pack' | 'close' }>,
  tools: PackTools,
): Promise<Partial<DownloadReport>> {
  switch (task.kind) {
    case 'open':
      return { opened: { format: task.format, upload_id: await openArchive(ctx, spec, task.format) } }
    case 'recheck':
      return await recheckBatch(ctx, spec, task, tools.rewriter)
    case 'pack':
      return await packBatch(ctx, spec, task, tools)
    case 'close':
      return await closeArchive(ctx, spec, task, tools.buffers)
  }
}
