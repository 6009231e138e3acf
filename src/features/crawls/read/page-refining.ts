import type { CrawlSpec } from '../../../contracts/crawl-slices.ts'
import type { ServiceContext } from '../../../core/context.ts'
import type { ThrottleRule } from '../../../core/throttle.ts'
import { applyRefinement, askedOf, type RefinementCounts } from '../../../extraction/refine/apply-refinement.ts'
import { textToAsk } from '../../../extraction/refine/text-to-ask.ts'
import { AppError } from '../../../lib/errors.ts'
import { RefineError, type Refiner } from '../../../platform/ai/port.ts'
import type { SourcedPage } from './page-source.ts'
import type { PageReading } from './read-page.ts'

/** Pages of a crawl that a model is asked about, each being paid for; more than the pages that name people on most sites. */
const PAGES_OF_CRAWL: ThrottleRule = { attemptsMax: 40, windowSeconds: 24 * 60 * 60 }
/** A model that fails so often in a row is left alone for the rest of the slice: each failure may take as long as its bound. */
const FAILURES_MAX = 3

/** What a slice of a crawl asks a model about the pages that it reads, and what that comes to. An answer that fails changes nothing. */
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

  /** @param stop once it is aborted nobody wants an answer @returns null where nothing is to be asked, or nobody is there to ask */
  static of(ctx: ServiceContext, spec: CrawlSpec, stop: AbortSignal): PageRefining | null {
    return spec.options.ai_extraction && ctx.refiner ? new PageRefining(ctx, spec, ctx.refiner, stop) : null
  }

  /** A reading with what a model made of it. Never throws. */
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

  /** Writes down what came of it all. */
  close(): void {
    if (this.#counts.asked + this.#counts.failed === 0) return
    this.#ctx.log.info('pages refined', { crawl_id: this.#spec.crawl_id, ...this.#counts })
  }

  get #isOver(): boolean {
    return this.#stop.aborted || this.#isUsedUp || this.#failuresInRow >= FAILURES_MAX
  }

  /** Counted where all slices of the crawl count, those that died included. */
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
