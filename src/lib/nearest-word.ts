/** Longer words are not typos, and a comparison takes the product of both lengths. */
const LENGTH_MAX = 60

/**
 * Returns the word that was most likely meant: the one with the fewest changed letters (Levenshtein), up to a third of
 * them, or else one that contains the given word or is contained in it.
 *
 * @param words a short list: each is compared
 * @returns null if none is close
 */
export function nearestWord(given: string, words: readonly string[]): string | null {
  if (given.length > LENGTH_MAX) return null
  const lower = given.toLowerCase()
  const ranked = words
    .map((word) => ({ word, changes: changesBetween(lower, word.toLowerCase()) }))
    .toSorted((one, other) => one.changes - other.changes)
  const [best] = ranked
  if (best && best.changes <= Math.max(1, Math.floor(given.length / 3))) return best.word
  const isPart = ({ word }: { word: string }) => lower.length >= 3 && (word.includes(lower) || lower.includes(word))
  return ranked.find(isPart)?.word ?? null
}

/** Returns how many letters must be added, removed or replaced to turn one word into the other. */
function changesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1)))
    row = next
  }
  return row[other.length]!
}
