/** Maximum length of cached keys. Longer ones rarely repeat, and untrusted pages control them. */
const KEY_LENGTH_MAX = 240

/**
 * Caches the results of a pure function of short strings. The pages of a site repeat their footers, so the same
 * numbers, addresses and words recur.
 *
 * @param compute must not return undefined
 * @param entriesMax maximum number of cached results, because the keys come from untrusted pages. A new result replaces
 * a pseudo-random one: with the oldest replaced, a page that cycles through one more string than the cache holds would
 * never hit it.
 */
export function memoize<T>(compute: (key: string) => T, entriesMax: number): (key: string) => T {
  const known = new Map<string, T>()
  const keys: string[] = []
  let draw = 0
  return (key) => {
    if (key.length > KEY_LENGTH_MAX) return compute(key)
    const before = known.get(key)
    if (before !== undefined) return before
    const own = copyOf(key)
    const answer = compute(own)
    // A recursive function may have cached it in the meantime.
    if (known.has(own)) return answer
    if (keys.length < entriesMax) keys.push(own)
    else {
      const at = draw % entriesMax
      draw = (draw * DRAW_FACTOR + DRAW_STEP) % DRAW_MODULUS
      known.delete(keys[at]!)
      keys[at] = own
    }
    known.set(own, answer)
    return answer
  }
}

/** A linear congruential generator, which is deterministic. Its products stay safe integers. */
const DRAW_FACTOR = 4_005
const DRAW_STEP = 7_919
const DRAW_MODULUS = 2_147_483_647

/** Copies a string. V8 keeps a whole page in memory for any substring of it, but not for a concatenated copy. */
const copyOf = (text: string) => ` ${text}`.slice(1)
