import { Trash2 } from 'lucide-react'
import type { Suppression } from '../../../src/contracts/suppressions/suppressions.ts'
import { formatDate } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import { reasons } from './suppression-words.ts'

type Remove = ((suppression: Suppression) => void) | null

const columnsFor = (onRemove: Remove): readonly TableColumn<Suppression>[] => [
  {
    id: 'hint',
    header: 'Address',
    isPrimary: true,
    isTruncated: true,
    width: 'w-full',
    cell: ({ hint }) => hint,
  },
  {
    id: 'channel',
    header: 'Channel',
    isSelfEvident: true,
    width: 'w-24',
    cell: ({ channel }) => (channel === 'email' ? 'Email' : 'SMS'),
  },
  {
    id: 'reason',
    header: 'Reason',
    isSelfEvident: true,
    width: 'w-44',
    cell: ({ reason, decided_by }) => (
      <span className="flex flex-col items-start gap-0.5">
        <Badge tone={reasons[reason].tone}>{reasons[reason].label}</Badge>
        {decided_by === 'automatic' ? <span className="text-muted text-xs">From an email</span> : null}
      </span>
    ),
  },
  { id: 'since', header: 'Since', width: 'w-32', cell: ({ created_at }) => formatDate(created_at) },
  ...(onRemove
    ? [
        {
          id: 'actions',
          header: 'Actions',
          isHeaderHidden: true,
          width: 'w-14',
          // Recipients who unsubscribed or complained decided that themselves, so these entries cannot be removed.
          cell: (suppression: Suppression) =>
            suppression.is_removable ? (
              <IconButton
                icon={Trash2}
                size="sm"
                label={`Remove ${suppression.hint}`}
                onClick={() => onRemove(suppression)}
              />
            ) : (
              '–'
            ),
        },
      ]
    : []),
]

/** Suppressed addresses as rows. */
export function SuppressionTable({
  suppressions,
  isRefreshing,
  onRemove,
}: {
  suppressions: readonly Suppression[]
  isRefreshing: boolean
  onRemove: Remove
}) {
  return (
    <div className="overflow-x-auto">
      <Table
        caption="Suppression list"
        columns={columnsFor(onRemove)}
        rows={suppressions}
        rowKey={({ id }) => id}
        isRefreshing={isRefreshing}
      />
    </div>
  )
}
