import { Pencil, Trash2 } from 'lucide-react'
import type { PermissionEntry } from '../../../src/contracts/permission-entries.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'

export interface PermissionTableProps {
  permissions: readonly PermissionEntry[]
  isRefreshing: boolean
  /** Whether the viewer may change permissions. */
  canManage: boolean
  onEdit: (permission: PermissionEntry) => void
  onDelete: (permission: PermissionEntry) => void
}

export function PermissionTable({ permissions, isRefreshing, ...deeds }: PermissionTableProps) {
  return (
    <div className="overflow-x-auto">
      <Table
        caption="Permissions"
        columns={deeds.canManage ? [...columns, actions(deeds)] : columns}
        rows={permissions}
        rowKey={({ id }) => id}
        isRefreshing={isRefreshing}
      />
    </div>
  )
}

const holders: Readonly<Record<PermissionEntry['held_by'], string>> = {
  member: 'Everybody',
  subscriber: 'Subscribers',
  role: 'By role only',
}

const columns: readonly TableColumn<PermissionEntry>[] = [
  {
    id: 'name',
    header: 'Name',
    isPrimary: true,
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
    cell: ({ category }) => <span className="wrap-anywhere capitalize">{category}</span>,
  },
  { id: 'held_by', header: 'Who has it', cell: ({ held_by }) => holders[held_by] },
  { id: 'roles', header: 'Roles', align: 'end', cell: ({ roles_count }) => formatNumber(roles_count) },
  {
    id: 'created',
    header: 'Created',
    cell: ({ created_at }) => (created_at === null ? '–' : formatDate(created_at)),
  },
]

const actions = ({
  onEdit,
  onDelete,
}: Pick<PermissionTableProps, 'onEdit' | 'onDelete'>): TableColumn<PermissionEntry> => ({
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
