import type { DataItem } from '../../../src/contracts/data/data.ts'
import { formatDate, formatPercent } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { CheckBadge } from '../../ui/check-badge.tsx'
import { dataTypes } from '../../ui/data-types.ts'
import { Table, type TableColumn } from '../../ui/table.tsx'
import type { TableSelection } from '../../ui/table-selection.ts'
import { sourceTypes, toneOfConfidence } from '../../ui/value-words.ts'
import { previewOf } from './preview.ts'

/** A value too short for a preview still gets a row, so that counts and selections match the visible rows. */
const shownOf = (item: DataItem) => previewOf(item) || '–'

const columnsWith = (shownOf: (item: DataItem) => string): readonly TableColumn<DataItem>[] => [
  { id: 'content', header: 'Content', isPrimary: true, isTruncated: true, width: 'w-[38%]', cell: shownOf },
  {
    id: 'type',
    header: 'Type',
    isSelfEvident: true,
    width: 'w-16 lg:w-32',
    cell: ({ type }) => <TypeLabel type={type} />,
  },
  {
    id: 'source',
    header: 'Source',
    isSelfEvident: true,
    isTruncated: true,
    width: 'w-[22%]',
    cell: (item) => <SourceLabel {...item} />,
  },
  {
    id: 'confidence',
    header: 'Confidence',
    width: 'w-28',
    cell: ({ confidence, method }) =>
      method ? <Badge tone={toneOfConfidence(confidence)}>{formatPercent(Math.round(confidence * 100))}</Badge> : '–',
  },
  {
    id: 'check',
    header: 'Check',
    width: 'w-32',
    cell: ({ email_check, mailbox }) => (email_check ? <CheckBadge check={email_check} mailbox={mailbox} /> : '–'),
  },
  {
    id: 'date',
    header: 'Date',
    isSelfEvident: true,
    width: 'w-32',
    align: 'end',
    cell: ({ created_at }) => formatDate(created_at),
  },
]

const ALL_COLUMNS = columnsWith(() => '')
/** All columns with their headers, for choosing among them. */
export const COLUMN_NAMES = ALL_COLUMNS.map(({ id, header }) => ({ id, header }))
export const COLUMN_IDS = ALL_COLUMNS.map(({ id }) => id)

export interface DataTableProps {
  items: readonly DataItem[]
  /** The shown columns, in their order. */
  columns: readonly string[]
  /** Undefined if the viewer has no action for selected rows. */
  selection: TableSelection | undefined
  openId: string | undefined
  isRefreshing: boolean
  onOpen: (item: DataItem) => void
}

/** Items as rows. Each row opens its evidence. */
export function DataTable({ items, columns, selection, openId, isRefreshing, onOpen }: DataTableProps) {
  const known = columnsWith(shownOf)
  return (
    <Table
      caption="Data"
      columns={columns.flatMap((name) => known.find(({ id }) => id === name) ?? [])}
      rows={items}
      rowKey={({ id }) => id}
      rowLabel={shownOf}
      selection={selection}
      openKey={items.find(({ item_id }) => item_id === openId)?.id ?? null}
      isRefreshing={isRefreshing}
      onOpen={onOpen}
    />
  )
}

function TypeLabel({ type }: Pick<DataItem, 'type'>) {
  const { icon: Icon, label } = dataTypes[type]
  return (
    <span className="inline-flex items-center gap-1.5" title={label}>
      <Icon aria-hidden="true" className="size-3.5 text-faint" strokeWidth={1.75} />
      <span className="sm:max-lg:sr-only">{label}</span>
    </span>
  )
}

function SourceLabel({ source_type, source_name }: Pick<DataItem, 'source_type' | 'source_name'>) {
  const { label, tone } = sourceTypes[source_type]
  return (
    <>
      <Badge tone={tone}>{label}</Badge> <span className="ml-1">{source_name}</span>
    </>
  )
}
