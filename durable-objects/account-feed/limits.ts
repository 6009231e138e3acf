/** A feed sends at most one message in this time. */
export const MESSAGE_INTERVAL_MS = 1000
/** After a failed check of the sessions, when to try again. */
export const RETRY_MS = 5000
/** How often sessions are checked while nothing is published. Also outlives every ticket. */
export const CHECK_INTERVAL_MS = 60_000
/** Connections of an account, over all members and tabs. The oldest is closed for a new one. */
export const CONNECTIONS_MAX = 100
