import { GRACE_DAYS } from '../../contracts/entitlement.ts'

export const DAY_MS = 86_400_000
/** A renewal, and the end of a trial, are told so long before. */
export const REMIND_DAYS = 3
/** After the end of the period, in days: when the kept method is asked. */
export const RENEWAL_TRY_DAYS = [0, 1, 3, 5] as const
/** A renewal of which its provider says nothing for so long after the end of the period counts as past due. */
export const RENEWAL_PATIENCE_MS = DAY_MS
/** The last reminder comes so long before the grace is over. */
export const LAST_CALL_DAYS = 2
/** After the one before, in minutes: when a payment that nobody told of is asked about, for a week, as banks may take days. */
export const CHECK_MINUTES = [2, 5, 15, 60, 180, 720, 1_440, 2_880, 5_760] as const
/** After the one before, in minutes: when a provider is asked about a refund that is not done; banks may take two weeks. */
export const REFUND_CHECK_MINUTES = [2, 5, 15, 60, 180, 720, 1_440] as const
/** A change of a plan's price concerns no renewal within so long after the mail about it (terms of service). */
export const PRICE_NOTICE_DAYS = 30
/** After so many of them, four hours, it counts as abandoned, until somebody tells otherwise: a payment that comes late is still granted. */
export const ABANDONED_AFTER_CHECKS = 5
/** A first payment whose provider cannot be asked counts as abandoned after so long: no checkout lasts longer. */
export const UNANSWERED_DAYS = 7
/** How long a provider that is down is left alone. */
export const DOWN_WAIT_MS = 15 * 60_000

export const graceEnd = (end: string): Date => new Date(Date.parse(end) + GRACE_DAYS * DAY_MS)
