import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { AdminIncident, INCIDENT_SORTS } from '../../../../src/contracts/status/incidents.ts'
import { createIncident } from '../../../../src/contracts/status/incidents.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { zoneName } from '../../../lib/local-time.ts'
import { Allowed } from '../../../ui/allowed.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ListCard } from '../../../ui/list-card.tsx'
import { NoMatches } from '../../../ui/no-matches.tsx'
import type { TableSort } from '../../../ui/table.tsx'
import { toast } from '../../../ui/toast.tsx'
import { toastFailure } from '../../../ui/toast-failure.ts'
import { incidentQueries, useUpdateIncident } from './api.ts'
import { DeleteIncidentDialog } from './delete-incident-dialog.tsx'
import { IncidentFilters } from './incident-filters.tsx'
import { IncidentFormDialog } from './incident-form-dialog.tsx'
import { IncidentTable } from './incident-table.tsx'
import { useIncidentsAddress } from './incidents-address.ts'

/** All incidents with their actions, open ones first unless sorted by a column. */
export function IncidentList({ onCreate }: { onCreate: () => void }) {
  const { address, filter, turn } = useIncidentsAddress()
  const { status, search, sort, direction, page } = address
  const answer = useQuery(incidentQueries.list({ status, search, sort, direction, page }))
  const update = useUpdateIncident()
  const [asked, setAsked] = useState<{ deed: 'edit' | 'delete'; incident: AdminIncident } | null>(null)
  const close = () => setAsked(null)
  async function resolve({ id, title, description, started_at }: AdminIncident) {
    try {
      await update.mutateAsync({ params: { id }, body: { title, description, started_at, status: 'resolved' } })
      toast.success('Incident resolved')
    } catch (error) {
      toastFailure(error, 'Failed to resolve incident')
    }
  }
  const { data } = answer
  return (
    <>
      <ListCard
        page={page}
        onTurn={turn}
        pages={data?.pagination}
        total={`${pluralize(data?.pagination.total ?? 0, 'incident')}. Times are in your time zone, ${zoneName()}.`}
        answer={answer}
        failure="Failed to load incidents"
        loading="Loading incidents"
        skeletonRows={5}
        filters={<IncidentFilters address={address} filter={filter} />}
      >
        {data && data.data.length > 0 ? (
          <IncidentTable
            incidents={data.data}
            resolvingId={update.isPending ? update.variables.params.id : undefined}
            sort={sort ? { columnId: sort, direction: direction === 'desc' ? 'descending' : 'ascending' } : null}
            onSort={(next) => filter(sortPart(next, { sort, direction }))}
            isRefreshing={answer.isPlaceholderData}
            onEdit={(incident) => setAsked({ deed: 'edit', incident })}
            onResolve={(incident) => void resolve(incident)}
            onDelete={(incident) => setAsked({ deed: 'delete', incident })}
          />
        ) : status || search ? (
          <NoMatches title="No matching incidents" onShowAll={() => filter({ status: undefined, search: undefined })} />
        ) : (
          <EmptyState
            title="No incidents yet"
            actions={
              <Allowed to={createIncident}>
                <Button variant="primary" icon={Plus} onClick={onCreate}>
                  Create Incident
                </Button>
              </Allowed>
            }
          >
            When something isn't working, tell visitors what's wrong and what you're doing about it.
          </EmptyState>
        )}
      </ListCard>
      {asked?.deed === 'edit' ? <IncidentFormDialog incident={asked.incident} onClose={close} /> : null}
      {asked?.deed === 'delete' ? <DeleteIncidentDialog incident={asked.incident} onClose={close} /> : null}
    </>
  )
}

type Order = Pick<ReturnType<typeof useIncidentsAddress>['address'], 'sort' | 'direction'>

/** A third press on a column restores the default order, which is not that of any column. */
function sortPart({ columnId, direction }: TableSort, now: Order): Order {
  if (columnId === now.sort && now.direction === 'desc') return { sort: undefined, direction: undefined }
  return {
    sort: columnId as (typeof INCIDENT_SORTS)[number],
    direction: direction === 'ascending' ? undefined : 'desc',
  }
}
