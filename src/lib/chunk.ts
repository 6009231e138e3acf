/** Cuts a list into lists of at most `size`, in order; an empty list gives none. */
export function chunk<T>(list: readonly T[], size: number): T[][] {
  const chunks: T[][] = []
  for (let at = 0; at < list.length; at += size) chunks.push(list.slice(at, at + size))
  return chunks
}
