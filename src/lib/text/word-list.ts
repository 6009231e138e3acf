/**
 * Formats words as a list in English: "a", "a and b", "a, b, and c". By hand: `Intl` would load the data of a language,
 * which takes 20 ms.
 */
export function wordList(words: Iterable<string>, conjunction: 'and' | 'or' = 'and'): string {
  const all = [...words]
  if (all.length <= 2) return all.join(` ${conjunction} `)
  return `${all.slice(0, -1).join(', ')}, ${conjunction} ${all.at(-1)}`
}
