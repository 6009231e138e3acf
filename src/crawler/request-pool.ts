import { originOf } from '../lib/url.ts'

/** Requests open at once: Scrapy's default per host, and slightly more than a browser opens. */
export const CONCURRENCY = 8
/** Requests open at once for downloads, which read many small files, once a server has answered quickly for a while. */
export const DOWNLOAD_CONCURRENCY = 10
/** Responses that wait to be parsed, in addition to the open requests. Each may have the maximum page size. */
const UNREAD_MAX = 4
/** Results that are written and reported together: each report is a transaction, and calls to several objects. */
const REPORT_SIZE = 48
/** Results are reported at least this often, for people who watch the progress. */
const REPORT_MS = 1_000
/** The same while no URL waits for a request: the results may have links, and the reply brings more URLs. */
const HUNGRY_SIZE = 16
const HUNGRY_MS = 250
/** The consumer reports at least this often, even without results. Well within a lease. */
const SILENCE_MS = 12_000
/** Retry interval while no origin allows a request. */
const REFUSED_MS = 250

/** Failures that indicate an overloaded server. */
const SIGNS_OF_STRAIN: ReadonlySet<string> = new Set(['timeout', 'unavailable', 'rate-limited', 'too-slow'])

/** A slice's load at one origin. */
export interface OriginLoad {
  /** Requests open now. */
  readonly open: number
  /** URLs that wait for a request. */
  readonly waiting: number
}

/** The part of `HostQuota` that the pool uses. */
interface Shares {
  mayOpen(origin: string, open: number): boolean
  begin(origin: string): void
  end(origin: string, elapsedMs: number, isTrouble: boolean): void
}

interface Target {
  readonly url: string
}
/** A response, or the reason why there is none. */
interface Answer {
  readonly kind: string
  readonly reason?: string
}
export interface PoolWork<T extends Target, A extends Answer, R> {
  /** Fetches a target; counts as an open request until it settles. Network failures are answers, not exceptions. */
  readonly fetch: (target: T) => Promise<A>
  /** Turns an answer into a result. Runs while the next requests are open. */
  readonly read: (target: T, answer: A) => R | Promise<R>
}

/** Keeps a bounded number of requests open, also while responses are being parsed, and collects the results. */
export class RequestPool<T extends Target, A extends Answer, R> {
  readonly #work: PoolWork<T, A, R>
  readonly #shares: Shares
  readonly #waiting: T[] = []
  /** Open requests by origin, for all origins that the pool has seen. */
  readonly #openAt = new Map<string, number>()
  readonly #stop: AbortSignal
  readonly #requestsMax: number
  #done: R[] = []
  #letGo: T[] = []
  #failure: { readonly error: unknown } | null = null
  #open = 0
  #unread = 0
  #wake: () => void = () => {}
  #isUrgent = false
  /** The page requested last, for the progress display. */
  latest: string | null = null

  /** @param stop once aborted, the pool starts no more requests; open ones run to completion */
  constructor(
    work: PoolWork<T, A, R>,
    shares: Shares,
    stop: AbortSignal = new AbortController().signal,
    requestsMax: number = CONCURRENCY,
  ) {
    this.#work = work
    this.#requestsMax = requestsMax
    this.#shares = shares
    this.#stop = stop
    stop.addEventListener('abort', () => {
      this.#letGo.push(...this.#waiting.splice(0))
      this.#wake()
    })
  }

  get size(): number {
    return this.#waiting.length + this.#open + this.#unread
  }

  get isEmpty(): boolean {
    return this.size === 0 && this.#done.length === 0
  }

  get loads(): ReadonlyMap<string, OriginLoad> {
    const loads = new Map([...this.#openAt].map(([origin, open]) => [origin, { open, waiting: 0 }]))
    for (const url of this.#waiting) loads.get(originOf(url.url))!.waiting++
    return loads
  }

  /** Adds URLs. `pump` opens their requests, once the quotas of their origins have been renewed. */
  add(urls: readonly T[]): void {
    const place = this.#stop.aborted ? this.#letGo : this.#waiting
    place.push(...urls)
    for (const url of urls) this.#openAt.set(originOf(url.url), this.#openAt.get(originOf(url.url)) ?? 0)
  }

  /**
   * Returns the results of finished requests: a full report, or after a while all there are. The list is empty if
   * nothing is going on, if it is time to renew the quotas while a slow request is open, or if there are requeued URLs
   * to report.
   *
   * @param withinMs when something else becomes free, for a caller that holds too few URLs
   * @throws what `fetch` or `read` threw
   */
  async take(withinMs = Number.POSITIVE_INFINITY): Promise<R[]> {
    const startedAt = Date.now()
    const until = () => startedAt + (this.isHungry ? HUNGRY_MS : REPORT_MS)
    const isFull = () => this.#failure !== null || this.#letGo.length > 0 || this.#done.length >= this.#reportSize
    while (this.size > 0 && !isFull() && (this.#done.length === 0 || Date.now() < until())) {
      if (this.#open + this.#unread === 0) {
        await new Promise((resolve) => setTimeout(resolve, REFUSED_MS))
        break
      }
      const isRefused = this.#open < this.#requestsMax && this.#waiting.length > 0
      const askAt = startedAt + Math.min(withinMs, isRefused ? REFUSED_MS : SILENCE_MS)
      await this.#somethingDone(Math.min(askAt, this.#done.length > 0 ? until() : askAt) - Date.now())
      if (Date.now() >= askAt) break
    }
    if (this.#failure) throw this.#failure.error
    const done = this.#done
    this.#done = []
    this.#isUrgent = false
    return done
  }

  /** Lets `take` return as soon as there is a result, since a limit may have been reached. */
  hurry(): void {
    this.#isUrgent = true
    this.#wake()
  }

  get #reportSize(): number {
    return this.#isUrgent ? 1 : this.isHungry ? HUNGRY_SIZE : REPORT_SIZE
  }

  /** Whether no URL waits for a request. */
  get isHungry(): boolean {
    return this.#waiting.length === 0
  }

  /** Drops matching targets from the waiting list; `takeLetGo` returns them. */
  letGo(isUnwanted: (target: T) => boolean): void {
    for (const target of this.#waiting.splice(0)) (isUnwanted(target) ? this.#letGo : this.#waiting).push(target)
  }

  /** Returns and clears the targets that were added but will not be requested. */
  takeLetGo(): T[] {
    return this.#letGo.splice(0)
  }

  /** Resolves when no request is open and no response waits to be read. */
  async idle(): Promise<void> {
    while (this.#open + this.#unread > 0) await this.#somethingDone(Number.POSITIVE_INFINITY)
  }

  /** Makes no more requests to some origins: their waiting targets are read with the given answer instead. */
  async drop(origins: ReadonlyMap<string, A>): Promise<void> {
    const dropped: [T, A][] = []
    for (const target of this.#waiting.splice(0)) {
      const answer = origins.get(originOf(target.url))
      if (answer) dropped.push([target, answer])
      else this.#waiting.push(target)
    }
    for (const [target, answer] of dropped) await this.#read(target, answer)
  }

  /** Opens as many requests as the pool and the origins' quotas allow. */
  pump(): void {
    while (!this.#stop.aborted && !this.#failure && this.#open < this.#requestsMax && this.#unread < UNREAD_MAX) {
      const next = this.#waiting.findIndex((url) => this.#mayOpen(originOf(url.url)))
      if (next < 0) return
      this.#start(this.#waiting.splice(next, 1)[0]!)
    }
  }

  #mayOpen(origin: string): boolean {
    return this.#shares.mayOpen(origin, this.#openAt.get(origin) ?? 0)
  }

  #start(url: T): void {
    const origin = originOf(url.url)
    this.#count(origin, 1)
    this.latest = url.url
    this.#shares.begin(origin)
    void this.#ask(url, origin)
      .catch((error: unknown) => {
        this.#failure ??= { error }
      })
      .finally(() => {
        this.pump()
        this.#wake()
      })
  }

  async #ask(url: T, origin: string): Promise<void> {
    const startedAt = Date.now()
    const answer = await this.#work.fetch(url).catch((error: unknown) => {
      this.#count(origin, -1)
      throw error
    })
    this.#count(origin, -1)
    this.#shares.end(
      origin,
      Date.now() - startedAt,
      answer.kind === 'failed' && SIGNS_OF_STRAIN.has(answer.reason ?? ''),
    )
    this.#unread++
    this.pump()
    // Parsing may take longer than the server's response, so the next request starts first.
    await new Promise((resolve) => setTimeout(resolve, 0))
    try {
      await this.#read(url, answer)
    } finally {
      this.#unread--
    }
  }

  async #read(target: T, answer: A): Promise<void> {
    const result = await this.#work.read(target, answer)
    // Not before the result is there: `take` may have replaced the list meanwhile.
    this.#done.push(result)
  }

  #count(origin: string, change: 1 | -1): void {
    this.#open += change
    this.#openAt.set(origin, (this.#openAt.get(origin) ?? 0) + change)
  }

  #somethingDone(withinMs: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = Number.isFinite(withinMs) ? setTimeout(resolve, Math.max(0, withinMs)) : null
      this.#wake = () => {
        if (timer !== null) clearTimeout(timer)
        resolve()
      }
    })
  }
}
