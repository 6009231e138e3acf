import type { SkipReason } from '../contracts/crawl-slices.ts'
import type { Settings } from '../contracts/settings.ts'
import type { ServiceContext } from '../core/context.ts'
import { readSettings } from '../core/settings.ts'
import { optedOut } from '../domain/opt-outs/opt-outs.ts'
import type { RobotsRules } from '../extraction/robots/robots-txt.ts'
import { newId } from '../lib/ids.ts'
import { pause } from '../lib/pause.ts'
import type { Relay } from '../lib/relayed-request.ts'
import { siteOf } from '../lib/url.ts'
import type { FetchedPage, GetOptions } from '../platform/web/port.ts'
import { parseRetryAfter } from '../platform/web/retry-after.ts'
import { HostQuota } from './host-quota.ts'
import { thirdPartyRobots } from './third-party-robots.ts'

/** How long a request waits for its turn at a host that others ask as well, or that asked for a pause. */
const PATIENCE_MS = 5_000
const ASK_AGAIN_MS = 250
const READING_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/** Why a third party is not asked. */
export type ThirdPartyRefusal = Extract<
  SkipReason,
  'third-party-limit' | 'opted-out' | 'robots' | 'robots-unavailable' | 'rate-limited' | 'off-site'
>

/** Keeps count for a whole crawl or download. */
export interface ThirdPartyCounter {
  /** Counts one request; false when as many were made as may be. */
  takeThirdParty(requestsMax: number): Promise<boolean>
  /** Notes that a limit was reached. */
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

/** A request to a third party that is under way. */
interface Open {
  end(isTrouble: boolean, holdMs?: number): Promise<void>
}

/**
 * The one budget of requests to hosts that a crawl, a download or a rendered page is not about. What belongs to the registrable
 * domain of the page in question is not among them; everything else is, also another website of the same crawl.
 * Close it when the slice ends.
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

  /** @param workId the crawl or download whose turns at paced origins these requests take */
  constructor(ctx: ServiceContext, counter: ThirdPartyCounter, workId = newId()) {
    this.#ctx = ctx
    this.#counter = counter
    this.#shares = new HostQuota(ctx, newId(), workId, () => true)
  }

  /**
   * The requests that one page, or the preparation of one origin, causes.
   *
   * @param url the page or origin; requests to its registrable domain are its own
   */
  of(url: string): ThirdPartyRequestsOfPage {
    return new ThirdPartyRequestsOfPage(this.#ctx, this, siteOf(url))
  }

  /** Gives the shares of all hosts back. */
  close(): Promise<void> {
    return this.#shares.leave()
  }

  /** The operator's limits. */
  limits(): Promise<Settings> {
    this.#settings ??= readSettings(this.#ctx)
    return this.#settings
  }

  /** Takes one request from the crawl's budget. */
  async spend(): Promise<boolean> {
    if (this.#isSpent) return false
    const { third_party_crawl_max: requestsMax } = await this.limits()
    const isTaken = await this.#counter.takeThirdParty(requestsMax)
    if (!isTaken) this.#isSpent = true
    return isTaken
  }

  /** Notes, once, that a limit was reached. */
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

  /** Waits for a turn at the gates of an origin and of its registrable domain; null when none comes in time. */
  async enter(origin: string): Promise<Open | null> {
    const until = Date.now() + PATIENCE_MS
    for (;;) {
      const open = this.#open.get(origin) ?? 0
      await this.#shares.renew(new Map([[origin, { open, waiting: 1 }]]))
      // Others may have begun meanwhile.
      if (this.#shares.mayOpen(origin, this.#open.get(origin) ?? 0)) break
      if (Date.now() >= until) return null
      await pause(ASK_AGAIN_MS)
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

/** What one page may ask of hosts that are not its own. */
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

  /** Whether a limit kept something from being asked for. */
  get isLimited(): boolean {
    return this.#isLimited
  }

  /**
   * Fetches a file that the page's site names, wherever it lies and whatever redirects lead to; each hop to a third party counts.
   * What the budget does not allow is answered as `redirected-out`.
   *
   * @param obeysRobots false for a robots.txt, which is followed over hosts (RFC 9309 2.3.1.2)
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

  /** Makes the requests of a rendered page: those to third parties within the budget, the page's own as they are. */
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

  /** Asks whether a URL of a third party may be requested, and counts it. */
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
