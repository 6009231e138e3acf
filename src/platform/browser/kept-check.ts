interface Times {
  /** A result older than this starts a new check in the background. */
  readonly freshMs: number
  /** A result older than this is no longer valid, so callers wait for a new one. */
  readonly knownMs: number
  /** A check that takes longer is assumed lost with the request that started it. */
  readonly lostMs: number
}

/**
 * Caches the result of a slow, expensive check: callers get the last result at once, and wait only if there is none.
 */
export class KeptCheck {
  readonly #run: () => Promise<void>
  readonly #times: Times
  #last: { readonly at: number; readonly error: unknown; readonly ok: boolean } | null = null
  #underWay: { readonly at: number; readonly answer: Promise<void> } | null = null

  constructor(run: () => Promise<void>, times: Times) {
    this.#run = run
    this.#times = times
  }

  /** @param keepAlive lets a promise outlive the request @throws the error of the last check */
  async ask(now: number, keepAlive: (work: Promise<void>) => void): Promise<void> {
    const { freshMs, knownMs, lostMs } = this.#times
    if (this.#underWay && now - this.#underWay.at > lostMs) this.#underWay = null
    if (!this.#underWay && !(this.#last && now - this.#last.at <= freshMs)) keepAlive(this.#begin(now))
    if (this.#last && now - this.#last.at <= knownMs) return this.#tell(this.#last)
    await this.#underWay?.answer
    if (this.#last) return this.#tell(this.#last)
  }

  #begin(now: number): Promise<void> {
    const end = (outcome: { ok: boolean; error: unknown }) => {
      if (!this.#last || this.#last.at <= now) this.#last = { at: now, ...outcome }
      if (this.#underWay === own) this.#underWay = null
    }
    const answer = this.#run().then(
      () => end({ ok: true, error: null }),
      (error: unknown) => end({ ok: false, error }),
    )
    const own = { at: now, answer }
    this.#underWay = own
    return answer
  }

  #tell({ ok, error }: { readonly ok: boolean; readonly error: unknown }): void {
    if (!ok) throw error
  }
}
