export {
  claimIdOf as batchIdOf,
  dayOfClaim as dayOfBatch,
  hourOfClaim as hourOfBatch,
  nextDay,
  nextHour,
  periodsOf,
} from '../../../domain/senders/spends.ts'

/** The lease of a batch. If it is not renewed within this time, another worker may acquire the batch. */
export const LEASE_MS = 60_000
/** How often a worker renews the lease of its batch. */
export const RENEW_MS = 15_000
/**
 * How long a consumer sends before it passes on to another queue message. The platform terminates consumers that run
 * much longer.
 */
export const WORK_MS = 20_000
/**
 * Simultaneous connections to a mail server, or requests to a provider. The platform allows six, and the database needs
 * one.
 */
export const CONNECTIONS = 5
/**
 * A connection begins in one step as many messages as it can deliver in `TURN_MS`, at most `TURN_MESSAGES_MAX`. A crash
 * leaves that many in doubt.
 */
export const TURN_MS = 50
export const TURN_MESSAGES_MAX = 4
/** How long a step with a fast server waits for other steps to share its transaction. */
export const GATHER_MS = 10
/**
 * Longer waits are left to the scheduled job: a queue would have to hold the message that long, and would lose it if
 * its machine fails.
 */
export const QUEUE_WAIT_MS_MAX = 60_000
/** The minimum wait for due follow-ups. Each check reads all pending recipients, so it must not run too often. */
export const FOLLOW_UP_PAUSE_MS = 60_000
/** Attempts in a row without reaching a server that end a batch. */
export const TROUBLES_IN_A_ROW = 5
/**
 * Batches in a row that crashed before they began with a recipient. Then the campaign is paused, since the next batch
 * would crash as well.
 */
export const DEATHS_MAX = 2
export const DEATHS_REASON =
  "Preparing its messages failed twice on our side, and we've been notified. Nothing was sent. Resume it to try again."
/** The waits after batches that reached no server. After the last one, the campaign is paused. */
export const TROUBLE_WAITS_MS = [10_000, 30_000] as const
