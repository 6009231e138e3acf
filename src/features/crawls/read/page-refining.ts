import type { CrawlSpec } from '../../../contracts/crawls/crawl-slices.ts'
import type { ServiceContext } from '../../../core/context.ts'
import type { ThrottleRule } from '../../../core/throttle.ts'
import { applyRefinement, askedOf, type RefinementCounts } from '../../../extraction/refine/apply-refinement.ts'
import { textToAsk } from '../../../extraction/refine/text-to-ask.ts'
import { AppError } from '../../../lib/errors.ts'
import { RefineError, type Refiner } from '../../../platform/ai/port.ts'
import type { SourcedPage } from './page-source.ts'
import type { PageReading } from './read-page.ts'

/**
 * The maximum number of pages of a crawl that are sent to a model, since each costs money. Most sites have fewer pages
 * that name people.
 */
const PAGES_OF_CRAWL: ThrottleRule = { attemptsMax: 40, windowSeconds: 24 * 60 * 60 }
/**
 * After this many failures in a row, the model is not used for the rest of the lease, because each failure may take
 * until the timeout.
 */
const FAILURES_MAX = 3

/**
 * Refines the extraction of pages with a language model during one lease, and counts the results. A failed request
 * changes nothing.
 */
export class PageRefining {
  readonly #ctx: ServiceContext
  readonly #spec: CrawlSpec
  readonly #refiner: Refiner
  readonly #stop: AbortSignal
  readonly #counts = { asked: 0, failed: 0, doubted: 0, retyped: 0, added: 0, refused: 0 }
  #failuresInRow = 0
  #isUsedUp = false

  private constructor(ctx: ServiceContext, spec: CrawlSpec, refiner: Refiner, stop: AbortSignal) {
    this.#ctx = ctx
    this.#spec = spec
    this.#refiner = refiner
    this.#stop = stop
  }

  /**
   * @param stop aborted when results are no longer needed
   * @returns null if the crawl does not use a model, or none is configured
   */
  static of(ctx: ServiceContext, spec: CrawlSpec, stop: AbortSignal): PageRefining | null {
    return spec.options.ai_extraction && ctx.refiner ? new PageRefining(ctx, spec, ctx.refiner, stop) : null
  }

  /** Returns a reading with the model's corrections. Never throws. */
  async refine(reading: PageReading, answer: SourcedPage): Promise<PageReading> {
    const { extraction, outcome } = reading
    if (answer.kind !== 'page' || outcome.outcome !== 'read' || this.#isOver) return reading
    const { page } = answer
    const { types } = this.#spec
    const text = textToAsk(page.text)
    try {
      if (text === null || !(await this.#spend()) || this.#stop.aborted) return reading
      this.#counts.asked++
      const findings = askedOf(extraction, types)
      const refinement = await this.#refiner.refine({ url: page.url, text, findings, types }, this.#stop)
      const refined = applyRefinement(extraction, { page, types, refinement })
      this.#failuresInRow = 0
      this.#add(refined.counts)
      return { ...reading, extraction: refined.extraction }
    } catch (error) {
      this.#fail(page.url, error)
      return reading
    }
  }

  /** Logs the counts. */
  close(): void {
    if (this.#counts.asked + this.#counts.failed === 0) return
    this.#ctx.log.info('pages refined', { crawl_id: this.#spec.crawl_id, ...this.#counts })
  }

  get #isOver(): boolean {
    return this.#stop.aborted || this.#isUsedUp || this.#failuresInRow >= FAILURES_MAX
  }

  /** Counted across all leases of the crawl, including crashed ones. */
  async #spend(): Promise<boolean> {
    try {
      await this.#ctx.throttle.spend(`crawl-refining:${this.#spec.crawl_id}`, PAGES_OF_CRAWL, 'No more pages.')
      return true
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error
      this.#isUsedUp = true
      return false
    }
  }

  #fail(url: string, error: unknown): void {
    if (this.#stop.aborted) return
    this.#counts.failed++
    this.#failuresInRow++
    const reason = error instanceof RefineError ? error.reason : 'unexpected'
    this.#ctx.log.warn('page could not be refined', { crawl_id: this.#spec.crawl_id, url, reason, error })
  }

  #add(counts: RefinementCounts): void {
    for (const name of ['doubted', 'retyped', 'added', 'refused'] as const) this.#counts[name] += counts[name]
  }
}
