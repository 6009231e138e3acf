import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SubscriptionForm } from '../../../src/contracts/subscription-forms/subscription-forms.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/table.tsx'
import { formQueries } from './api.ts'

/** Who confirmed a form, newest first. */
export function SubscribersDialog({ form, onClose }: { form: SubscriptionForm; onClose: () => void }) {
  const [page, setPage] = useState(1)
  const query = useQuery(formQueries.subscriptions(form.id, page))
  const { isPlaceholderData } = query
  return (
    <Dialog isOpen onClose={onClose} size="lg" title={`Subscribers of ${form.name}`}>
      <Loaded query={query} placeholder={<TableSkeleton rows={4} label="Loading subscribers" />}>
        {(data) =>
          data.subscriptions.length === 0 ? (
            <EmptyState title="No subscribers yet">People appear here once they've confirmed by email.</EmptyState>
          ) : (
            <div className="flex flex-col gap-3">
              <Table
                caption="Subscribers"
                rows={data.subscriptions}
                rowKey={({ id }) => id}
                isRefreshing={isPlaceholderData}
                columns={[
                  {
                    id: 'address',
                    header: 'Address',
                    isPrimary: true,
                    isTruncated: true,
                    width: 'w-full',
                    cell: ({ address }) => address,
                  },
                  { id: 'name', header: 'Name', cell: ({ values }) => values.name ?? '–' },
                  { id: 'confirmed', header: 'Confirmed', cell: ({ confirmed_at }) => formatDateTime(confirmed_at) },
                ]}
              />
              {data.pagination.last_page > 1 ? (
                <Pagination page={page} lastPage={data.pagination.last_page} onChange={setPage} />
              ) : null}
            </div>
          )
        }
      </Loaded>
    </Dialog>
  )
}
