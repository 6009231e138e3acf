import { WorkBudget, WorkExceeded } from '../lib/work-budget.ts'

/** Thrown for a PDF that would take too much time or memory. */
export { WorkExceeded as PdfTooLarge }

/** The total work for one file: about two seconds of CPU. */
const WORK_MAX = 200_000_000
/** The work before yielding to others; reading blocks everything else meanwhile. */
const TURN_MAX = 8_000_000

/** The cost of reading a PDF, counted before it is incurred. */
export class PdfBudget extends WorkBudget {
  constructor() {
    super(WORK_MAX, TURN_MAX)
  }
}
