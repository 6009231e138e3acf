/**
 * A spam score as people see it, on every screen and in every sentence: 100 is best.
 *
 * @param spamScore as it is stored and in answers, from 0 (good) to 100 (bad)
 */
export const shownSpamScore = (spamScore: number): number => Math.round(100 - spamScore)
