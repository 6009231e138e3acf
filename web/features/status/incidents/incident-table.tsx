import { CircleCheck, Pencil, Trash2 } from 'lucide-react'
import type { MouseEvent } from 'react'
import type { AdminIncident, INCIDENT_SORTS } from '../../../../src/contracts/status/incidents.ts'
import { deleteIncident, updateIncident } from '../../../../src/contracts/status/incidents.ts'
import { formatDateTime } from '../../../lib/format.ts'
import { Allowed, useAllowed } from '../../../ui/allowed.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Table, type TableColumn, type TableSort } from '../../../ui/table.tsx'
import { incidentStates } from './incident-words.ts'

export interface IncidentTableProps {
  incidents: readonly AdminIncident[]
  /** The incident being resolved. */
  resolvingId: string | undefined
  /** Null for the default order. */
  sort: TableSort | null
  onSort: (sort: TableSort) => void
  isRefreshing: boolean
  onEdit: (incident: AdminIncident) => void
  onResolve: (incident: AdminIncident) => void
  onDelete: (incident: AdminIncident) => void
}

/** Incidents as rows. A click on a row edits it. */
export function IncidentTable(props: IncidentTableProps) {
  const mayEdit = useAllowed()(updateIncident)
  return (
    <Table
      caption="Incidents"
      columns={columnsFor(props)}
      rows={props.incidents}
      rowKey={({ id }) => id}
      sort={props.sort}
      onSort={props.onSort}
      isRefreshing={props.isRefreshing}
      {...(mayEdit && { onOpen: props.onEdit })}
    />
  )
}

type SortId = (typeof INCIDENT_SORTS)[number]
type Column = TableColumn<AdminIncident> & ({ isSortable: true; id: SortId } | { isSortable?: false })

const columnsFor = (props: IncidentTableProps): readonly Column[] => [
  {
    id: 'title',
    header: 'Incident',
    isPrimary: true,
    isSortable: true,
    isTruncated: true,
    width: 'sm:w-full',
    cell: ({ title, description }) => (
      <>
        <span className="block truncate">{title}</span>
        <span className="block truncate font-normal text-faint text-xs">{description}</span>
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    isSelfEvident: true,
    isSortable: true,
    cell: ({ status }) => <Badge tone={incidentStates[status].tone}>{incidentStates[status].label}</Badge>,
  },
  { id: 'started_at', header: 'Start', isSortable: true, cell: ({ started_at }) => formatDateTime(started_at) },
  { id: 'end', header: 'End', cell: ({ resolved_at }) => (resolved_at ? formatDateTime(resolved_at) : '–') },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    cell: (incident) => <Actions incident={incident} {...props} />,
  },
]

function Actions({
  incident,
  resolvingId,
  onEdit,
  onResolve,
  onDelete,
}: IncidentTableProps & { incident: AdminIncident }) {
  /** A click on a button does not open the row as well. */
  const only = (act: (incident: AdminIncident) => void) => (event: MouseEvent) => {
    event.stopPropagation()
    act(incident)
  }
  return (
    <Allowed to={[updateIncident, deleteIncident]}>
      <span className="flex items-center justify-end gap-1">
        {incident.status === 'resolved' ? null : (
          <Button
            size="sm"
            icon={CircleCheck}
            aria-label={`Resolve ${incident.title}`}
            isLoading={resolvingId === incident.id}
            onClick={only(onResolve)}
          >
            Resolve
          </Button>
        )}
        <IconButton icon={Pencil} size="sm" label={`Edit ${incident.title}`} onClick={only(onEdit)} />
        <IconButton icon={Trash2} size="sm" label={`Delete ${incident.title}`} onClick={only(onDelete)} />
      </span>
    </Allowed>
  )
}
