import type { SiteDownloadLimits } from '../../contracts/site-downloads/site-downloads.ts'
import type { Allowance } from '../../rules/billing/plan-limits.ts'

type Limits = Omit<SiteDownloadLimits, 'per_day'>

const MB = 1024 * 1024
/** Limits of one download. Plans with more downloads per day also allow larger ones. */
const TIERS: readonly (Limits & { readonly perDayFrom: number })[] = [
  { perDayFrom: 20, pages_max: 5_000, files_max: 20_000, bytes_max: 1024 * MB, minutes_max: 120 },
  { perDayFrom: 5, pages_max: 1_000, files_max: 8_000, bytes_max: 500 * MB, minutes_max: 60 },
  { perDayFrom: 0, pages_max: 250, files_max: 2_000, bytes_max: 200 * MB, minutes_max: 20 },
]
/** All limits are well below those of a plain zip: 4 GB and 65,535 files. */
const LARGEST: Limits = { pages_max: 10_000, files_max: 20_000, bytes_max: 2048 * MB, minutes_max: 180 }

/** Returns the limits of one download, given how many its account may start per day. */
export function limitsOf(perDay: Allowance): Limits {
  if (perDay === null) return LARGEST
  const { perDayFrom: _, ...limits } = TIERS.find((tier) => perDay >= tier.perDayFrom)!
  return limits
}

/** Returns the calendar day (UTC) of an instant. */
const dayOf = (now: Date): string => now.toISOString().slice(0, 10)

export const DAY_MS = 24 * 60 * 60 * 1000
/** How long a download's files are kept. */
export const KEPT_MS = 7 * DAY_MS

/** Returns the calendar days (UTC) until something is deleted: 0 on the day itself, 1 on the day before. */
export const daysUntil = (expiresAt: string, now: Date): number =>
  Math.max(0, (Date.parse(expiresAt.slice(0, 10)) - Date.parse(dayOf(now))) / DAY_MS)
