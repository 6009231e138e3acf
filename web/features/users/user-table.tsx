import { Eye, Pencil, Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { AdminUser, UserQuery } from '../../../src/contracts/users/users.ts'
import * as contract from '../../../src/contracts/users/users.ts'
import { can, type Viewer } from '../../lib/can.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import type { TableSelection } from '../../ui/table-selection.ts'
import { UserStatusBadge } from './user-status-badge.tsx'
import { emailOf, nameOf } from './user-words.ts'

type Order = Pick<UserQuery, 'sort' | 'direction'>

export interface UserTableProps {
  users: readonly AdminUser[]
  /** Absent if there is no action for several users. */
  selection?: TableSelection | undefined
  viewer: Viewer & { id: string }
  order: Order
  onOrder: (order: Order) => void
  isRefreshing: boolean
  openId: string | undefined
  onOpen: (user: AdminUser) => void
  onEdit: (user: AdminUser) => void
  onDelete: (user: AdminUser) => void
}

/** Users as rows. The actions depend on the viewer's permissions. */
export function UserTable(props: UserTableProps) {
  const { order, onOrder } = props
  return (
    <div className="overflow-x-auto">
      <Table
        caption="Users"
        columns={columnsFor(props)}
        rows={props.users}
        selection={props.selection}
        rowLabel={nameOf}
        rowKey={({ id }) => id}
        sort={{ columnId: order.sort, direction: order.direction === 'asc' ? 'ascending' : 'descending' }}
        // Sortable columns have the server's names.
        onSort={({ columnId, direction }) =>
          onOrder({ sort: columnId as Order['sort'], direction: direction === 'ascending' ? 'asc' : 'desc' })
        }
        onOpen={props.onOpen}
        openKey={props.openId}
        isRefreshing={props.isRefreshing}
      />
    </div>
  )
}

const columnsFor = (props: UserTableProps): readonly TableColumn<AdminUser>[] => [
  {
    id: 'name',
    header: 'User',
    isPrimary: true,
    isSortable: true,
    cell: (user) => (
      <span className="flex items-center gap-2.5">
        <Avatar name={nameOf(user)} />
        <span className="min-w-0">
          <span className="flex items-center gap-1.5">
            <span className="truncate">{nameOf(user)}</span>
            {user.is_root_user ? <Badge tone="brand">Root</Badge> : null}
          </span>
          <span className="block truncate font-normal text-faint text-xs">{emailOf(user)}</span>
        </span>
      </span>
    ),
  },
  {
    id: 'roles',
    header: 'Roles',
    isSelfEvident: true,
    isWide: true,
    cell: ({ roles }) =>
      roles.length === 0 ? (
        'No roles'
      ) : (
        <span className="flex flex-wrap gap-1">
          {roles.map(({ id, name }) => (
            <Badge key={id}>{name}</Badge>
          ))}
        </span>
      ),
  },
  {
    id: 'status',
    header: 'Status',
    isSelfEvident: true,
    isSortable: true,
    cell: ({ active }) => <UserStatusBadge isActive={active} />,
  },
  {
    id: 'last_login_at',
    header: 'Last Login',
    isSortable: true,
    cell: ({ last_login_at }) => (last_login_at ? <RelativeTime value={last_login_at} /> : 'Never'),
  },
  {
    id: 'actions',
    header: 'Actions',
    isSelfEvident: true,
    cell: (user) => <UserActions user={user} {...props} />,
  },
]

function UserActions({ user, viewer, onOpen, onEdit, onDelete }: UserTableProps & { user: AdminUser }) {
  const name = nameOf(user)
  const press = (action: (user: AdminUser) => void) => (event: MouseEvent) => {
    // The row itself handles clicks, too.
    event.stopPropagation()
    action(user)
  }
  return (
    <span className="flex gap-0.5">
      {can(viewer, contract.getUser) ? (
        <IconButton icon={Eye} size="sm" label={`View ${name}`} onClick={press(onOpen)} />
      ) : null}
      {can(viewer, contract.updateUser) ? (
        <IconButton icon={Pencil} size="sm" label={`Edit ${name}`} onClick={press(onEdit)} />
      ) : null}
      {/* Users delete their own account in the settings, which require the password. */}
      {can(viewer, contract.deleteUser) && user.id !== viewer.id ? (
        <IconButton icon={Trash2} size="sm" label={`Delete ${name}`} onClick={press(onDelete)} />
      ) : null}
    </span>
  )
}
