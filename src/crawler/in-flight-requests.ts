/** All who read in this isolate. What one of them dies over, the others die with. */
const readers = new Set<InFlightRequests>()

/**
 * What a consumer is reading. Its coordinator hears of it before the reading begins, which nothing can break off: should it
 * never come back, that is known to have been the cause, and what else the consumer held is not. To be closed at the end.
 */
export class InFlightRequests {
  readonly #tell: (urls: string[], isAlone: boolean) => Promise<unknown>
  readonly #urls = new Set<string>()
  #telling: Promise<void> = Promise.resolve()
  /** What is told when the coordinator has heard what is being told. */
  #next: Promise<void> | null = null

  /**
   * @param tell of all that is being read, and whether nobody else reads in this isolate; may fail, as nothing depends on it
   * but the telling
   */
  constructor(tell: (urls: string[], isAlone: boolean) => Promise<unknown>) {
    this.#tell = tell
    // Who thought to be alone is so no more.
    for (const reader of readers) if (reader.#urls.size > 0) void reader.#told()
    readers.add(this)
  }

  /** Lets go of everything, so that what ends without its doing is not blamed on it. */
  async close(): Promise<void> {
    readers.delete(this)
    const hadSome = this.#urls.size > 0
    this.#urls.clear()
    if (hadSome) await this.#told()
  }

  /** For work that nobody leases. */
  static untold(): InFlightRequests {
    return new InFlightRequests(async () => {})
  }

  /** Takes something up. It may be read when the promise is fulfilled. */
  async take(url: string): Promise<void> {
    if (this.#urls.has(url)) return
    this.#urls.add(url)
    await this.#told()
  }

  /** It was read. */
  give(url: string): void {
    if (this.#urls.delete(url)) void this.#told()
  }

  /** Reads something that nothing else has to do with. */
  async hold<T>(url: string, read: () => T | Promise<T>): Promise<T> {
    await this.take(url)
    try {
      return await read()
    } finally {
      this.give(url)
    }
  }

  /** Fulfilled when the coordinator knows what is in hand now. Many changes are told as one. */
  #told(): Promise<void> {
    this.#next ??= this.#telling.then(async () => {
      this.#telling = this.#next!
      this.#next = null
      await this.#tell([...this.#urls], readers.size === 1).catch(() => {})
    })
    return this.#next
  }
}
