/** A PDF that would take longer than any page is worth, or more memory than there is. */
export class PdfTooLarge extends Error {
  constructor(what: string) {
    super(`too large to read: ${what}`)
  }
}

/** Work for one file, in units of about ten nanoseconds: two seconds of a processor. */
const WORK_MAX = 200_000_000
/** Work in one go. What is being read must not keep others waiting, and nothing else runs meanwhile. */
const TURN_MAX = 8_000_000

/** What reading one PDF costs, counted before it is spent. */
export class PdfBudget {
  #left = WORK_MAX
  #turnLeft = TURN_MAX

  /** @throws PdfTooLarge when the file has had its share */
  spend(units: number, what: string): void {
    this.#left -= units
    this.#turnLeft -= units
    if (this.#left < 0) throw new PdfTooLarge(what)
  }

  /** Whether others should have their turn. */
  get isTurnOver(): boolean {
    return this.#turnLeft < 0
  }

  /** Lets others have their turn when this one has lasted long enough. */
  async pause(): Promise<void> {
    if (!this.isTurnOver) return
    await new Promise((resolve) => setTimeout(resolve, 0))
    this.#turnLeft = TURN_MAX
  }
}
