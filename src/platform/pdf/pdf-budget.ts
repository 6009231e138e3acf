import { WorkBudget, WorkExceeded } from '../../lib/work-budget.ts'

/** A PDF that would take longer than any page is worth, or more memory than there is. */
export { WorkExceeded as PdfTooLarge }

/** Work for one file: two seconds of a processor. */
const WORK_MAX = 200_000_000
/** Work in one turn. What is being read must not keep others waiting, and nothing else runs meanwhile. */
const TURN_MAX = 8_000_000

/** What reading one PDF costs, counted before it is spent. */
export class PdfBudget extends WorkBudget {
  constructor() {
    super(WORK_MAX, TURN_MAX)
  }
}
