import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ROLE_SORTS, Role } from '../../../src/contracts/roles/roles.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { messageOf } from '../../lib/call-error.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ListCard } from '../../ui/list-card.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { useFailureToast } from '../../ui/use-failure-toast.ts'
import { roleQueries } from './api.ts'
import { DeleteRoleDialog } from './delete-role-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { RoleTable } from './role-table.tsx'
import { RoleViewDialog } from './role-view-dialog.tsx'
import { useRolesAddress } from './roles-address.ts'

const FAILURE = 'Failed to fetch roles and statistics.'
const SEARCH_DELAY_MS = 300

export interface RoleListProps {
  canManage: boolean
  /** Called after a change, which may affect the viewer's own permissions. */
  onChange?: () => void
}

/** All roles with paging, and the actions on each. */
export function RoleList({ canManage, onChange }: RoleListProps) {
  const { address, filter, turn } = useRolesAddress()
  const { search, sort = 'name', direction = 'asc', page } = address
  const answer = useQuery(roleQueries.list({ search, sort, direction, page }))
  const stats = useQuery(roleQueries.stats())
  useFailureToast(answer.error ?? stats.error, FAILURE)
  const [asked, setAsked] = useState<{ deed: 'view' | 'edit' | 'delete'; role: Role } | null>(null)
  const close = () => setAsked(null)
  const { data } = answer
  const isLastPart = stats.error !== null && answer.error === null
  return (
    <>
      {isLastPart ? (
        <Alert
          tone="danger"
          className="mb-5"
          title={messageOf(stats.error, FAILURE)}
          actions={
            <Button size="sm" isLoading={stats.isFetching} onClick={() => void stats.refetch()}>
              Try again
            </Button>
          }
        />
      ) : null}
      <ListCard
        page={page}
        onTurn={turn}
        pages={data?.pagination}
        total={pluralize(data?.pagination.total ?? 0, 'role')}
        answer={answer}
        failure={FAILURE}
        loading="Loading roles"
        skeletonRows={3}
        filters={
          <SearchInput
            aria-label="Search roles"
            value={search ?? ''}
            onChange={(next) => filter({ search: next.trim() || undefined })}
            delayMs={SEARCH_DELAY_MS}
            lengthMax={100}
            placeholder="Search roles..."
            className="w-full sm:w-72"
          />
        }
      >
        {data && data.roles.length > 0 ? (
          <RoleTable
            roles={data.roles}
            sort={{ columnId: sort, direction: direction === 'asc' ? 'ascending' : 'descending' }}
            onSort={(next) => filter(sortPart(next.columnId, next.direction))}
            isRefreshing={answer.isPlaceholderData}
            canManage={canManage}
            onView={(role) => setAsked({ deed: 'view', role })}
            onEdit={(role) => setAsked({ deed: 'edit', role })}
            onDelete={(role) => setAsked({ deed: 'delete', role })}
          />
        ) : search ? (
          <EmptyState
            art="search"
            title="No roles found matching your search."
            actions={<Button onClick={() => filter({ search: undefined })}>Show all</Button>}
          />
        ) : (
          <EmptyState title="No roles found." />
        )}
      </ListCard>
      {asked?.deed === 'view' ? <RoleViewDialog role={asked.role} onClose={close} /> : null}
      {asked?.deed === 'edit' ? <RoleDialog role={asked.role} onClose={close} onSaved={onChange} /> : null}
      {asked?.deed === 'delete' ? <DeleteRoleDialog role={asked.role} onClose={close} onDeleted={onChange} /> : null}
    </>
  )
}

/** The default order is by name, so the address omits it. */
function sortPart(columnId: string, direction: 'ascending' | 'descending') {
  const sort = columnId as (typeof ROLE_SORTS)[number]
  return {
    sort: sort === 'name' ? undefined : sort,
    direction: direction === 'ascending' ? undefined : ('desc' as const),
  }
}
