/** Units of one turn: about 40 ms on the two slow cores that the budgets were measured on. */
export const TURN_UNITS = 4_000_000

/** The budget of a piece of work is used up: what was read so far stands, and the outcome is "cut". */
export class WorkExceeded extends Error {
  constructor(what: string) {
    super(`too much work: ${what}`)
  }
}

/**
 * Counts what reading outside bytes or joining lists costs, and ends it when the budget is spent. Clocks stand still while a Worker
 * computes, so counting is the only bound that holds in production.
 *
 * One unit is about ten nanoseconds: a character compared is 1, a regular expression 1 for each character it may look at, an
 * object made or a map asked 10, an URL parsed 200 and 1 for each character.
 */
export class WorkBudget {
  readonly #turnMax: number
  #left: number
  #turnLeft: number

  /**
   * @param unitsMax what the whole work may cost
   * @param turnMax what may be spent between two turns of the event loop
   */
  constructor(unitsMax: number, turnMax = TURN_UNITS) {
    this.#left = unitsMax
    this.#turnMax = turnMax
    this.#turnLeft = turnMax
  }

  /** A budget that never ends the work, for input of our own. */
  static unlimited(): WorkBudget {
    return new WorkBudget(Number.POSITIVE_INFINITY)
  }

  /** Whether nothing is left. */
  get isSpent(): boolean {
    return this.#left < 0
  }

  /** Whether others should have their turn. */
  get isTurnOver(): boolean {
    return this.#turnLeft < 0
  }

  /**
   * Spends units before the work is done.
   *
   * @throws WorkExceeded when the budget is used up
   */
  spend(units: number, what: string): void {
    if (!this.trySpend(units)) throw new WorkExceeded(what)
  }

  /** `spend` for loops that keep what they have: false when the budget is used up. */
  trySpend(units: number): boolean {
    this.#left -= units
    this.#turnLeft -= units
    return this.#left >= 0
  }

  /** Begins a new turn, for callers that yielded by themselves. */
  beginTurn(): void {
    this.#turnLeft = this.#turnMax
  }

  /** Gives the event loop back when this turn has lasted long enough. */
  async yieldTurn(): Promise<void> {
    if (!this.isTurnOver) return
    await new Promise((resolve) => setTimeout(resolve, 0))
    this.beginTurn()
  }
}
