import type { SliceStop } from '../contracts/crawl-slices.ts'

/** Why nothing more is begun where the slice's time is over: the next one goes on. */
export const YIELDED = 'yielded'

/** How a slice comes to begin nothing more: told at once where its coordinator can be heard, else by the next reply. */
export class StopSignal {
  readonly #begin = new AbortController()
  readonly #finish = new AbortController()

  /** @param told the coordinator's word */
  constructor(told: Promise<SliceStop>) {
    told.then(
      (how) => this.stop(how),
      () => {},
    )
  }

  /** Aborted when no further request is to be begun. */
  get begin(): AbortSignal {
    return this.#begin.signal
  }

  /** Aborted when nobody wants what is under way, either. */
  get finish(): AbortSignal {
    return this.#finish.signal
  }

  /** The slice's time is over: what was not begun is for the next one. */
  yield(): void {
    this.#begin.abort(YIELDED)
  }

  stop(how: SliceStop): void {
    this.#begin.abort()
    if (how === 'drop') this.#finish.abort()
  }
}
