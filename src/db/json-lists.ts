/** A bound value may have 2 MB (D1 limits); this many UTF-16 units are at most three times as many bytes. */
const LENGTH_MAX = 500_000

/**
 * Splits rows or values into JSON lists for `json_each`, each small enough for one parameter; a larger row gets its own
 * list.
 *
 * @returns an empty list for no rows
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
