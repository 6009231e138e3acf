/** Units per turn: about 40 ms on the two slow cores on which the budgets were measured. */
export const TURN_UNITS = 4_000_000

/** The work budget is used up. Results so far stay valid, and the outcome is "cut". */
export class WorkExceeded extends Error {
  constructor(what: string) {
    super(`too much work: ${what}`)
  }
}

/**
 * Counts the cost of parsing external input or joining lists, and ends the work when the budget is used up. Clocks
 * stand still while a Worker computes, so counting is the only limit that works in production.
 *
 * One unit is about ten nanoseconds: comparing a character costs 1, a regular expression 1 for each character it may
 * examine, creating an object or a map lookup 10, parsing a URL 200 plus 1 for each character.
 */
export class WorkBudget {
  readonly #turnMax: number
  #left: number
  #turnLeft: number

  /**
   * @param unitsMax maximum cost of the whole work
   * @param turnMax maximum cost between two turns of the event loop
   */
  constructor(unitsMax: number, turnMax = TURN_UNITS) {
    this.#left = unitsMax
    this.#turnMax = turnMax
    this.#turnLeft = turnMax
  }

  /** Returns a budget without a limit, for trusted input. */
  static unlimited(): WorkBudget {
    return new WorkBudget(Number.POSITIVE_INFINITY)
  }

  /** Whether the budget is used up. */
  get isSpent(): boolean {
    return this.#left < 0
  }

  /** Whether the event loop should get a turn. */
  get isTurnOver(): boolean {
    return this.#turnLeft < 0
  }

  /**
   * Spends units, before the work they pay for.
   *
   * @throws WorkExceeded if the budget is used up
   */
  spend(units: number, what: string): void {
    if (!this.trySpend(units)) throw new WorkExceeded(what)
  }

  /** Like `spend`, but returns false if the budget is used up, for loops that keep their results so far. */
  trySpend(units: number): boolean {
    this.#left -= units
    this.#turnLeft -= units
    return this.#left >= 0
  }

  /** Starts a new turn, for callers that yield to the event loop themselves. */
  beginTurn(): void {
    this.#turnLeft = this.#turnMax
  }

  /** Yields to the event loop if this turn is over. */
  async yieldTurn(): Promise<void> {
    if (!this.isTurnOver) return
    await new Promise((resolve) => setTimeout(resolve, 0))
    this.beginTurn()
  }
}
