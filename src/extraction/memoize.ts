/** Maximum length of cached keys. Longer ones rarely repeat, and untrusted pages control them. */
const KEY_LENGTH_MAX = 240
/** Approximate number of characters that are hashed of a long key. */
const HASHED_LENGTH = 24
/** Number of places that a key may have. With fewer, keys displace each other before the cache is full. */
const WAYS = 8

/**
 * Caches the results of a pure function of short strings. The pages of a site repeat their footers, so the same
 * numbers, addresses and words recur.
 *
 * A hash table of fixed size whose entries displace each other, not a `Map`: that computes a slower hash of every
 * substring, and reads up to five places of memory for a key, which are rarely in the processor's cache.
 *
 * @param compute must not return undefined
 * @param entriesMax maximum number of cached results, because the keys come from untrusted pages. A page that cycles
 * through more strings than the cache holds still hits it.
 */
export function memoize<T>(compute: (key: string) => T, entriesMax: number): (key: string) => T {
  const size = Math.ceil(entriesMax / WAYS) * WAYS
  // Created on first use: most pages need few of the caches.
  let keys: (string | undefined)[] | null = null
  let results: T[] = []
  let hashes = new Int32Array(0)
  const create = () => {
    results = new Array(size)
    hashes = new Int32Array(size)
    return new Array<string | undefined>(size).fill(undefined)
  }
  return (key) => {
    if (key.length > KEY_LENGTH_MAX) return compute(key)
    keys ??= create()
    const hash = hashOf(key)
    const first = (((hash >>> 16) * (size / WAYS)) >>> 16) * WAYS
    for (let at = first; at < first + WAYS; at++) {
      if (hashes[at] === hash && isSame(keys[at], key)) return results[at]!
    }
    const own = copyOf(key)
    const result = compute(own)
    let at = first
    while (at < first + WAYS && keys[at] !== undefined) at++
    // The upper bits chose the places, so the lower ones are independent of them.
    if (at === first + WAYS) at = first + (hash & (WAYS - 1))
    keys[at] = own
    hashes[at] = hash
    results[at] = result
    return result
  }
}

/** FNV-1a of a string's characters, or of some of them in a long one, mixed so that similar words spread. */
function hashOf(text: string): number {
  const step = 1 + Math.floor(text.length / HASHED_LENGTH)
  let hash = OFFSET_BASIS ^ text.length
  for (let at = 0; at < text.length; at += step) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  // The finalizer of MurmurHash3: FNV-1a alone leaves the upper bits of `key 1` and `key 2` alike.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

/** Keys are substrings, which V8 compares with `===` outside compiled code; for short ones a loop takes less time. */
function isSame(one: string | undefined, other: string): boolean {
  if (one === undefined || one.length !== other.length) return false
  if (one.length > LOOP_LENGTH_MAX) return one === other
  for (let at = 0; at < other.length; at++) if (one.charCodeAt(at) !== other.charCodeAt(at)) return false
  return true
}
const LOOP_LENGTH_MAX = 60

const OFFSET_BASIS = 0x811c9dc5
const PRIME = 0x01000193

/** Copies a string. V8 keeps a whole page in memory for any substring of it, but not for a concatenated copy. */
const copyOf = (text: string) => ` ${text}`.slice(1)
