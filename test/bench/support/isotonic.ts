/** Findings of one confidence: how often they are right, and their weight. */
export interface Bin {
  readonly confidence: number
  readonly share: number
  readonly weight: number
}

/**
 * The best non-decreasing fit: neighbours that decrease are pooled to their mean. Returns one bin per pool, ascending.
 */
export function fitIsotonic(bins: readonly Bin[]): Bin[] {
  const pools: Bin[] = []
  for (const bin of bins.toSorted((one, other) => one.confidence - other.confidence)) {
    let pool = bin
    while (pools.length > 0 && pools.at(-1)!.share >= pool.share) pool = joined(pools.pop()!, pool)
    pools.push(pool)
  }
  return pools
}

function joined(one: Bin, other: Bin): Bin {
  const weight = one.weight + other.weight
  const mean = (key: 'confidence' | 'share') => (one[key] * one.weight + other[key] * other.weight) / weight
  return { confidence: mean('confidence'), share: mean('share'), weight }
}
