/** How long a toast stays (spec 1, section 2). */
export const TOAST_MS = 4000
/** Duration of a toast with an undo button, which must be read, considered and pressed. */
export const UNDO_TOAST_MS = 12_000
