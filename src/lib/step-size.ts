import { TURN_UNITS } from './work-budget.ts'

/** Target cost of a step: half a turn, so that a step that costs twice as much still fits. */
const STEP_UNITS = TURN_UNITS / 2

/**
 * Chooses the number of rows per step, so that each step costs about the same, whatever its rows contain. If rows
 * suddenly become ten times as large, one step takes too long and the next has a tenth of the rows.
 */
export class StepSize {
  readonly #max: number
  #rows: number

  /**
   * @param first rows in the first step, when nothing is known about them
   * @param max maximum number of rows per step, however small they are
   */
  constructor({ first, max }: { first: number; max: number }) {
    this.#rows = first
    this.#max = max
  }

  /** Number of rows in the next step, at least one. */
  get rows(): number {
    return this.#rows
  }

  /**
   * Adapts to the cost of a step.
   *
   * @param rows number of rows in the step
   * @param units their total cost, as `WorkBudget` counts it
   */
  note(rows: number, units: number): void {
    if (rows === 0) return
    const fitting = Math.floor((rows * STEP_UNITS) / Math.max(units, 1))
    this.#rows = Math.max(1, Math.min(this.#max, 2 * this.#rows, fitting))
  }
}
