/**
 * A spam score as people see it, on every screen: 100 is best. The server counts the other way, from 0 (good) to 100
 * (bad).
 */
export const shownSpamScore = (spamScore: number): number => Math.round(100 - spamScore)
