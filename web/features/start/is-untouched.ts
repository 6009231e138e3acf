import type { Statistics } from '../../../src/contracts/statistics/statistics.ts'

/** Whether an account has done nothing yet, so that its figures would be a wall of zeros. */
export const isUntouched = (known: Statistics): boolean =>
  known.total_crawls === 0 &&
  known.website_downloads.total_downloads === 0 &&
  known.campaigns.total_campaigns === 0 &&
  Object.values(known.total_data_items).every((count) => count === 0)
