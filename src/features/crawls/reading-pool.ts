import type { LeasedUrl } from '../../contracts/crawl-slices.ts'
import type { OriginLoad, OriginShares } from './origin-shares.ts'
import type { SourcedPage } from './page-source.ts'
import type { PageReading } from './read-page.ts'

/** Requests open at once: what Scrapy allows itself to one host, and little more than a browser does. */
export const CONCURRENCY = 8
/** Readings written and reported together. */
const REPORT_SIZE = 8
/** People watch: results are told at least this often. */
const REPORT_MS = 500
/** Where no origin lets a request through, it is asked again after so long. */
const REFUSED_MS = 250

/** What says that a server has more to do than it can. */
const TROUBLES: ReadonlySet<string> = new Set(['timeout', 'unavailable', 'rate-limited', 'too-slow'])

type Fetch = (url: LeasedUrl) => Promise<SourcedPage>
type Read = (url: LeasedUrl, answer: SourcedPage) => PageReading

const originOf = ({ url }: LeasedUrl) => new URL(url).origin

/** Keeps a bounded number of requests open, also while what came is being read, and collects what they give. */
export class ReadingPool {
  readonly #fetch: Fetch
  readonly #read: Read
  readonly #shares: OriginShares
  readonly #waiting: LeasedUrl[] = []
  /** Requests open at each origin that the pool has to do with. */
  readonly #openAt = new Map<string, number>()
  #done: PageReading[] = []
  #open = 0
  #wake: () => void = () => {}
  /** The page taken up last, for people who watch. */
  latest: string | null = null

  constructor(fetch: Fetch, read: Read, shares: OriginShares) {
    this.#fetch = fetch
    this.#read = read
    this.#shares = shares
  }

  get size(): number {
    return this.#waiting.length + this.#open
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
  add(urls: readonly LeasedUrl[]): void {
    this.#waiting.push(...urls)
    for (const url of urls) this.#openAt.set(originOf(url), this.#openAt.get(originOf(url)) ?? 0)
  }

  /** What is done: a report's worth of it, or after a while whatever there is. Empty only when nothing is going on. */
  async take(): Promise<PageReading[]> {
    const until = Date.now() + REPORT_MS
    while (this.size > 0 && this.#done.length < REPORT_SIZE && (this.#done.length === 0 || Date.now() < until)) {
      if (this.#open === 0) {
        await new Promise((resolve) => setTimeout(resolve, REFUSED_MS))
        break
      }
      await this.#somethingDone(until - Date.now())
    }
    const done = this.#done
    this.#done = []
    return done
  }

  /** Opens as many requests as the pool and the origins allow. */
  pump(): void {
    while (this.#open < CONCURRENCY) {
      const next = this.#waiting.findIndex((url) => this.#mayOpen(originOf(url)))
      if (next < 0) return
      this.#start(this.#waiting.splice(next, 1)[0]!)
    }
  }

  #mayOpen(origin: string): boolean {
    return this.#shares.mayOpen(origin, this.#openAt.get(origin) ?? 0)
  }

  #start(url: LeasedUrl): void {
    const origin = originOf(url)
    this.#count(origin, 1)
    this.latest = url.url
    this.#shares.begin(origin)
    const startedAt = Date.now()
    void this.#fetch(url).then((answer) => {
      this.#count(origin, -1)
      this.#shares.end(origin, Date.now() - startedAt, answer.kind === 'failed' && TROUBLES.has(answer.reason))
      this.pump()
      this.#done.push(this.#read(url, answer))
      this.#wake()
    })
  }

  #count(origin: string, change: 1 | -1): void {
    this.#open += change
    this.#openAt.set(origin, (this.#openAt.get(origin) ?? 0) + change)
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
}
