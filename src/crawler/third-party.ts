import type { SkipReason } from '../contracts/crawls/crawl-slices.ts'
import type { Settings } from '../contracts/system/settings.ts'
import type { ServiceContext } from '../core/context.ts'
import { readSettings } from '../core/settings.ts'
import { optedOut } from '../domain/opt-outs/opt-outs.ts'
import type { RobotsRules } from '../extraction/robots/robots-txt.ts'
import { newId } from '../lib/ids.ts'
import type { Relay } from '../lib/relayed-request.ts'
import { sleep } from '../lib/sleep.ts'
import { siteOf } from '../lib/url.ts'
import type { FetchedPage, GetOptions } from '../platform/web/port.ts'
import { parseRetryAfter } from '../platform/web/retry-after.ts'
import { HostQuota } from './host-quota.ts'
import { thirdPartyRobots } from './third-party-robots.ts'

/** How long a request waits for its turn at a host that is busy with other requests or has asked for a pause. */
const PATIENCE_MS = 5_000
const ASK_AGAIN_MS = 250
const READING_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** Why a request to a third party is not made. */
export type ThirdPartyRefusal = Extract<
  SkipReason,
  'third-party-limit' | 'opted-out' | 'robots' | 'robots-unavailable' | 'rate-limited' | 'off-site'
>

/** Counts third-party requests for a whole crawl or download. */
export interface ThirdPartyCounter {
  /** Counts one request. Returns false if the maximum has been reached. */
  takeThirdParty(requestsMax: number): Promise<boolean>
  /** Records that a limit was reached. */
  noteThirdPartyLimit(): Promise<void>
}

/** A counter for work that has no coordinator: a dry run, one page. */
export function localCounter(): ThirdPartyCounter {
  let asked = 0
  return {
    takeThirdParty: async (requestsMax) => asked++ < requestsMax,
    noteThirdPartyLimit: async () => {},
  }
}

/** An open request to a third party. */
interface Open {
  end(isTrouble: boolean, holdMs?: number): Promise<void>
}

/**
 * The shared budget of requests to hosts that are not the subject of a crawl, a download or a rendered page. Requests
 * to the registrable domain of the page in question do not count. All others do, including those to another website of
 * the same crawl. Close it when the slice ends.
 */
export class ThirdPartyRequests {
  readonly #ctx: ServiceContext
  readonly #counter: ThirdPartyCounter
  readonly #shares: HostQuota
  readonly #open = new Map<string, number>()
  readonly #optedOut = new Map<string, Promise<boolean>>()
  #settings: Promise<Settings> | null = null
  #isSpent = false
  #isNoted = false

  /** @param workId the crawl or download that these requests book turns for at paced origins */
  constructor(ctx: ServiceContext, counter: ThirdPartyCounter, workId = newId()) {
    this.#ctx = ctx
    this.#counter = counter
    this.#shares = new HostQuota(ctx, newId(), workId, () => true)
  }

  /**
   * Returns the budget for the requests that one page, or the preparation of one origin, causes.
   *
   * @param url the page or origin; requests to its registrable domain do not count
   */
  of(url: string): ThirdPartyRequestsOfPage {
    return new ThirdPartyRequestsOfPage(this.#ctx, this, siteOf(url))
  }

  /** Releases the shares of all hosts. */
  close(): Promise<void> {
    return this.#shares.leave()
  }

  /** Returns the operator's limits. */
  limits(): Promise<Settings> {
    this.#settings ??= readSettings(this.#ctx)
    return this.#settings
  }

  /** Consumes one request of the crawl's budget. Returns false if the budget is used up. */
  async spend(): Promise<boolean> {
    if (this.#isSpent) return false
    const { third_party_crawl_max: requestsMax } = await this.limits()
    const isTaken = await this.#counter.takeThirdParty(requestsMax)
    if (!isTaken) this.#isSpent = true
    return isTaken
  }

  /** Records that a limit was reached, at most once. */
  async noteLimit(): Promise<void> {
    if (this.#isNoted) return
    this.#isNoted = true
    await this.#counter.noteThirdPartyLimit()
  }

  isOptedOut(site: string): Promise<boolean> {
    const known =
      this.#optedOut.get(site) ?? optedOut(this.#ctx, [{ kind: 'site', value: site }]).then(({ size }) => size > 0)
    this.#optedOut.set(site, known)
    return known
  }

  /**
   * Waits for a turn at the gates of an origin and of its registrable domain. Returns null if none comes within
   * `PATIENCE_MS`.
   */
  async enter(origin: string): Promise<Open | null> {
    const until = Date.now() + PATIENCE_MS
    for (;;) {
      const open = this.#open.get(origin) ?? 0
      await this.#shares.renew(new Map([[origin, { open, waiting: 1 }]]))
      // Other requests may have started meanwhile.
      if (this.#shares.mayOpen(origin, this.#open.get(origin) ?? 0)) break
      if (Date.now() >= until) return null
      await sleep(ASK_AGAIN_MS)
    }
    this.#open.set(origin, (this.#open.get(origin) ?? 0) + 1)
    this.#shares.begin(origin)
    const startedAt = Date.now()
    return {
      end: async (isTrouble, holdMs) => {
        this.#open.set(origin, (this.#open.get(origin) ?? 1) - 1)
        this.#shares.end(origin, Date.now() - startedAt, isTrouble)
        if (holdMs) await this.#shares.hold(origin, holdMs)
      },
    }
  }
}

/** The third-party requests of one page. */
export class ThirdPartyRequestsOfPage {
  readonly #ctx: ServiceContext
  readonly #all: ThirdPartyRequests
  readonly #site: string
  readonly #robots = new Map<string, Promise<RobotsRules | null | undefined>>()
  #asked = 0
  #isLimited = false

  constructor(ctx: ServiceContext, all: ThirdPartyRequests, site: string) {
    this.#ctx = ctx
    this.#all = all
    this.#site = site
  }

  /** Whether a limit prevented a request. */
  get isLimited(): boolean {
    return this.#isLimited
  }

  /**
   * Fetches a file that the page's site refers to, on whatever host, and follows redirects. Each hop to a third party
   * counts. A request that is not allowed returns `redirected-out` with the reason.
   *
   * @param obeysRobots false for a robots.txt, which is fetched across hosts (RFC 9309 2.3.1.2)
   */
  async get(url: string, options: GetOptions, { obeysRobots = true } = {}): Promise<FetchedPage> {
    let open: Open | null = null
    const move = async (to: string): Promise<SkipReason | null> => {
      await open?.end(false)
      open = null
      if (siteOf(to) === this.#site) return null
      const entered = await this.#enter(to, obeysRobots)
      if (typeof entered === 'string') return entered
      open = entered
      return null
    }
    const reason = await move(url)
    if (reason) return { kind: 'redirected-out', to: url, reason, redirects: [] }
    const answer = await this.#ctx.web.get(url, {
      ...options,
      mayFollow: async (to) => (await options.mayFollow?.(to)) ?? (await move(to)),
    })
    const isHeld = answer.kind === 'failed' && answer.reason === 'rate-limited'
    // Assigned in `move`, which the compiler does not follow.
    await (open as Open | null)?.end(answer.kind === 'failed', isHeld ? answer.retryAfterMs : undefined)
    return answer
  }

  /**
   * Relays the requests of a rendered page: those to third parties within the budget, those to the page's own site
   * unrestricted.
   */
  readonly relay: Relay = async (request) => {
    const { relay } = this.#ctx.web
    const { url, method } = request
    if (!/^https?:/i.test(url) || siteOf(url) === this.#site) return relay(request)
    const { third_party_writes: mayWrite } = await this.#all.limits()
    if (!mayWrite && !READING_METHODS.has(method)) return { kind: 'failed', reason: 'url-not-allowed' }
    const open = await this.#enter(url, true)
    if (typeof open === 'string') return { kind: 'failed', reason: 'url-not-allowed' }
    const answer = await relay(request)
    const isHeld = answer.kind === 'answer' && (answer.status === 429 || answer.status === 503)
    const wait = isHeld ? answer.headers.find(([name]) => name === 'retry-after')?.[1] : undefined
    await open.end(answer.kind === 'failed' || isHeld, parseRetryAfter(wait ?? null, this.#ctx.clock.now().getTime()))
    return answer
  }

  /** Checks whether a third-party URL may be requested, and counts the request. */
  async #enter(url: string, obeysRobots: boolean): Promise<Open | ThirdPartyRefusal> {
    const { origin } = new URL(url)
    if (await this.#all.isOptedOut(siteOf(url))) return 'opted-out'
    if (obeysRobots) {
      const rules = await this.#robotsOf(origin)
      if (rules === undefined) return 'third-party-limit'
      if (rules === null) return 'robots-unavailable'
      if (!rules.isAllowed(url)) return 'robots'
    }
    return this.#take(origin)
  }

  #robotsOf(origin: string): Promise<RobotsRules | null | undefined> {
    const known =
      this.#robots.get(origin) ??
      thirdPartyRobots(this.#ctx, origin, async (url, options) => {
        const answer = await this.get(url, options, { obeysRobots: false })
        const isUnasked = answer.kind === 'redirected-out' && answer.redirects.length === 0
        return isUnasked ? null : answer
      })
    this.#robots.set(origin, known)
    return known
  }

  async #take(origin: string): Promise<Open | ThirdPartyRefusal> {
    const { third_party_page_max: requestsMax } = await this.#all.limits()
    const isWithin = this.#asked < requestsMax
    if (isWithin) this.#asked++
    if (!isWithin || !(await this.#all.spend())) {
      this.#isLimited = true
      await this.#all.noteLimit()
      return 'third-party-limit'
    }
    return (await this.#all.enter(origin)) ?? 'rate-limited'
  }
}
