import type { AskedFinding, Refinement } from '../../contracts/crawls/refinements.ts'

/** A page's text, truncated for the model, with the findings of the page. */
export interface RefineRequest {
  readonly url: string
  readonly text: string
  readonly findings: readonly AskedFinding[]
  /** The types to look for. */
  readonly types: readonly AskedFinding['type'][]
}

/** Reviews the findings of a page with a language model. */
export interface Refiner {
  /**
   * Returns the model's answer. Only its format is validated, so do not trust its content.
   *
   * @throws RefineError when no answer comes in time, or one in another format
   */
  refine(request: RefineRequest, signal?: AbortSignal): Promise<Refinement>
}

export type RefineFailure = 'timeout' | 'unavailable' | 'nonsense'

export class RefineError extends Error {
  readonly reason: RefineFailure

  constructor(reason: RefineFailure, message: string) {
    super(message)
    this.name = 'RefineError'
    this.reason = reason
  }
}
