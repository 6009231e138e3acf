import { exports } from 'cloudflare:workers'
import {
  CrawlSpec,
  type DiscoveredLink,
  HOST_WAIT_MS_MAX,
  type SliceClaim,
  type SliceReply,
  SliceReport,
  type SliceStop,
  type SliceTask,
} from '../../src/contracts/crawls/crawl-slices.ts'
import type { CrawlProgress } from '../../src/contracts/crawls/crawls.ts'
import { LIVE_ENDED, LIVE_PASS_HEADER, LivePass } from '../../src/contracts/live-passes.ts'
import { siteOf } from '../../src/lib/url.ts'
import { CONTINUABLE_MS } from '../../src/rules/crawls/continuation.ts'
import { type CrawlScope, crawlScope } from '../../src/url-policy/crawl-scope.ts'
import { evaluateUrl, isWorthTelling } from '../../src/url-policy/evaluate-url.ts'
import type { WorkerCrash } from '../frontier/deaths.ts'
import { ALONE_WAIT_MS, LEASE_MS, REDIRECTS_MAX } from '../frontier/limits.ts'
import { recordPreparedOrigin } from '../frontier/record-prepared-origin.ts'
import { UrlCoordinator } from '../frontier/url-coordinator.ts'
import { acceptTicketOnce } from '../live-connections/accept-ticket-once.ts'
import { Watchers } from '../live-connections/watchers.ts'
import type { SlotRequest } from '../slice-scheduler/slice-scheduler.ts'
import {
  budgetOf,
  type CrawlState,
  continuationsOf,
  continuedState,
  couldContinue,
  fruitlessOf,
  handoutOf,
  isForeground,
  isOver,
  isSearching,
  isUnproductive,
  newCrawlState,
  pagesPerSite,
  progressOf,
  runStartOf,
  searchedState,
  sitesWanted,
  verdictOf,
} from './crawl-state.ts'
import { AFTERLIFE_MS, CRAWL_MS_MAX, FINISH_DEATHS_MAX, SLICES_MAX, UNWRITTEN_MAX } from './limits.ts'

/**
 * Coordinates one crawl. Owns the frontier, the pace and the counters, and leases slices of work to queue consumers; it
 * makes no requests itself. All calls are idempotent. URLs that a crashed consumer held return to the frontier.
 */
export class CrawlCoordinator extends UrlCoordinator<CrawlState> {
  protected readonly queue = 'crawl-slices'
  protected readonly slicesMax = SLICES_MAX
  protected get afterlifeMs(): number {
    return couldContinue(this.state!, this.frontier.counts()) ? CONTINUABLE_MS : AFTERLIFE_MS
  }
  readonly #watchers = new Watchers<CrawlProgress>(this.ctx, {
    next: () => {
      if (!this.state) return null
      const message = this.#progress()
      return { message, isLast: message.finished_at !== null }
    },
    mayWatch: (passes) => exports.LivePasses.mayWatch(passes),
  })
  #waiters: (() => void)[] = []
  /** The URL filter built from the options, for the start URLs it was made with. */
  #scope: { startUrls: readonly string[]; scope: CrawlScope } | null = null

  /**
   * Starts the crawl, resumes one that is suspended or stalled, or continues a finished one from its frontier if the
   * specification counts more continuations. Idempotent.
   */
  async begin(input: CrawlSpec): Promise<void> {
    const spec = CrawlSpec.parse(input)
    const { state } = this
    if (!state) {
      this.save(newCrawlState(spec, [...new Set(spec.start_urls.map(siteOf))]))
      for (const url of spec.start_urls) this.frontier.add({ url, depth: 0, priority: 0 })
    } else if (spec.continuations > continuationsOf(state)) {
      // The end may be written but not reported yet.
      if (state.finishedAt) this.#continueWith(spec)
      else this.save({ ...state, continuation: spec })
    }
    this.wake()
    await this.keepGoing()
  }

  /** The number of known pages that a finished crawl did not read; null if its frontier is not kept any more. */
  async pagesLeft(): Promise<number | null> {
    return this.state ? this.frontier.counts().waiting : null
  }

  #continueWith(spec: CrawlSpec): void {
    // robots.txt may be older than a consumer may rely on (RFC 9309 2.4), so it is read again.
    this.frontier.origins.renew()
    this.startClock()
    this.save(continuedState(this.state!, spec, new Date().toISOString()))
  }

  /** Lets a consumer claim a slice. Returns null if there is nothing left to do for it. */
  async claim(sliceId: string, room: number): Promise<SliceClaim | null> {
    const state = this.state
    if (!state || state.finishedAt || !this.slices.take(sliceId, Date.now() + LEASE_MS)) {
      await this.turnAway(sliceId)
      return null
    }
    if (state.status === 'queued')
      this.save({ ...state, status: 'running', startedAt: state.startedAt ?? new Date().toISOString() })
    // A previous consumer that failed may have left URLs leased to the slice.
    this.recordRefunds(sliceId)
    const task = this.#nextTask(sliceId, room)
    await this.keepGoing()
    this.#tell()
    const spec = { ...state.spec, continuations: continuationsOf(state) }
    return { spec, sites: [...state.sites], fingerprints: this.frontier.fingerprints(), task }
  }

  /**
   * Accepts a consumer's report and returns its next task. Returns null if the consumer is no longer needed or its
   * lease has expired.
   */
  async report(input: SliceReport): Promise<SliceReply | null> {
    const report = SliceReport.parse(input)
    const state = this.state
    if (!state || state.finishedAt || (report.continuations ?? 0) !== continuationsOf(state)) return null
    const now = Date.now()
    this.atomically(() => this.#take(report, now))
    let task: SliceTask = { kind: 'none' }
    const isAlive = this.slices.renew(report.slice_id, now + LEASE_MS)
    if (report.is_finished) this.#finish()
    else if (report.is_leaving) this.drop(report.slice_id)
    else if (isAlive) task = this.#nextTask(report.slice_id, report.room)
    await this.keepGoing()
    this.#tell()
    if (!isAlive) return null
    const { sites } = this.state!
    return {
      task,
      sites: [...sites],
      given_up: this.frontier.origins.givenUp(),
      stop: this.stopOf(this.state!),
      progress: this.#progress(),
    }
  }

  async progress(): Promise<CrawlProgress | null> {
    return this.state ? this.#progress() : null
  }

  /** Cancels the crawl: no URL is leased and no request started any more. Pages being read are still kept. */
  async cancel(): Promise<void> {
    const state = this.state
    if (!state || state.finishedAt || state.stopped) return
    this.save({ ...state, stopped: 'cancelled' })
    await this.keepGoing()
    this.#tell()
  }

  /** Deletes everything, since the crawl was deleted. Consumers that still work on it are turned away. */
  async forget(): Promise<void> {
    this.#watchers.dismiss({ code: LIVE_ENDED.code, reason: 'deleted' })
    await this.forgetAll()
    this.#wakeWaiters()
  }

  /** Moves the crawl to the background, since no caller waits for the result. */
  async continueInBackground(): Promise<void> {
    const { state } = this
    if (state && !state.finishedAt) this.save({ ...state, spec: { ...state.spec, is_background: true } })
  }

  /** Resolves with the current progress when the crawl has finished or the timeout has passed. */
  async waitUntilFinished(timeoutMs: number): Promise<CrawlProgress | null> {
    if (this.state && !this.state.finishedAt) {
      await Promise.race([
        new Promise<void>((resolve) => this.#waiters.push(resolve)),
        new Promise((resolve) => setTimeout(resolve, timeoutMs)),
      ])
    }
    return this.progress()
  }

  /** Whether a ticket for a live connection is used for the first time. The call marks it as used. */
  async takeTicket(id: string, expiresAtMs: number): Promise<boolean> {
    return acceptTicketOnce(this.ctx.storage.kv, id, expiresAtMs, Date.now())
  }

  /**
   * Opens a live connection, which receives the full progress now and at every change. The Worker has checked the
   * ticket.
   */
  override async fetch(request: Request): Promise<Response> {
    const pass = LivePass.parse(JSON.parse(request.headers.get(LIVE_PASS_HEADER) ?? 'null'))
    const first = this.state ? this.#progress() : undefined
    return new Response(null, { status: 101, webSocket: this.#watchers.accept(pass, undefined, first) })
  }

  override webSocketMessage(): void {
    // The connection is one-way.
  }

  #progress(): CrawlProgress {
    return progressOf(this.state!, this.frontier.counts())
  }

  #take(report: SliceReport, now: number): void {
    const { prepared, searched } = report
    if (searched) this.#takeSearch(searched)
    if (report.let_go) this.frontier.letGo(report.let_go)
    if (report.held) this.frontier.origins.takeHolds(report.held, now)
    const moved = prepared ? recordPreparedOrigin(this.frontier, prepared, this.state!.startUrls) : []
    for (const outcome of [...moved, ...report.outcomes]) {
      this.frontier.settle(outcome, now)
      if (outcome.outcome === 'redirected') this.#followRedirect(outcome.url, outcome.to)
    }
    if (report.uncovered) this.#leaveAlone(report.uncovered)
    for (const link of report.links) this.#offer(link)
    const state = this.state!
    this.save({
      ...state,
      fruitless: fruitlessOf(state) + report.outcomes.filter(isUnproductive).length,
      // Reports may arrive out of order, so the count never shrinks. Only the final report may lower it, after
      // duplicates have been merged.
      itemsFound: report.is_finished
        ? (report.items_found ?? state.itemsFound)
        : Math.max(state.itemsFound, report.items_found ?? 0),
      currentUrl: report.current_url ?? state.currentUrl,
    })
  }

  /** Makes no more requests to websites that the plan does not cover. */
  #leaveAlone(sites: readonly string[]): void {
    for (const site of sites) this.frontier.origins.refuse(site, 'plan-websites')
    const state = this.state!
    this.save({ ...state, sites: state.sites.filter((site) => !sites.includes(site)) })
  }

  /** Stores a search's results as the crawl's start URLs. A failed search may be retried. */
  #takeSearch(searched: NonNullable<SliceReport['searched']>): void {
    const state = this.state!
    if (!state.search || state.search.isDone) return
    const next = searchedState(state, searched, Date.now())
    for (const url of next.startUrls) this.frontier.add({ url, depth: 0, priority: 0 })
    this.save(next)
  }

  #offer(link: DiscoveredLink, isStart = false): void {
    if (this.frontier.knows(link.url)) return
    const { sites, spec } = this.state!
    const offer = evaluateUrl(link, {
      sites,
      takeFromTrap: (...shape) => this.frontier.takeFromTrap(...shape),
      language: spec.options.language,
      ...(isStart ? {} : { scope: this.#scopeNow() }),
    })
    if (offer.verdict === 'offer') this.frontier.add({ ...link, priority: offer.priority })
    else if (isWorthTelling(offer.reason)) this.frontier.skip(link.url, link.depth, offer.reason)
  }

  #scopeNow(): CrawlScope {
    const { spec, startUrls } = this.state!
    if (this.#scope?.startUrls.length !== startUrls.length) {
      this.#scope = { startUrls, scope: crawlScope(spec.options, startUrls) }
    }
    return this.#scope.scope
  }

  /**
   * Adds a redirect's target in place of its source. A start page may redirect to another site, which then belongs to
   * the crawl.
   */
  #followRedirect(from: string, to: string): void {
    if (this.frontier.redirects.isLoop(from, REDIRECTS_MAX)) {
      this.frontier.redirects.breakLoop(from, to)
      return
    }
    if (this.frontier.redirects.endsLongChain(from, REDIRECTS_MAX)) return
    const depth = this.frontier.depthOf(from)
    const state = this.state!
    const site = siteOf(to)
    if (depth === 0) {
      const sites = state.sites.includes(site) ? state.sites : [...state.sites, site]
      this.save({ ...state, sites, startUrls: [...state.startUrls, to] })
    }
    this.#offer({ url: to, text: '', depth }, depth === 0)
    this.frontier.redirects.noteHop(from, to)
  }

  #nextTask(sliceId: string, room: number): SliceTask {
    const state = this.state!
    const now = Date.now()
    const counts = this.frontier.counts()
    if (isOver(state, counts)) return counts.leased > 0 ? { kind: 'none' } : this.#finishTask(sliceId)
    if (isSearching(state)) return this.#searchTask(state, sliceId)
    // A consumer without room prepares no origin, either: fetching its files may take half a minute.
    const leased = room > 0 ? this.frontier.origins.lease(sliceId) : null
    if (leased) return { kind: 'prepare', origin: leased.origin, skips_sitemaps: leased.skipsSitemaps }
    const urls = this.frontier.leaseUrls(sliceId, handoutOf(state, counts, room), now, {
      share: state.sites.length > 1 ? pagesPerSite(state) : null,
    })
    if (urls.length > 0) return { kind: 'read', urls }
    const left = this.frontier.counts()
    if (left.leased === 0 && isOver(state, left)) return this.#finishTask(sliceId)
    if (this.frontier.isWaitingForSolitude) return { kind: 'wait', wait_ms: ALONE_WAIT_MS }
    const freeAt = this.frontier.nextFreeAt(now)
    return freeAt !== null && freeAt - now <= HOST_WAIT_MS_MAX
      ? { kind: 'wait', wait_ms: Math.max(50, freeAt - now) }
      : { kind: 'none' }
  }

  #searchTask(state: CrawlState, sliceId: string): SliceTask {
    const search = state.search!
    if (search.sliceId !== null && search.sliceId !== sliceId) return { kind: 'none' }
    const waitMs = search.notBefore - Date.now()
    if (waitMs > 0) return { kind: 'wait', wait_ms: waitMs }
    this.save({ ...state, search: { ...search, sliceId } })
    return { kind: 'search', keyword: state.spec.keyword!, sites_max: sitesWanted(state) }
  }

  #finishTask(sliceId: string): SliceTask {
    const state = this.state!
    const counts = this.frontier.counts()
    const now = new Date().toISOString()
    const found = verdictOf(state, counts, this.frontier.redirects.startFailure(REDIRECTS_MAX))
    const deaths = state.finishing?.deaths ?? 0
    const skipsContacts = deaths >= FINISH_DEATHS_MAX
    const verdict = skipsContacts ? { ...found, reason: found.reason ?? 'contacts-died' } : found
    this.save({ ...state, verdict, finishing: { sliceId, deaths } })
    return {
      kind: 'finish',
      ...verdict,
      ...(skipsContacts && { skips_contacts: true }),
      pages_done: counts.read,
      pages_failed: counts.failed,
      pages_skipped: counts.skipped,
      pages_left: counts.waiting,
      left_out: this.frontier.leftOut(),
      third_party: { requests: this.thirdParty.requests, is_limited: this.thirdParty.isLimited },
      started_at: state.startedAt ?? now,
      finished_at: now,
      unwritten: this.frontier.unwritten(UNWRITTEN_MAX),
    }
  }

  #finish(): void {
    const state = this.state!
    // The written verdict applies even if the crawl was cancelled meanwhile.
    this.save({ ...state, ...state.verdict, finishedAt: new Date().toISOString(), currentUrl: null })
    this.endSlices()
    this.#wakeWaiters()
    if (state.continuation) this.#continueWith(state.continuation)
  }

  protected override slotRequest(sliceId: string): SlotRequest {
    const { account_id, crawl_id } = this.state!.spec
    return {
      queue: this.queue,
      work_id: crawl_id,
      is_foreground: isForeground(this.state!, Date.now()),
      message: { account_id, crawl_id, slice_id: sliceId },
    }
  }

  protected override endOverdue(now: number): void {
    const state = this.state!
    const startedAt = runStartOf(state)
    if (state.stopped || !startedAt || now - this.restedMs - Date.parse(startedAt) <= CRAWL_MS_MAX) return
    this.save({ ...state, stopped: 'time-limit' })
  }

  /** At its time limit, a crawl still reads the pages that its consumer has leased. */
  protected override stopOf({ stopped, finishedAt }: CrawlState): SliceStop | null {
    return stopped === 'cancelled' || finishedAt ? 'let-end' : null
  }

  protected override hasWork(now: number): boolean {
    const state = this.state!
    const counts = this.frontier.counts()
    if (isOver(state, counts)) return counts.leased === 0
    if (isSearching(state)) return state.search!.sliceId === null
    return this.frontier.origins.hasNew() || (budgetOf(state, counts) > 0 && this.frontier.hasFree(now))
  }

  protected override release(sliceId: string, death: WorkerCrash | null): void {
    super.release(sliceId, death)
    const { state } = this
    if (state?.search?.sliceId === sliceId) this.save({ ...state, search: { ...state.search, sliceId: null } })
    if (death && state?.finishing?.sliceId === sliceId)
      this.save({ ...state, finishing: { sliceId: null, deaths: state.finishing.deaths + 1 } })
  }

  /** Sessions may expire without an event here, so the alarm checks the watchers again. */
  override async alarm(): Promise<void> {
    await super.alarm()
    this.#tell()
  }

  override async rest(sliceId: string): Promise<void> {
    await super.rest(sliceId)
    this.#tell()
  }

  #wakeWaiters(): void {
    for (const resolve of this.#waiters) resolve()
    this.#waiters = []
  }

  #tell(): void {
    this.#watchers.tell()
  }
}
