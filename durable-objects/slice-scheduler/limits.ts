/** A slot whose coordinator has not renewed it for so long belongs to one that died. Coordinators renew at least every 45 seconds. */
export const SLOT_MS = 2 * 60_000
/** The same for a place in line. */
export const PLACE_MS = 2 * 60_000
/** What the queue did not accept is sent again after so long. */
export const RESEND_MS = 5_000
/** When somebody was served last matters for as long as others may still be waiting since then. */
export const SERVED_MS = 60 * 60_000
/** How far an account may fill what its running slices leave free: the rest is for whoever comes next. */
export const BACKGROUND_SHARE = 1
/** Somebody waits for a foreground crawl, so its account may use more at once. */
export const FOREGROUND_SHARE = 2
