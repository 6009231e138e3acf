import type { TableSort } from './table.tsx'

/** Sort keys of a table's sortable columns, by column id. */
export type SortKeys<Row> = Readonly<Record<string, (row: Row) => string | number>>

/** Sorts the rows of a fully loaded table. Equal rows keep their order. */
export function sortRows<Row>(rows: readonly Row[], sort: TableSort | null, keys: SortKeys<Row>): readonly Row[] {
  const keyOf = sort && keys[sort.columnId]
  if (!keyOf) return rows
  const sign = sort.direction === 'ascending' ? 1 : -1
  return [...rows].sort((one, other) => {
    const [a, b] = [keyOf(one), keyOf(other)]
    return a < b ? -sign : a > b ? sign : 0
  })
}
