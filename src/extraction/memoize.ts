/** Longer strings are not remembered: few of them come twice, and strangers choose them. */
const KEY_LENGTH_MAX = 240

/**
 * A pure function of short strings with a memory of its answers: the pages of one site repeat their footers, so the same
 * numbers, addresses and words come again and again.
 *
 * @param compute never gives undefined
 * @param entriesMax answers kept, since the strings come from strangers' pages. A new one replaces any other: were it the oldest, a page
 *   that uses one string more than are kept, over and over, would find none of them.
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
    // A function that asks for itself may have kept it by now.
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

/** A linear congruential generator: the same draws every time. Its products stay whole numbers. */
const DRAW_FACTOR = 4_005
const DRAW_STEP = 7_919
const DRAW_MODULUS = 2_147_483_647

/** V8 lets a string that was cut from a page, and all that is cut from it, hold on to the page: joined anew it does not. */
const copyOf = (text: string) => ` ${text}`.slice(1)
