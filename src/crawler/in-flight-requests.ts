/** How long a URL that has been read may still be reported: mostly, another one is reported meanwhile anyway. */
const GIVE_MS = 50

/** All consumers that read in this isolate. A page that crashes one of them crashes the others too. */
const readers = new Set<InFlightRequests>()

/**
 * The URLs that a consumer is parsing now. The consumer reports them to its coordinator before it starts, because
 * parsing cannot be interrupted. If the consumer crashes, the coordinator knows that one of these URLs is the likely
 * cause, and that the consumer's other URLs are not. Close it at the end.
 */
export class InFlightRequests {
  readonly #tell: (urls: string[], isAlone: boolean) => Promise<unknown>
  readonly #urls = new Set<string>()
  #telling: Promise<void> = Promise.resolve()
  /** The next report, sent after the current one completes. */
  #next: Promise<void> | null = null
  #giving: ReturnType<typeof setTimeout> | null = null

  /**
   * @param tell reports the URLs being read, and whether no other consumer reads in this isolate. It may fail: only
   * crash attribution depends on it.
   */
  constructor(tell: (urls: string[], isAlone: boolean) => Promise<unknown>) {
    this.#tell = tell
    // Consumers that were alone in this isolate no longer are, so they report again.
    for (const reader of readers) if (reader.#urls.size > 0) void reader.#told()
    readers.add(this)
  }

  /** Clears all URLs, so that a crash after this is not blamed on them. */
  async close(): Promise<void> {
    readers.delete(this)
    const hadSome = this.#urls.size > 0 || this.#giving !== null
    this.#urls.clear()
    if (hadSome) await this.#told()
  }

  /** Returns an instance that reports to no coordinator, for work without leases. */
  static untold(): InFlightRequests {
    return new InFlightRequests(async () => {})
  }

  /** Adds URLs. Reading may start once the promise resolves. */
  async take(...urls: readonly string[]): Promise<void> {
    const fresh = urls.filter((url) => !this.#urls.has(url))
    if (fresh.length === 0) return
    for (const url of fresh) this.#urls.add(url)
    await this.#told()
  }

  /** Removes URLs that have been read. The coordinator hears of it with the next report, or after a moment. */
  give(...urls: readonly string[]): void {
    for (const url of urls) this.#urls.delete(url)
    this.#giving ??= setTimeout(() => void this.#told(), GIVE_MS)
  }

  /** Adds a URL while `read` runs. */
  async hold<T>(url: string, read: () => T | Promise<T>): Promise<T> {
    return await this.holdAll([url], read)
  }

  /** Adds URLs while `read` runs. */
  async holdAll<T>(urls: readonly string[], read: () => T | Promise<T>): Promise<T> {
    await this.take(...urls)
    try {
      return await read()
    } finally {
      this.give(...urls)
    }
  }

  /** Resolves once the current URLs have been reported. Several changes are combined into one report. */
  #told(): Promise<void> {
    this.#next ??= this.#telling.then(async () => {
      this.#telling = this.#next!
      this.#next = null
      if (this.#giving !== null) clearTimeout(this.#giving)
      this.#giving = null
      await this.#tell([...this.#urls], readers.size === 1).catch(() => {})
    })
    return this.#next
  }
}
