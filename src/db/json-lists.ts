/** A bound value holds 2 MB (D1 limits); so many UTF-16 units are at most three times as many bytes. */
const LENGTH_MAX = 500_000

/**
 * Rows or values as JSON lists for `json_each`, none larger than a statement can bind; a row that is larger by itself stands alone.
 *
 * @returns none for no rows
 */
export function jsonLists(rows: readonly (object | string)[]): string[] {
  const lists: string[][] = []
  let length = Number.POSITIVE_INFINITY
  for (const row of rows) {
    const json = JSON.stringify(row)
    if (length + json.length > LENGTH_MAX) {
      lists.push([])
      length = 0
    }
    lists.at(-1)!.push(json)
    length += json.length + 1
  }
  return lists.map((list) => `[${list.join(',')}]`)
}
