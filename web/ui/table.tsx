import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Checkbox } from './checkbox.tsx'
import { cn } from './cn.ts'
import { type TableSelection, toggleAll, toggleRow } from './table-selection.ts'

export interface TableColumn<Row> {
  id: string
  header: string
  /** Render `–` for an empty value: the table shows it, and the card under 640px omits it. */
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  /** A Tailwind width such as `w-40`. Columns without one share the remaining width. */
  width?: string
  /** Names the row: bold in the table, the title of its card under 640px. */
  isPrimary?: boolean
  /** One line, cut off with an ellipsis. Truncated columns share the remaining width in proportion to their `width`. */
  isTruncated?: boolean
  /** The header is only for screen readers, for example above a column of buttons. */
  isHeaderHidden?: boolean
  /** Understandable without its header, so the card under 640px omits the header: a date, a state, a source. */
  isSelfEvident?: boolean
  /** Spans several lines, so the card under 640px puts it on a line of its own at the end. */
  isWide?: boolean
  /** Hidden in the table under 1280px to make room for the other columns. The card under 640px shows it. */
  isSpare?: boolean
  isSortable?: boolean
}

export interface TableSort {
  columnId: string
  direction: 'ascending' | 'descending'
}

export interface TableProps<Row> {
  /** What the table lists, for screen readers. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The label of a row's checkbox: "Select <rowLabel>". */
  rowLabel?: (row: Row) => string
  selection?: TableSelection
  /** Opens a row. The row's primary cell becomes a button, and the whole row is clickable. */
  onOpen?: (row: Row) => void
  /** The row whose details are open. */
  openKey?: string | null
  /** Highlighted rows, such as unread messages. A cell must also say why in text. */
  isMarked?: (row: Row) => boolean
  sort?: TableSort | null
  onSort?: (sort: TableSort) => void
  /** Keeps the old rows, faded, while new ones load. */
  isRefreshing?: boolean
  /** Sticks the header below the elements above it: a Tailwind offset such as `top-14`. */
  stickyOffset?: string
}

/** A table with sticky header, selection and sorting. Under 640px each row becomes a card. */
export function Table<Row>(props: TableProps<Row>) {
  const { columns, rows, rowKey, selection } = props
  const keys = rows.map(rowKey)
  return (
    <table
      aria-busy={props.isRefreshing || undefined}
      className={cn('w-full border-separate border-spacing-0 text-sm max-sm:block', props.isRefreshing && 'opacity-60')}
    >
      <caption className="sr-only">{props.caption}</caption>
      <thead className="max-sm:block">
        <tr className="max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:border-line max-sm:border-b max-sm:bg-sunken">
          {selection ? <SelectAllCell keys={keys} selection={selection} stickyOffset={props.stickyOffset} /> : null}
          {columns.map((column) => (
            <HeadCell key={column.id} column={column} {...props} />
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map((row, index) => (
          <BodyRow key={keys[index]} row={row} id={keys[index] ?? ''} {...props} />
        ))}
      </tbody>
    </table>
  )
}

const NOTHING = '–'

const headClass =
  'sticky z-10 h-9 border-line border-b bg-sunken px-3 text-left align-middle font-medium text-muted text-xs first:pl-4 last:pr-4 max-sm:static max-sm:flex max-sm:w-auto max-sm:items-center max-sm:border-b-0 max-sm:last:ml-auto'
const cellClass =
  'h-10 border-line border-b px-3 py-2 align-middle first:pl-4 last:pr-4 group-last/row:border-b-0 max-sm:block max-sm:h-auto max-sm:border-b-0 max-sm:p-0!'

interface SelectAllCellProps {
  keys: readonly string[]
  selection: TableSelection
  stickyOffset: string | undefined
}

function SelectAllCell({ keys, selection, stickyOffset }: SelectAllCellProps) {
  const selectedCount = keys.filter((key) => selection.selected.has(key)).length
  return (
    <th
      className={cn(
        headClass,
        stickyOffset ?? 'top-0',
        'w-10 pr-0 max-sm:flex max-sm:min-h-11 max-sm:w-auto max-sm:items-center max-sm:whitespace-nowrap',
      )}
    >
      <Checkbox
        aria-label="Select all rows"
        checked={keys.length > 0 && selectedCount === keys.length}
        isIndeterminate={selectedCount > 0 && selectedCount < keys.length}
        disabled={keys.length === 0}
        onChange={() => selection.onChange(toggleAll(selection.selected, keys))}
      />
      <span aria-hidden="true" className="ml-2 font-normal sm:hidden">
        Select all
      </span>
    </th>
  )
}

/** A row; `id` is its key. */
function BodyRow<Row>({ row, id, ...props }: TableProps<Row> & { row: Row; id: string }) {
  const { columns, selection, onOpen } = props
  const isSelected = selection?.selected.has(id) ?? false
  return (
    <tr
      aria-selected={selection ? isSelected : undefined}
      data-open={props.openKey === id || undefined}
      data-marked={props.isMarked?.(row) || undefined}
      onClick={onOpen && (() => onOpen(row))}
      className={cn(
        'group/row transition-colors hover:bg-hover/60 data-marked:bg-brand-soft/60 data-open:bg-brand-soft data-open:shadow-[inset_2px_0_0_var(--brand)] max-sm:relative max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-4 max-sm:gap-y-1 max-sm:border-line max-sm:border-b max-sm:px-4 max-sm:py-3 max-sm:last:border-b-0',
        isSelected && 'bg-brand-soft hover:bg-brand-soft',
        selection && 'max-sm:pl-11',
        onOpen && 'cursor-pointer',
      )}
    >
      {selection ? (
        // biome-ignore lint/a11y/useKeyWithClickEvents: only keeps a press on the checkbox from opening the row
        <td
          className={cn(cellClass, 'w-10 pr-0 max-sm:absolute max-sm:top-3.5 max-sm:left-4 max-sm:w-auto')}
          onClick={(event) => event.stopPropagation()}
        >
          <Checkbox
            aria-label={`Select ${props.rowLabel?.(row) ?? 'row'}`}
            checked={isSelected}
            className="translate-y-0.5"
            onChange={() => selection.onChange(toggleRow(selection.selected, id))}
          />
        </td>
      ) : null}
      {columns.map((column) => (
        <BodyCell key={column.id} column={column} row={row} onOpen={onOpen} />
      ))}
    </tr>
  )
}

function HeadCell<Row>({ column, sort, onSort, stickyOffset }: TableProps<Row> & { column: TableColumn<Row> }) {
  const direction = sort?.columnId === column.id ? sort.direction : undefined
  const isSortable = column.isSortable && onSort
  const Arrow = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ChevronsUpDown
  return (
    <th
      scope="col"
      aria-sort={isSortable ? (direction ?? 'none') : undefined}
      className={cn(
        headClass,
        stickyOffset ?? 'top-0',
        column.width,
        column.align === 'end' && 'text-right',
        column.isSpare && 'sm:max-xl:hidden',
        !isSortable && 'max-sm:sr-only',
      )}
    >
      {isSortable ? (
        <button
          type="button"
          className="inline-flex items-center gap-1 rounded-sm hover:text-ink"
          onClick={() =>
            onSort({ columnId: column.id, direction: direction === 'ascending' ? 'descending' : 'ascending' })
          }
        >
          {column.header}
          <Arrow aria-hidden="true" className={cn('size-3', !direction && 'opacity-60')} strokeWidth={2} />
        </button>
      ) : column.isHeaderHidden ? (
        <span className="sr-only">{column.header}</span>
      ) : (
        column.header
      )}
    </th>
  )
}

function BodyCell<Row>({ column, row, onOpen }: { column: TableColumn<Row>; row: Row; onOpen?: (row: Row) => void }) {
  const content = column.cell(row)
  return (
    <td
      className={cn(
        cellClass,
        'text-muted',
        column.align === 'end' && 'text-right max-sm:text-left',
        column.isTruncated ? 'truncate sm:max-w-0' : 'sm:whitespace-nowrap',
        column.isPrimary
          ? 'font-medium text-ink max-sm:basis-full max-sm:text-base'
          : 'max-sm:flex max-sm:min-w-0 max-sm:items-baseline max-sm:gap-1.5',
        column.isWide && 'max-sm:order-last max-sm:basis-full',
        column.isSpare && 'sm:max-xl:hidden',
        (content === NOTHING || content === null) && !column.isPrimary && 'max-sm:hidden',
      )}
    >
      {column.isPrimary || column.isHeaderHidden || column.isSelfEvident ? null : (
        <span aria-hidden="true" className="shrink-0 text-faint text-xs sm:hidden">
          {column.header}
        </span>
      )}
      {column.isPrimary && onOpen ? (
        <button
          type="button"
          className="max-w-full truncate rounded-sm text-left hover:underline hover:underline-offset-3"
          onClick={(event) => {
            event.stopPropagation()
            onOpen(row)
          }}
        >
          {content}
        </button>
      ) : column.isPrimary ? (
        content
      ) : (
        <div className={cn('sm:contents max-sm:min-w-0', column.isTruncated && 'max-sm:truncate')}>{content}</div>
      )}
    </td>
  )
}
