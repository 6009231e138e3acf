import { useQuery } from '@tanstack/react-query'
import { RefreshCw, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { QueueState } from '../../../src/contracts/system/operations.ts'
import { retryDeadLetters } from '../../../src/contracts/system/operations.ts'
import { formatNumber } from '../../lib/format.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { type SortKeys, sortRows } from '../../ui/sort-rows.ts'
import { Table, type TableColumn, type TableSort } from '../../ui/table.tsx'
import { queueQueries } from './api.ts'
import { queueWords, UNKNOWN_QUEUE } from './letter-words.ts'
import { RetryQueueDialog } from './retry-queue-dialog.tsx'

export interface QueueListProps {
  /** The queue whose dead letters are listed. */
  chosen: string
  onChoose: (name: string) => void
}

/** Sort keys of the sortable columns. Equal queues keep their order. */
const sortKeys: SortKeys<QueueState> = {
  name: ({ name }) => queueWords(name).toLowerCase(),
  dead: ({ dead }) => dead,
  last: ({ last_dead_at }) => last_dead_at ?? '',
  batch: ({ batch_size }) => batch_size,
  retries: ({ retries }) => retries,
}

/** Every queue, initially in the server's order, with its delivery settings and its number of dead letters. */
export function QueueList({ chosen, onChoose }: QueueListProps) {
  const { data, error, refetch, isFetching } = useQuery(queueQueries.queues())
  const [retrying, setRetrying] = useState<QueueState | null>(null)
  const [sort, setSort] = useState<TableSort | null>(null)
  const refresh = () => void refetch()
  return (
    <Card
      isFlush
      title="Queues"
      description="Messages that used up their retries are listed below."
      actions={
        <IconButton icon={RefreshCw} size="sm" label="Refresh queues" isLoading={isFetching} onClick={refresh} />
      }
    >
      {data ? (
        <div className="overflow-x-auto">
          <Table
            caption="Queues"
            columns={columnsFor(setRetrying)}
            rows={sortRows(data, sort, sortKeys)}
            rowKey={({ name }) => name}
            sort={sort}
            onSort={setSort}
            openKey={chosen || null}
            onOpen={({ name }) => onChoose(name)}
          />
        </div>
      ) : error ? (
        <CallFailure error={error} onRetry={refresh} isRetrying={isFetching} />
      ) : (
        <TableSkeleton rows={11} label="Loading queues" />
      )}
      {retrying ? <RetryQueueDialog queue={retrying} onClose={() => setRetrying(null)} /> : null}
    </Card>
  )
}

const columnsFor = (onRetry: (queue: QueueState) => void): readonly TableColumn<QueueState>[] => [
  { id: 'name', header: 'Queue', isPrimary: true, isSortable: true, cell: ({ name }) => queueWords(name) },
  {
    id: 'dead',
    header: 'Dead letters',
    align: 'end',
    isSortable: true,
    cell: ({ dead }) => (dead > 0 ? <Badge tone="danger">{formatNumber(dead)}</Badge> : '0'),
  },
  {
    id: 'last',
    header: 'Last',
    isSortable: true,
    cell: ({ last_dead_at }) => (last_dead_at ? <RelativeTime value={last_dead_at} /> : '–'),
  },
  {
    id: 'batch',
    header: 'Batch size',
    align: 'end',
    isSpare: true,
    isSortable: true,
    cell: ({ batch_size }) => formatNumber(batch_size),
  },
  { id: 'retries', header: 'Retries', align: 'end', isSortable: true, cell: ({ retries }) => formatNumber(retries) },
  {
    id: 'concurrency',
    header: 'Concurrency',
    align: 'end',
    isSpare: true,
    cell: ({ concurrency }) => (concurrency === null ? 'Automatic' : formatNumber(concurrency)),
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    align: 'end',
    cell: (queue) =>
      queue.dead > 0 && queue.name !== UNKNOWN_QUEUE ? (
        <Allowed to={retryDeadLetters}>
          <Button
            size="sm"
            icon={RotateCcw}
            aria-label={`Retry all of ${queue.name}`}
            onClick={(event) => {
              // Keeps the click from opening the row as well.
              event.stopPropagation()
              onRetry(queue)
            }}
          >
            Retry all
          </Button>
        </Allowed>
      ) : null,
  },
]
