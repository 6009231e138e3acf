/** How many of the names of one confidence are right, both by weight. */
export interface Level {
  readonly confidence: number
  readonly right: number
  readonly weight: number
}

/** What equal levels of a pool differ by, so that the order of findings stays. */
const STEP = 0.005
const MAX = 0.99

/**
 * The shares of right names by confidence that never fall: pool adjacent violators, then a small step from each level of a
 * pool to the next.
 */
export function isotonic(levels: readonly Level[]): [given: number, learned: number][] {
  const pools: { right: number; weight: number; given: number[] }[] = []
  for (const { confidence, right, weight } of [...levels].sort((a, b) => a.confidence - b.confidence)) {
    let pool = { right, weight, given: [confidence] }
    for (let last = pools.at(-1); last && last.right / last.weight >= pool.right / pool.weight; last = pools.at(-1)) {
      pools.pop()
      pool = {
        right: last.right + pool.right,
        weight: last.weight + pool.weight,
        given: [...last.given, ...pool.given],
      }
    }
    pools.push(pool)
  }
  let floor = 0
  return pools.flatMap(({ right, weight, given }) =>
    given.map((confidence, at): [number, number] => {
      const learned = Math.min(MAX, right / weight) + (at - (given.length - 1) / 2) * STEP
      floor = Math.max(floor + STEP / 5, Math.min(MAX, learned))
      return [confidence, Number(floor.toFixed(3))]
    }),
  )
}
