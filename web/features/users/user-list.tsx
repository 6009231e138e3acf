import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type AdminUser, bulkUsers } from '../../../src/contracts/users/users.ts'
import { CallError, messageOf } from '../../lib/call-error.ts'
import { can, type Viewer } from '../../lib/can.ts'
import { useLastPage } from '../../lib/use-last-page.ts'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { userQueries } from './api.ts'
import { BulkBar } from './bulk-bar.tsx'
import { UserFilters } from './user-filters.tsx'
import { UserPager } from './user-pager.tsx'
import { UserTable } from './user-table.tsx'
import type { UsersPlace } from './users-address.ts'

export interface UserListProps {
  place: UsersPlace
  viewer: Viewer & { id: string }
  onEdit: (user: AdminUser) => void
  onDelete: (user: AdminUser) => void
}

/** One page of the users that match the address's filters, with loading, empty and error states. */
export function UserList({ place, viewer, onEdit, onDelete }: UserListProps) {
  const { search, filter, role_id, sort, direction, page, user: openId } = place.address
  const { data, error, refetch, isFetching, isPlaceholderData } = useQuery(
    userQueries.list({ search, filter, role_id, sort, direction, page }),
  )
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const mayEdit = can(viewer, bulkUsers)
  const { lastPage, isBeyond } = useLastPage({
    ...{ pages: data?.pagination, page, isPlaceholderData },
    onBeyond: (last) => place.turn(last, { replace: true }),
  })
  return (
    <Card
      isFlush
      footer={data && !isBeyond && lastPage > 1 ? <UserPager pagination={data.pagination} onTurn={place.turn} /> : null}
    >
      <UserFilters place={place} viewer={viewer} />
      {mayEdit && selected.size > 0 ? <BulkBar ids={[...selected]} onDone={() => setSelected(new Set())} /> : null}
      {error && !data ? (
        <UsersFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : !data || isBeyond ? (
        <TableSkeleton rows={8} lines={2} label="Loading users" />
      ) : data.users.length > 0 ? (
        <UserTable
          users={data.users}
          selection={mayEdit ? { selected, onChange: setSelected } : undefined}
          viewer={viewer}
          order={{ sort, direction }}
          onOrder={place.filter}
          isRefreshing={isPlaceholderData}
          openId={openId}
          onOpen={({ id }) => place.open(id)}
          onEdit={onEdit}
          onDelete={onDelete}
        />
      ) : place.isFiltered ? (
        <EmptyState art="search" title="No users found" actions={<Button onClick={place.clear}>Show all</Button>}>
          No users match your search.
        </EmptyState>
      ) : (
        <EmptyState title="No users found">Users appear here when they register or you add them.</EmptyState>
      )}
    </Card>
  )
}

function UsersFailure({ error, ...retry }: { error: Error; onRetry: () => void; isRetrying: boolean }) {
  const isRefused = error instanceof CallError && (error.status === 403 || error.status === 402)
  if (isRefused) return <CallFailure error={error} {...retry} />
  const requestId = error instanceof CallError ? error.requestId : null
  return (
    <ErrorState title="Error loading users" requestId={requestId ?? undefined} {...retry}>
      {messageOf(error, 'Check your connection and try again.')}
    </ErrorState>
  )
}
