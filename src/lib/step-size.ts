import { TURN_UNITS } from './work-budget.ts'

/** What a step aims at: half a turn, so that one that holds twice as much as the one before is still a turn. */
const STEP_UNITS = TURN_UNITS / 2

/**
 * How many rows the next step takes, so that each step costs about the same whatever its rows hold. Rows that are ten times as large as
 * those before cost one step that is too long; the next is a tenth.
 */
export class StepSize {
  readonly #max: number
  #rows: number

  /**
   * @param first rows of the first step, when nothing is known of them
   * @param max rows that no step exceeds, however small they are
   */
  constructor({ first, max }: { first: number; max: number }) {
    this.#rows = first
    this.#max = max
  }

  /** Rows that the next step takes, at least one. */
  get rows(): number {
    return this.#rows
  }

  /**
   * Learns from a step.
   *
   * @param rows how many it had
   * @param units what they cost together, as `WorkBudget` counts
   */
  note(rows: number, units: number): void {
    if (rows === 0) return
    const fitting = Math.floor((rows * STEP_UNITS) / Math.max(units, 1))
    this.#rows = Math.max(1, Math.min(this.#max, 2 * this.#rows, fitting))
  }
}
