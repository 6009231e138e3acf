/**
 * Whether this tab has a connection to the account's feed. Queries ask when they schedule their next request
 * (`unlessLive`), so it is not React state.
 */
let isOpen = false

export const isLive = (): boolean => isOpen
export const setLive = (next: boolean): void => {
  isOpen = next
}

/** How often work that is under way is read despite a connection, in case a message of the feed was lost. */
export const SAFETY_POLL_MS = 60_000

/**
 * The polling interval of what the feed tells as well: as given while there is no connection, and only a rare one
 * otherwise.
 */
export const unlessLive = (intervalMs: number): number => (isOpen ? Math.max(intervalMs, SAFETY_POLL_MS) : intervalMs)
