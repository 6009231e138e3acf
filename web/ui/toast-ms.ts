/** How long a toast stays (spec 1, section 2). */
export const TOAST_MS = 4000
