import type { AskedFinding, Refinement } from '../../contracts/refinements.ts'

/** A page's text, cut to what a model is asked about, with what was found on it. */
export interface RefineRequest {
  readonly url: string
  readonly text: string
  readonly findings: readonly AskedFinding[]
  /** What is looked for. */
  readonly types: readonly AskedFinding['type'][]
}

/** Looks through what was found on a page with the help of a language model. */
export interface Refiner {
  /**
   * An outsider's word: nothing of it is checked but its form.
   *
   * @throws RefineError when there is no answer in time, or none in that form
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
