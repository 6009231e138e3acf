/** Requests one URL may cost: the first and its retries. */
export const ATTEMPTS_MAX = 4
/** Consumers that may die over one URL before it is given up. */
export const LOSSES_MAX = 3
