import { GRACE_DAYS } from '../../contracts/entitlement.ts'

export const DAY_MS = 86_400_000
/** A renewal, and the end of a trial, are told so long before. */
export const REMIND_DAYS = 3
/** After the end of the period, in days: when the kept method is asked. */
export const RENEWAL_TRY_DAYS = [0, 1, 3, 5] as const
/** The last reminder comes so long before the grace is over. */
export const LAST_CALL_DAYS = 2
/** After its start, in minutes: when a payment that nobody told of is asked about; then it counts as abandoned. */
export const CHECK_MINUTES = [2, 5, 15, 60, 180, 720, 1_440] as const
/** How long a provider that is down is left alone. */
export const DOWN_WAIT_MS = 15 * 60_000

export const graceEnd = (end: string): Date => new Date(Date.parse(end) + GRACE_DAYS * DAY_MS)
