import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PERMISSION_SORTS, PermissionEntry } from '../../../../src/contracts/roles/permission-entries.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListCard } from '../../../ui/list-card.tsx'
import { useFailureToast } from '../../../ui/use-failure-toast.ts'
import { permissionQueries } from './api.ts'
import { DeletePermissionDialog } from './delete-permission-dialog.tsx'
import { PermissionDialog } from './permission-dialog.tsx'
import { PermissionFilters } from './permission-filters.tsx'
import { PermissionTable } from './permission-table.tsx'
import { usePermissionsAddress } from './permissions-address.ts'

const FAILURE = 'Failed to fetch permissions'

export interface PermissionListProps {
  canManage: boolean
  /** Called after a change, which may affect the viewer's own permissions. */
  onChange?: () => void
}

/** All permissions with paging: the product's own and custom ones. */
export function PermissionList({ canManage, onChange }: PermissionListProps) {
  const { address, filter, turn } = usePermissionsAddress()
  const { search, category, sort = 'category', direction = 'asc', page } = address
  const answer = useQuery(permissionQueries.list({ search, category, sort, direction, page }))
  useFailureToast(answer.error, FAILURE)
  const [asked, setAsked] = useState<{ deed: 'edit' | 'delete'; permission: PermissionEntry } | null>(null)
  const close = () => setAsked(null)
  const { data } = answer
  return (
    <>
      <ListCard
        page={page}
        onTurn={turn}
        pages={data?.pagination}
        total={pluralize(data?.pagination.total ?? 0, 'permission')}
        answer={answer}
        failure={FAILURE}
        loading="Loading permissions"
        skeletonRows={6}
        filters={<PermissionFilters search={search} category={category} onFilter={filter} />}
      >
        {data && data.data.length > 0 ? (
          <PermissionTable
            permissions={data.data}
            sort={{ columnId: sort, direction: direction === 'asc' ? 'ascending' : 'descending' }}
            onSort={(next) => filter(sortPart(next.columnId, next.direction))}
            isRefreshing={answer.isPlaceholderData}
            canManage={canManage}
            onEdit={(permission) => setAsked({ deed: 'edit', permission })}
            onDelete={(permission) => setAsked({ deed: 'delete', permission })}
          />
        ) : (
          <EmptyState
            art="search"
            title={search || category ? 'No permissions found matching your search.' : 'No permissions found.'}
            actions={
              search || category ? (
                <Button onClick={() => filter({ search: undefined, category: undefined })}>Show all</Button>
              ) : null
            }
          />
        )}
      </ListCard>
      {asked?.deed === 'edit' ? (
        <PermissionDialog permission={asked.permission} onClose={close} onSaved={onChange} />
      ) : null}
      {asked?.deed === 'delete' ? (
        <DeletePermissionDialog permission={asked.permission} onClose={close} onDeleted={onChange} />
      ) : null}
    </>
  )
}

/** The default order is by category, so the address omits it. */
function sortPart(columnId: string, direction: 'ascending' | 'descending') {
  const sort = columnId as (typeof PERMISSION_SORTS)[number]
  return {
    sort: sort === 'category' ? undefined : sort,
    direction: direction === 'ascending' ? undefined : ('desc' as const),
  }
}
