/** How long a toast stays (spec 1, section 2). */
export const TOAST_MS = 4000
/** One that offers to undo what was done: read, thought about and pressed. */
export const UNDO_TOAST_MS = 12_000
