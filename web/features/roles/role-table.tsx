import { Eye, Pencil, Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { ROLE_SORTS, Role } from '../../../src/contracts/roles/roles.ts'
import { formatDate, formatNumber } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Table, type TableColumn, type TableSort } from '../../ui/table.tsx'

export interface RoleTableProps {
  roles: readonly Role[]
  sort: TableSort
  onSort: (sort: TableSort) => void
  isRefreshing: boolean
  /** Whether the viewer may change roles. */
  canManage: boolean
  onView: (role: Role) => void
  onEdit: (role: Role) => void
  onDelete: (role: Role) => void
}

export function RoleTable(props: RoleTableProps) {
  return (
    <div className="overflow-x-auto">
      <Table
        caption="Roles"
        columns={columnsFor(props)}
        rows={props.roles}
        rowKey={({ id }) => id}
        sort={props.sort}
        onSort={props.onSort}
        onOpen={props.onView}
        isRefreshing={props.isRefreshing}
      />
    </div>
  )
}

type SortId = (typeof ROLE_SORTS)[number]
type Column = TableColumn<Role> & ({ isSortable: true; id: SortId } | { isSortable?: false })

const columnsFor = ({ canManage, onView, onEdit, onDelete }: RoleTableProps): readonly Column[] => [
  {
    id: 'name',
    header: 'Name',
    isPrimary: true,
    isSortable: true,
    cell: ({ name, is_built_in }) => (
      <span className="inline-flex items-center gap-2">
        <span className="wrap-anywhere sm:max-w-80 sm:truncate">{name}</span>
        {is_built_in ? <Badge>Built-in</Badge> : null}
      </span>
    ),
  },
  {
    id: 'slug',
    header: 'Slug',
    isSortable: true,
    cell: ({ slug }) => <span className="wrap-anywhere font-mono text-xs">{slug}</span>,
  },
  {
    id: 'permissions_count',
    header: 'Permissions',
    align: 'end',
    isSortable: true,
    cell: ({ permissions_count }) => formatNumber(permissions_count),
  },
  { id: 'users_count', header: 'Users', align: 'end', cell: ({ users_count }) => formatNumber(users_count) },
  { id: 'created_at', header: 'Created', isSortable: true, cell: ({ created_at }) => formatDate(created_at) },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    cell: (role) => {
      const press = (act: (role: Role) => void) => (event: MouseEvent) => {
        event.stopPropagation()
        act(role)
      }
      return (
        <span className="flex justify-end">
          <IconButton icon={Eye} size="sm" label={`View ${role.name}`} onClick={press(onView)} />
          {canManage ? (
            <>
              <IconButton icon={Pencil} size="sm" label={`Edit ${role.name}`} onClick={press(onEdit)} />
              <IconButton
                icon={Trash2}
                size="sm"
                label={`Delete ${role.name}`}
                title={role.is_built_in ? "Built-in roles can't be deleted" : undefined}
                disabled={role.is_built_in}
                onClick={press(onDelete)}
              />
            </>
          ) : null}
        </span>
      )
    },
  },
]
