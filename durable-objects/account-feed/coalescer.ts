/**
 * Combines published topics into at most one message per interval. The first topic after a quiet interval may be sent
 * at once.
 */
export class Coalescer {
  readonly #intervalMs: number
  readonly #pending = new Set<string>()
  #sentAt = Number.NEGATIVE_INFINITY

  constructor(intervalMs: number) {
    this.#intervalMs = intervalMs
  }

  get isEmpty(): boolean {
    return this.#pending.size === 0
  }

  /** Adds topics to the next message. @returns how long to wait before sending it, in milliseconds */
  add(topics: Iterable<string>, nowMs: number): number {
    for (const topic of topics) this.#pending.add(topic)
    return Math.max(0, this.#sentAt + this.#intervalMs - nowMs)
  }

  /** Returns the topics to send, sorted, and starts the next interval. */
  take(nowMs: number): string[] {
    const topics = [...this.#pending].toSorted()
    this.#pending.clear()
    if (topics.length > 0) this.#sentAt = nowMs
    return topics
  }
}
