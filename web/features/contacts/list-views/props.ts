import type { ListName, ListView } from '../../../../src/contracts/list-views/list-views.ts'
import type { ColumnChoice } from './use-columns.ts'

export interface ViewsButtonProps {
  list: ListName
  /** The opened view. */
  view: ListView | null
  /** Filters and order of the list now, as its address has them. */
  query: Readonly<Record<string, string>>
  columns: readonly string[]
  /** Opens a view; null leaves it. */
  onOpen: (view: ListView | null) => void
}

export interface ColumnsButtonProps {
  /** All columns with their headers. The first is always shown. */
  all: readonly { readonly id: string; readonly header: string }[]
  choice: ColumnChoice
}
