/** Longer words are nobody's slip of a finger, and comparing takes the product of two lengths. */
const LENGTH_MAX = 60

/**
 * The word that somebody most likely meant: one that holds theirs or lies in it, else the one with the fewest changed letters
 * (Levenshtein), up to a third of them.
 *
 * @param words few: each is compared
 * @returns null where none is near
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

/** How many letters must be added, left out or replaced to make one word of the other. */
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
