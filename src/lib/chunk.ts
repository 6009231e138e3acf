/** Splits a list into lists of at most `size` entries, in order. An empty list returns none. */
export function chunk<T>(list: readonly T[], size: number): T[][] {
  const chunks: T[][] = []
  for (let at = 0; at < list.length; at += size) chunks.push(list.slice(at, at + size))
  return chunks
}
