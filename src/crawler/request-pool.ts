/** Requests open at once: what Scrapy allows itself to one host, and little more than a browser does. */
export const CONCURRENCY = 8
/** Answers held for their turn to be read, beside the requests that are open: each may be as large as a page may be. */
const UNREAD_MAX = 4
/** Readings written and reported together. */
const REPORT_SIZE = 16
/** People watch: results are told at least this often. */
const REPORT_MS = 500
/** The coordinator hears at least this often, also while nothing comes: well within a lease. */
const SILENCE_MS = 12_000
/** Where no origin lets a request through, it is asked again after so long. */
const REFUSED_MS = 250

/** What says that a server has more to do than it can. */
const SIGNS_OF_STRAIN: ReadonlySet<string> = new Set(['timeout', 'unavailable', 'rate-limited', 'too-slow'])

/** What a slice has to do with an origin. */
export interface OriginLoad {
  /** Requests open now. */
  readonly open: number
  /** URLs held that wait for theirs. */
  readonly waiting: number
}

/** What the pool asks of the origins' shares. */
interface Shares {
  mayOpen(origin: string, open: number): boolean
  begin(origin: string): void
  end(origin: string, elapsedMs: number, isTrouble: boolean): void
}

interface Target {
  readonly url: string
}
/** An answer, or the reason why there is none. */
interface Answer {
  readonly kind: string
  readonly reason?: string
}
export interface PoolWork<T extends Target, A extends Answer, R> {
  /** Counts as an open request until it settles; what the web does is an answer. */
  readonly fetch: (target: T) => Promise<A>
  /** What comes of an answer; happens while the next request is under way. */
  readonly read: (target: T, answer: A) => R | Promise<R>
}

const originOf = ({ url }: Target) => new URL(url).origin

/** Keeps a bounded number of requests open, also while what came is being read, and collects what they give. */
export class RequestPool<T extends Target, A extends Answer, R> {
  readonly #work: PoolWork<T, A, R>
  readonly #shares: Shares
  readonly #waiting: T[] = []
  /** Requests open at each origin that the pool has to do with. */
  readonly #openAt = new Map<string, number>()
  readonly #stop: AbortSignal
  #done: R[] = []
  #letGo: T[] = []
  #failure: { readonly error: unknown } | null = null
  #open = 0
  #unread = 0
  #wake: () => void = () => {}
  /** The page taken up last, for people who watch. */
  latest: string | null = null

  /** @param stop once it is aborted no request is begun any more; those that are open end by themselves */
  constructor(work: PoolWork<T, A, R>, shares: Shares, stop: AbortSignal = new AbortController().signal) {
    this.#work = work
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
    for (const url of this.#waiting) loads.get(originOf(url))!.waiting++
    return loads
  }

  /** Takes up URLs; `pump` opens their requests, once their origins have been asked. */
  add(urls: readonly T[]): void {
    const place = this.#stop.aborted ? this.#letGo : this.#waiting
    place.push(...urls)
    for (const url of urls) this.#openAt.set(originOf(url), this.#openAt.get(originOf(url)) ?? 0)
  }

  /**
   * What is done: a report's worth of it, or after a while whatever there is. Empty when nothing is going on, when it is
   * time to ask again for what may be begun beside a request that takes long, and when there is something let go to tell of.
   *
   * @param withinMs when something else becomes free, for a caller that holds too little
   * @throws what a request or its reading threw
   */
  async take(withinMs = Number.POSITIVE_INFINITY): Promise<R[]> {
    const startedAt = Date.now()
    const until = startedAt + REPORT_MS
    const isFull = () => this.#failure !== null || this.#letGo.length > 0 || this.#done.length >= REPORT_SIZE
    while (this.size > 0 && !isFull() && (this.#done.length === 0 || Date.now() < until)) {
      if (this.#open + this.#unread === 0) {
        await new Promise((resolve) => setTimeout(resolve, REFUSED_MS))
        break
      }
      const isRefused = this.#open < CONCURRENCY && this.#waiting.length > 0
      const askAt = startedAt + Math.min(withinMs, isRefused ? REFUSED_MS : SILENCE_MS)
      await this.#somethingDone(Math.min(askAt, this.#done.length > 0 ? until : askAt) - Date.now())
      if (Date.now() >= askAt) break
    }
    if (this.#failure) throw this.#failure.error
    const done = this.#done
    this.#done = []
    return done
  }

  /** Will not ask for some of what waits. */
  letGo(isUnwanted: (target: T) => boolean): void {
    for (const target of this.#waiting.splice(0)) (isUnwanted(target) ? this.#letGo : this.#waiting).push(target)
  }

  /** What was added and will not be asked for. */
  takeLetGo(): T[] {
    return this.#letGo.splice(0)
  }

  /** Resolves when no request is open and no answer waits to be read. */
  async idle(): Promise<void> {
    while (this.#open + this.#unread > 0) await this.#somethingDone(Number.POSITIVE_INFINITY)
  }

  /** Asks nothing more of some origins: what waits for them is read as answered so. */
  async drop(origins: ReadonlyMap<string, A>): Promise<void> {
    const dropped: [T, A][] = []
    for (const target of this.#waiting.splice(0)) {
      const answer = origins.get(originOf(target))
      if (answer) dropped.push([target, answer])
      else this.#waiting.push(target)
    }
    for (const [target, answer] of dropped) this.#done.push(await this.#work.read(target, answer))
  }

  /** Opens as many requests as the pool and the origins allow. */
  pump(): void {
    while (!this.#stop.aborted && !this.#failure && this.#open < CONCURRENCY && this.#unread < UNREAD_MAX) {
      const next = this.#waiting.findIndex((url) => this.#mayOpen(originOf(url)))
      if (next < 0) return
      this.#start(this.#waiting.splice(next, 1)[0]!)
    }
  }

  #mayOpen(origin: string): boolean {
    return this.#shares.mayOpen(origin, this.#openAt.get(origin) ?? 0)
  }

  #start(url: T): void {
    const origin = originOf(url)
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
    // Reading takes the processor for longer than many a server takes to answer: the next request goes out first.
    await new Promise((resolve) => setTimeout(resolve, 0))
    try {
      this.#done.push(await this.#work.read(url, answer))
    } finally {
      this.#unread--
    }
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
