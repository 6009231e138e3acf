import type { SliceStop } from '../contracts/crawls/crawl-slices.ts'

/** The abort reason when the slice's time is up; the next slice continues. */
export const YIELDED = 'yielded'

/**
 * Stops a slice from starting more requests: at once if its coordinator can notify it, otherwise with the next reply.
 */
export class StopSignal {
  readonly #begin = new AbortController()
  readonly #finish = new AbortController()

  /** @param told resolves when the coordinator stops the slice */
  constructor(told: Promise<SliceStop>) {
    told.then(
      (how) => this.stop(how),
      () => {},
    )
  }

  /** Aborted when the slice must start no more requests. */
  get begin(): AbortSignal {
    return this.#begin.signal
  }

  /** Aborted when the open requests are no longer wanted, either. */
  get finish(): AbortSignal {
    return this.#finish.signal
  }

  /** Ends the slice because its time is up. The next slice continues with the URLs not yet requested. */
  yield(): void {
    this.#begin.abort(YIELDED)
  }

  stop(how: SliceStop): void {
    this.#begin.abort()
    if (how === 'drop') this.#finish.abort()
  }
}
