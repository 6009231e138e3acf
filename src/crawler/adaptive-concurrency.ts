/** A response slower than this, and slower than usual by `SLOW_FACTOR`, means that the server is busy. */
const SLOW_MS = 1_000
const SLOW_FACTOR = 3
/** Weight of a new response in the moving average of response times. */
const LEARNING = 0.1
/** Factor by which a slow response reduces the number of open requests. */
const BACKOFF = 0.7

/**
 * The number of concurrent requests an origin can handle, learned from its response times: fewer when it gets slow, one
 * more per round of good responses (additive increase, multiplicative decrease, as in TCP, RFC 5681).
 */
export class AdaptiveConcurrency {
  readonly #requestsMax: number
  #allowed: number
  #usualMs: number | null = null
  #quietUntil = 0

  /** @param first the number of requests before any response */
  constructor(requestsMax: number, first: number = requestsMax) {
    this.#requestsMax = requestsMax
    this.#allowed = Math.min(first, requestsMax)
  }

  /** Requests that may be open now; never less than one. */
  get requests(): number {
    return Math.max(1, Math.floor(this.#allowed))
  }

  /**
   * Records a response.
   *
   * @param elapsedMs from the request to the end of its response
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
    // Responses to requests that were open at the same time describe the same moment, so only the first one counts.
    if (now < this.#quietUntil) return
    this.#quietUntil = now + elapsedMs
    this.#allowed = Math.max(1, this.#allowed * BACKOFF)
  }
}
