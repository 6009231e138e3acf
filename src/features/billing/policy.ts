import { GRACE_DAYS } from '../../rules/billing/entitlement.ts'

export const DAY_MS = 86_400_000
/** Days before a renewal or the end of a trial when a reminder is sent. */
export const REMIND_DAYS = 3
/** Days after the end of the period when the saved payment method is charged. */
export const RENEWAL_TRY_DAYS = [0, 1, 3, 5] as const
/** A renewal whose outcome is unknown this long after the end of the period counts as past due. */
export const RENEWAL_PATIENCE_MS = DAY_MS
/** Days before the end of the grace period when the last reminder is sent. */
export const LAST_CALL_DAYS = 2
/** Minutes between checks of a payment without a webhook, for about a week, because banks may take days. */
export const CHECK_MINUTES = [2, 5, 15, 60, 180, 720, 1_440, 2_880, 5_760] as const
/** Minutes between checks of an unfinished refund. Banks may take two weeks. */
export const REFUND_CHECK_MINUTES = [2, 5, 15, 60, 180, 720, 1_440] as const
/** A price change affects no renewal within this many days after the mail about it (terms of service). */
export const PRICE_NOTICE_DAYS = 30
/**
 * After this many checks, about four hours, a payment counts as abandoned. If it is paid later, it is still granted.
 */
export const ABANDONED_AFTER_CHECKS = 5
/**
 * A first payment whose provider cannot be reached counts as abandoned after this many days. No checkout lasts longer.
 */
export const UNANSWERED_DAYS = 7
/** How long a provider that is down is not contacted. */
export const DOWN_WAIT_MS = 15 * 60_000

export const graceEnd = (end: string): Date => new Date(Date.parse(end) + GRACE_DAYS * DAY_MS)
