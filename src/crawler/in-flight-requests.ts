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
    const hadSome = this.#urls.size > 0
    this.#urls.clear()
    if (hadSome) await this.#told()
  }

  /** Returns an instance that reports to no coordinator, for work without leases. */
  static untold(): InFlightRequests {
    return new InFlightRequests(async () => {})
  }

  /** Adds a URL. Reading may start once the promise resolves. */
  async take(url: string): Promise<void> {
    if (this.#urls.has(url)) return
    this.#urls.add(url)
    await this.#told()
  }

  /** Removes a URL that has been read. */
  give(url: string): void {
    if (this.#urls.delete(url)) void this.#told()
  }

  /** Adds a URL while `read` runs. */
  async hold<T>(url: string, read: () => T | Promise<T>): Promise<T> {
    await this.take(url)
    try {
      return await read()
    } finally {
      this.give(url)
    }
  }

  /** Resolves once the current URLs have been reported. Several changes are combined into one report. */
  #told(): Promise<void> {
    this.#next ??= this.#telling.then(async () => {
      this.#telling = this.#next!
      this.#next = null
      await this.#tell([...this.#urls], readers.size === 1).catch(() => {})
    })
    return this.#next
  }
}
