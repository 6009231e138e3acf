import { Pencil, Trash2 } from 'lucide-react'
import type { PERMISSION_SORTS, PermissionEntry } from '../../../../src/contracts/roles/permission-entries.ts'
import { formatDate, formatNumber } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Table, type TableColumn, type TableSort } from '../../../ui/table.tsx'

export interface PermissionTableProps {
  permissions: readonly PermissionEntry[]
  sort: TableSort
  onSort: (sort: TableSort) => void
  isRefreshing: boolean
  /** Whether the viewer may change permissions. */
  canManage: boolean
  onEdit: (permission: PermissionEntry) => void
  onDelete: (permission: PermissionEntry) => void
}

export function PermissionTable({ permissions, sort, onSort, isRefreshing, ...deeds }: PermissionTableProps) {
  return (
    <div className="overflow-x-auto">
      <Table
        caption="Permissions"
        columns={deeds.canManage ? [...columns, actions(deeds)] : columns}
        rows={permissions}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={onSort}
        isRefreshing={isRefreshing}
      />
    </div>
  )
}

const holders: Readonly<Record<PermissionEntry['held_by'], string>> = {
  member: 'Everyone',
  subscriber: 'Subscribers',
  role: 'By role only',
}

type SortId = (typeof PERMISSION_SORTS)[number]
type Column = TableColumn<PermissionEntry> & ({ isSortable: true; id: SortId } | { isSortable?: false })

const columns: readonly Column[] = [
  {
    id: 'name',
    header: 'Name',
    isPrimary: true,
    isSortable: true,
    cell: ({ id, name, is_built_in }) => (
      <>
        <span className="flex items-center gap-2">
          <span className="wrap-anywhere">{name}</span>
          {is_built_in ? <Badge>Built-in</Badge> : null}
        </span>
        <span className="wrap-anywhere block font-mono font-normal text-faint text-xs">{id}</span>
      </>
    ),
  },
  {
    id: 'category',
    header: 'Category',
    isSortable: true,
    cell: ({ category }) => <span className="wrap-anywhere capitalize">{category}</span>,
  },
  { id: 'held_by', header: 'Who has it', cell: ({ held_by }) => holders[held_by] },
  {
    id: 'roles_count',
    header: 'Roles',
    align: 'end',
    isSortable: true,
    cell: ({ roles_count }) => formatNumber(roles_count),
  },
  {
    id: 'created_at',
    header: 'Created',
    isSortable: true,
    cell: ({ created_at }) => (created_at === null ? '–' : formatDate(created_at)),
  },
]

const actions = ({ onEdit, onDelete }: Pick<PermissionTableProps, 'onEdit' | 'onDelete'>): Column => ({
  id: 'actions',
  header: 'Actions',
  isHeaderHidden: true,
  cell: (permission) =>
    permission.is_built_in ? null : (
      <span className="flex justify-end">
        <IconButton icon={Pencil} size="sm" label={`Edit ${permission.name}`} onClick={() => onEdit(permission)} />
        <IconButton icon={Trash2} size="sm" label={`Delete ${permission.name}`} onClick={() => onDelete(permission)} />
      </span>
    ),
})
