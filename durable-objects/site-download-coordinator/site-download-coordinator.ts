import { HOST_WAIT_MS_MAX, type SliceStop } from '../../src/contracts/crawls/crawl-slices.ts'
import {
  type ArchiveFormat,
  type DownloadClaim,
  type DownloadProgress,
  type DownloadReply,
  DownloadReport,
  type DownloadTask,
  type EarlyWork,
  type Located,
  type MissedUrl,
  type OfferedReference,
  type PlacedCapture,
  SiteDownloadSpec,
  type SitePlaces,
} from '../../src/contracts/site-downloads/site-download-slices.ts'
import { siteOf } from '../../src/lib/url.ts'
import { crashPenalty, type WorkerCrash } from '../frontier/deaths.ts'
import { ALONE_WAIT_MS, IN_HAND_LOSS, LEASE_MS, LOSSES_MAX, REDIRECTS_MAX } from '../frontier/limits.ts'
import { recordPreparedOrigin } from '../frontier/record-prepared-origin.ts'
import { UrlCoordinator } from '../frontier/url-coordinator.ts'
import type { SlotRequest } from '../slice-scheduler/slice-scheduler.ts'
import { Archives } from './archives.ts'
import { Captures } from './captures.ts'
import {
  type DownloadCounts,
  type DownloadState,
  isCaptured,
  limitReached,
  newDownloadState,
  percentOf,
  progressOf,
  roomOf,
  verdictOf,
} from './download-state.ts'
import { evaluateReference } from './evaluate-reference.ts'
import { AFTERLIFE_MS, OPEN_MAX, PACK_LOSSES_MAX, SLICES_MAX, UPLOADS_MAX } from './limits.ts'
import { OWN_TABLES } from './tables.ts'
import { ThirdPartyFiles } from './third-party-files.ts'

/**
 * Coordinates one website download. Owns the frontier, the limits, and the progress of each archive; consumers fetch,
 * store and pack. All calls are idempotent. URLs that a crashed consumer held are leased again.
 */
export class SiteDownloadCoordinator extends UrlCoordinator<DownloadState> {
  protected readonly queue = 'site-download-slices'
  protected readonly slicesMax = SLICES_MAX
  protected readonly afterlifeMs = AFTERLIFE_MS
  readonly #captures: Captures
  readonly #archives: Archives
  readonly #thirdPartyFiles: ThirdPartyFiles

  constructor(state: DurableObjectState, env: Env) {
    super(state, env, OWN_TABLES)
    this.#captures = new Captures(state.storage)
    this.#archives = new Archives(state.storage, this.#captures)
    this.#thirdPartyFiles = new ThirdPartyFiles(state.storage)
  }

  /** Starts the download, or resumes one that is suspended or stalled. Idempotent. */
  async begin(input: SiteDownloadSpec): Promise<void> {
    const spec = SiteDownloadSpec.parse(input)
    if (!this.state) {
      this.save(newDownloadState(spec, [siteOf(spec.url)]))
      this.frontier.add({ url: spec.url, depth: 0, priority: 0 })
    }
    this.wake()
    await this.keepGoing()
  }

  /** Lets a consumer claim a slice. Returns null if there is nothing left to do for it. */
  async claim(sliceId: string, room: number): Promise<DownloadClaim | null> {
    const { state } = this
    if (!state || state.finishedAt || !this.slices.take(sliceId, Date.now() + LEASE_MS)) {
      await this.turnAway(sliceId)
      return null
    }
    if (!state.startedAt) this.save({ ...state, startedAt: new Date().toISOString() })
    // A previous consumer that failed may have left URLs leased to the slice.
    this.recordRefunds(sliceId)
    const task = this.#nextTask(sliceId, room)
    await this.keepGoing()
    return { spec: state.spec, sites: [...state.sites], task, progress: this.#progress() }
  }

  /**
   * Accepts a consumer's report and returns its next task. Returns null if the consumer is no longer needed or its
   * lease has expired.
   */
  async report(input: DownloadReport): Promise<DownloadReply | null> {
    const report = DownloadReport.parse(input)
    if (!this.state || this.state.finishedAt) return null
    const now = Date.now()
    const isAlive = this.slices.renew(report.slice_id, now + LEASE_MS)
    try {
      this.atomically(() => this.#take(report, now, isAlive))
    } catch (error) {
      this.#thirdPartyFiles.forget()
      this.#archives.forget()
      throw error
    }
    let task: DownloadTask = { kind: 'none' }
    if (report.is_cleared) this.#finish()
    else if (report.is_leaving) this.drop(report.slice_id)
    else if (isAlive) task = this.#nextTask(report.slice_id, report.room)
    await this.keepGoing()
    if (!isAlive) return null
    return {
      task,
      sites: [...this.state.sites],
      given_up: this.frontier.origins.givenUp(),
      stop: this.stopOf(this.state),
      progress: this.#progress(),
    }
  }

  /** Renews the lease of a consumer during a long task. Returns false if the consumer must abandon the task. */
  async renew(sliceId: string): Promise<boolean> {
    const { state } = this
    if (!state || state.finishedAt || state.isDiscarded) return false
    return this.slices.renew(sliceId, Date.now() + LEASE_MS)
  }

  async progress(): Promise<DownloadProgress | null> {
    return this.state ? this.#progress() : null
  }

  /** Cancels the download. With `keep`, the files captured so far are packed; otherwise everything is deleted. */
  async cancel(keep: boolean): Promise<void> {
    const { state } = this
    if (!state || state.finishedAt || state.isDiscarded) return
    this.save({ ...state, stopped: 'cancelled', isDiscarded: !keep })
    await this.keepGoing()
  }

  /**
   * Deletes everything, since the download was deleted with its account. Consumers that still work on it are turned
   * away.
   */
  async forget(): Promise<void> {
    this.#thirdPartyFiles.forget()
    this.#archives.forget()
    await this.forgetAll()
  }

  /**
   * Returns the locations of URLs in the archive, in the same order; null for those it does not contain. Redirects are
   * followed.
   */
  async locate(urls: readonly string[]): Promise<(Located | null)[]> {
    return urls.map((url) => this.#captures.placeOf(this.frontier.redirects.targetOf(url, REDIRECTS_MAX)))
  }

  /**
   * Returns the locations of all files of the archive, page by page, for a consumer that rewrites references. They are
   * final once it packs.
   */
  async listPlaces({ seq, id }: NonNullable<SitePlaces['next']>, limit: number): Promise<SitePlaces> {
    const files = this.#captures.placesAfter(seq, limit)
    const redirects = this.frontier.redirects.after(id, limit)
    const isOver = files.length < limit && redirects.length < limit
    return {
      files: files.map(({ seq: _, ...file }) => file),
      redirects: redirects.map(({ from, to }) => ({ from, to })),
      next: isOver ? null : { seq: files.at(-1)?.seq ?? seq, id: redirects.at(-1)?.id ?? id },
    }
  }

  /**
   * Returns captured files after one that a waiting consumer may pack already. Returns null if it may pack nothing:
   * a consumer crashed before, a URL must be read alone, or the capture is about to end.
   */
  async listEarlyWork(sliceId: string, seq: number, limit: number): Promise<EarlyWork | null> {
    const { state, frontier } = this
    if (!state || state.finishedAt || state.stopped || state.failure || state.hasCrashed) return null
    if (!this.slices.has(sliceId) || frontier.isWaitingForSolitude || this.#failure()) return null
    return { ...this.#archives.earlyWork(seq, limit), open: frontier.openUrls(OPEN_MAX) }
  }

  /** Whether a path in the archive is free. */
  async isPathFree(path: string): Promise<boolean> {
    return this.#captures.isFree(path)
  }

  /** Returns the captures after a given one, in order, for the manifest. */
  async listCaptures(afterSeq: number, limit: number): Promise<PlacedCapture[]> {
    return this.#captures.batchAfter(afterSeq, { keptOnly: false, filesMax: limit, bytesMax: Number.POSITIVE_INFINITY })
  }

  /** Returns URLs that were found and not captured, in order of discovery, with the cursor for the next call. */
  async listMissed(afterId: number, limit: number): Promise<{ missed: MissedUrl[]; lastId: number | null }> {
    return this.frontier.listMissed(afterId, limit)
  }

  /** Returns the directory records of one archive batch and their number. */
  async directoryOf(format: ArchiveFormat, batch: number): Promise<{ directory: Uint8Array; entries: number } | null> {
    return this.#archives.directoryOf(format, batch)
  }

  protected override slotRequest(sliceId: string): SlotRequest {
    const { account_id, download_id } = this.state!.spec
    const message = { account_id, download_id, slice_id: sliceId }
    return { queue: this.queue, work_id: download_id, is_foreground: false, message }
  }

  protected override endOverdue(now: number): void {
    const state = this.state!
    if (state.stopped) return
    const stopped = limitReached(state, this.#counts(), now - this.restedMs)
    if (stopped) this.save({ ...state, stopped })
  }

  /** At a limit, a download still captures what its consumer has leased. */
  protected override stopOf({ stopped, failure, isDiscarded, finishedAt }: DownloadState): SliceStop | null {
    if (isDiscarded || finishedAt) return 'drop'
    return stopped === 'cancelled' || failure ? 'let-end' : null
  }

  protected override hasWork(now: number): boolean {
    const state = this.state!
    const counts = this.#counts()
    if (isCaptured(state, counts)) return counts.pages.leased + counts.assets.leased === 0 || state.isDiscarded
    const { room, onlyAssets } = roomOf(state, counts)
    return this.frontier.origins.hasNew() || (room > 0 && this.frontier.hasFree(now, onlyAssets ? 'asset' : null))
  }

  /**
   * Limits the crashes while packing. A file that crashes consumers is copied unchanged; after `PACK_LOSSES_MAX`
   * crashes the download fails. A file that was in hand during the capture is only suspected, since others were too.
   */
  protected override release(sliceId: string, death: WorkerCrash | null): void {
    super.release(sliceId, death)
    const { state } = this
    if (!death || !state) return
    const isPacking = this.#isPacking(this.#counts())
    const maximum = isPacking ? LOSSES_MAX : IN_HAND_LOSS
    for (const url of death.inHand) this.#captures.blame(url, Math.min(maximum, crashPenalty(url, death)))
    this.save({ ...state, hasCrashed: true })
    if (!isPacking) return
    const packLosses = state.packLosses + 1
    this.save({ ...this.state!, packLosses, ...(packLosses >= PACK_LOSSES_MAX && { failure: 'download-storage' }) })
  }

  #failure(): string | null {
    const { failure, spec } = this.state!
    return failure ?? this.frontier.redirects.failureOf(spec.url, REDIRECTS_MAX)
  }

  #counts(): DownloadCounts {
    return { pages: this.frontier.counts('page'), assets: this.frontier.counts('asset') }
  }

  #formats(): ArchiveFormat[] {
    return this.state!.spec.makes_wacz ? ['zip', 'wacz'] : ['zip']
  }

  #step(counts: DownloadCounts): DownloadProgress['step'] {
    const state = this.state!
    if (state.finishedAt) return 'finished'
    if (state.stopped === 'cancelled') return 'stopping'
    return this.#isPacking(counts) ? 'packing' : 'capturing'
  }

  #isPacking(counts: DownloadCounts): boolean {
    const state = this.state!
    return !state.isDiscarded && isCaptured(state, counts) && counts.pages.leased + counts.assets.leased === 0
  }

  #progress(): DownloadProgress {
    const counts = this.#counts()
    const step = this.#step(counts)
    const state = this.state!
    const progress = percentOf(state, counts, this.#isPacking(counts) ? this.#packedShare() : null)
    if (progress !== state.progress) this.save({ ...state, progress })
    const archives = { zip: this.#archives.get('zip'), wacz: this.#archives.get('wacz') }
    return progressOf(this.state!, counts, archives, step, Date.now())
  }

  #packedShare(): number {
    const formats = this.#formats()
    const done = formats.map((format) => {
      const { size, afterSeq } = this.#archives.get(format)
      return size !== null ? 1 : this.#captures.bytesUpTo(afterSeq) / Math.max(1, this.state!.bytesCaptured)
    })
    return done.reduce((sum, share) => sum + share, 0) / formats.length
  }

  #take(report: DownloadReport, now: number, isAlive: boolean): void {
    const { prepared } = report
    if (report.let_go) this.frontier.letGo(report.let_go)
    if (report.held) this.frontier.origins.takeHolds(report.held, now)
    const moved = prepared ? recordPreparedOrigin(this.frontier, prepared, [this.state!.spec.url]) : []
    const homeHost = new URL(this.state!.spec.url).host
    const isPacked = (seq: number) => this.#archives.isPackedEarly(seq)
    let bytes = 0
    for (const capture of report.captures) bytes += this.#captures.add(capture, homeHost, isPacked)
    this.save({ ...this.state!, bytesCaptured: this.state!.bytesCaptured + bytes })
    for (const outcome of [...moved, ...report.outcomes]) {
      const { kind, depth } = this.frontier.nodeOf(outcome.url)
      this.frontier.settle(outcome, now)
      if (outcome.outcome === 'redirected')
        this.#followRedirect(outcome.url, { url: outcome.to, text: '', depth, kind })
    }
    // If the start page does not exist, the rest of the site is not downloaded either, even if sitemaps list its pages.
    const failure = this.#failure()
    if (failure) this.save({ ...this.state!, failure })
    for (const reference of report.references) this.#offer(reference)
    // Two writers would corrupt an archive, so only the consumer that holds the lease may report on it.
    if (isAlive) this.#takeArchiveReport(report)
  }

  #takeArchiveReport(report: DownloadReport): void {
    const { opened, packed, rechecked, closed, lost_upload, is_finished, is_unwanted } = report
    if (rechecked) this.#archives.takeRechecked(rechecked)
    if (opened) this.#archives.takeOpened(opened)
    if (packed) this.#archives.takePacked(packed)
    if (closed) this.#archives.takeClosed(closed)
    if (lost_upload && this.#archives.restart(lost_upload) >= UPLOADS_MAX) {
      this.save({ ...this.state!, failure: 'download-storage' })
    }
    if (is_unwanted) this.save({ ...this.state!, isDiscarded: true })
    if (is_finished) this.save({ ...this.state!, isWritten: true })
  }

  /**
   * Adds a redirect's target in place of its source. If the start page redirects to another site, the download includes
   * that site.
   */
  #followRedirect(from: string, to: OfferedReference): void {
    if (this.frontier.redirects.isLoop(from, REDIRECTS_MAX)) {
      this.frontier.redirects.breakLoop(from, to.url)
      return
    }
    if (this.frontier.redirects.endsLongChain(from, REDIRECTS_MAX)) return
    const state = this.state!
    const site = siteOf(to.url)
    const isStart = to.kind === 'page' && to.depth === 0
    if (isStart && !state.sites.includes(site)) this.save({ ...state, sites: [...state.sites, site] })
    this.#offer(to)
    this.frontier.redirects.noteHop(from, to.url)
  }

  #offer(reference: OfferedReference): void {
    const { frontier } = this
    const isTaken = evaluateReference(reference, this.state!, { frontier, thirdPartyFiles: this.#thirdPartyFiles })
    if (!isTaken) void this.noteThirdPartyLimit()
  }

  #nextTask(sliceId: string, wanted: number): DownloadTask {
    const state = this.state!
    const now = Date.now()
    const counts = this.#counts()
    if (isCaptured(state, counts)) {
      const isStill = counts.pages.leased + counts.assets.leased === 0
      return isStill || state.isDiscarded ? this.#closingTask(counts) : { kind: 'none' }
    }
    const prepared = wanted > 0 ? this.frontier.origins.lease(sliceId) : null
    if (prepared) {
      const { origin, skipsSitemaps } = prepared
      return { kind: 'prepare', origin, wants_sitemaps: state.sites.includes(siteOf(origin)) && !skipsSitemaps }
    }
    const { room, onlyAssets } = roomOf(state, counts)
    const files = this.frontier.leaseUrls(sliceId, Math.min(room, wanted), now, {
      onlyKind: onlyAssets ? 'asset' : null,
    })
    const bytes_left = Math.max(0, state.spec.bytes_max - state.bytesCaptured)
    if (files.length > 0) return { kind: 'capture', files, bytes_left }
    const left = this.#counts()
    if (isCaptured(state, left) && left.pages.leased + left.assets.leased === 0) return this.#closingTask(left)
    if (this.frontier.isWaitingForSolitude) return { kind: 'wait', wait_ms: ALONE_WAIT_MS }
    const freeAt = this.frontier.nextFreeAt(now)
    return freeAt !== null && freeAt - now <= HOST_WAIT_MS_MAX
      ? { kind: 'wait', wait_ms: Math.max(50, freeAt - now) }
      : { kind: 'none' }
  }

  /** Returns the next task after capturing: writing the archives, writing the final state, or cleaning up. */
  #closingTask(counts: DownloadCounts): DownloadTask {
    const state = this.state!
    const captured = this.#captures.count()
    const failure = this.#failure()
    const verdict = verdictOf({ ...state, failure }, counts, captured, this.thirdParty.isLimited)
    const hasArchive = verdict.status === 'completed' || verdict.notice === 'download-kept'
    if (hasArchive) {
      for (const format of this.#formats()) {
        const task = this.#archives.nextTask(format)
        if (task) return task
      }
    }
    if (!state.isWritten) return { kind: 'finish', ...verdict }
    return { kind: 'clear', all: !hasArchive, uploads: this.#archives.openUploads() }
  }

  #finish(): void {
    this.save({ ...this.state!, finishedAt: new Date().toISOString() })
    this.endSlices()
  }
}
