/** An answer slower than this, and slower than usual by `SLOW_FACTOR`, says that the server is busy. */
const SLOW_MS = 1_000
const SLOW_FACTOR = 3
/** How much of what is usual one more answer changes. */
const LEARNING = 0.1
/** What a slow answer leaves of the requests that may be open. */
const BACKOFF = 0.7

/**
 * How many requests at once an origin bears, as its answers tell: fewer when it gets slow, one more for each round of
 * good answers (additive increase, multiplicative decrease, as TCP does by RFC 5681).
 */
export class AdaptiveConcurrency {
  readonly #requestsMax: number
  #allowed: number
  #usualMs: number | null = null
  #quietUntil = 0

  /** @param requestsMax where it begins, and what it never goes beyond */
  constructor(requestsMax: number) {
    this.#requestsMax = requestsMax
    this.#allowed = requestsMax
  }

  /** Requests that may be open now; never less than one. */
  get requests(): number {
    return Math.max(1, Math.floor(this.#allowed))
  }

  /**
   * Takes an answer into account.
   *
   * @param elapsedMs from the request to the end of its answer
   * @param isTrouble the server was unavailable or never answered
   * @param now milliseconds since 1970
   */
  answered(elapsedMs: number, isTrouble: boolean, now: number): void {
    const isSlow = elapsedMs > Math.max(SLOW_MS, SLOW_FACTOR * (this.#usualMs ?? elapsedMs))
    if (!isTrouble && !isSlow) {
      this.#usualMs = this.#usualMs === null ? elapsedMs : this.#usualMs + LEARNING * (elapsedMs - this.#usualMs)
      this.#allowed = Math.min(this.#requestsMax, this.#allowed + 1 / this.#allowed)
      return
    }
    // Answers to requests that were open together tell of one and the same moment.
    if (now < this.#quietUntil) return
    this.#quietUntil = now + elapsedMs
    this.#allowed = Math.max(1, this.#allowed * BACKOFF)
  }
}
