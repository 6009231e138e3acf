declare module 'vitest' {
  export interface ProvidedContext {
    /** Which share of the large matrices a run tests; null for everything. */
    turn: number | null
  }
}

/**
 * The share of a matrix that a run tests, spread so that each share has cases of all rows and columns. `npm test` gives
 * consecutive commits consecutive turns; `npm test -- --all`, and Vitest called directly, test everything.
 *
 * @param every the share has one in this many cases
 * @param turn `inject('turn')`; as many consecutive ones as `every` contain each case once. Null for all cases.
 */
export const shareOf = <Case>(cases: readonly Case[], every: number, turn: number | null): readonly Case[] =>
  turn === null ? cases : cases.filter((_, at) => at % every === (Math.floor(at / every) * 4 + turn) % every)

/**
 * The share of a sequence whose length is not known beforehand.
 *
 * @returns where the share starts, from 0, and the distance of its members
 */
export const strideOf = (every: number, turn: number | null): { readonly from: number; readonly by: number } =>
  turn === null ? { from: 0, by: 1 } : { from: turn % every, by: every }
