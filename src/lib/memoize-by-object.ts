/** Returns a function that computes its result once per object and keeps it for the object's lifetime. */
export function memoizeByObject<K extends WeakKey, T>(compute: (key: K) => T): (key: K) => T {
  const known = new WeakMap<K, T>()
  return (key) => {
    const before = known.get(key)
    if (before !== undefined || known.has(key)) return before as T
    const answer = compute(key)
    known.set(key, answer)
    return answer
  }
}
