/** Longer strings are not remembered: few of them come twice, and strangers choose them. */
const KEY_LENGTH_MAX = 240

/**
 * A pure function of short strings with a memory of its answers: the pages of one site repeat their footers, so the same
 * numbers, addresses and words come again and again.
 *
 * @param compute never gives undefined
 * @param entriesMax answers kept; with more than that it begins anew, since the strings come from strangers' pages
 */
export function memoize<T>(compute: (key: string) => T, entriesMax: number): (key: string) => T {
  const known = new Map<string, T>()
  return (key) => {
    if (key.length > KEY_LENGTH_MAX) return compute(key)
    const before = known.get(key)
    if (before !== undefined) return before
    const own = copyOf(key)
    const answer = compute(own)
    if (known.size >= entriesMax) known.clear()
    known.set(own, answer)
    return answer
  }
}

/** V8 lets a string that was cut from a page, and all that is cut from it, hold on to the page: joined anew it does not. */
const copyOf = (text: string) => ` ${text}`.slice(1)
