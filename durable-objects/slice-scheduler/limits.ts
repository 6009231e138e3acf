/**
 * A slot that its coordinator has not renewed for this long is free again. Coordinators renew at least every 45
 * seconds.
 */
export const SLOT_MS = 2 * 60_000
/** The same for a place in the queue. */
export const PLACE_MS = 2 * 60_000
/** Retry interval for messages that the queue did not accept. */
export const RESEND_MS = 5_000
/** How long the time of the last slot is kept: it matters only while others may still be waiting since then. */
export const SERVED_MS = 60 * 60_000
/** Background: an account may use up to this multiple of the slots still free. The rest is for later accounts. */
export const BACKGROUND_SHARE = 1
/** The same for foreground crawls. A caller waits for them, so an account may use more slots at once. */
export const FOREGROUND_SHARE = 2
