/** A membership test over space-separated words, built when it is first asked: a page without names costs nothing. */
export function wordSet(...lists: readonly string[]): (word: string) => boolean {
  let words: Set<string> | null = null
  return (word) => {
    words ??= new Set(lists.join(' ').trim().split(/\s+/))
    return words.has(word)
  }
}
