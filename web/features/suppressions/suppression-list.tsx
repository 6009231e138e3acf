import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { Suppression } from '../../../src/contracts/suppressions/suppressions.ts'
import { pluralize } from '../../../src/lib/text/pluralize.ts'
import { useLastPage } from '../../lib/use-last-page.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { NoMatches } from '../../ui/no-matches.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { AddSuppressionsDialog } from './add-suppressions-dialog.tsx'
import { suppressionQueries } from './api.ts'
import { RemoveSuppressionDialog } from './remove-suppression-dialog.tsx'
import { SuppressionFilters } from './suppression-filters.tsx'
import { SuppressionTable } from './suppression-table.tsx'
import { useSuppressionsAddress } from './suppressions-address.ts'

/** Addresses to which nothing is sent, with the reasons. */
export function SuppressionList({ canEdit }: { canEdit: boolean }) {
  const { address, filter, turn } = useSuppressionsAddress()
  const [lookedUp, setLookedUp] = useState('')
  const [isAdding, setIsAdding] = useState(false)
  const [removing, setRemoving] = useState<Suppression | null>(null)
  const query = useQuery(suppressionQueries.list({ ...address, address: lookedUp || undefined }))
  const { data } = query
  const { lastPage, isBeyond } = useLastPage({
    ...{ pages: data?.pagination, page: address.page, isPlaceholderData: query.isPlaceholderData },
    onBeyond: (last) => turn(last, { replace: true }),
  })
  const clear = () => {
    setLookedUp('')
    filter({ channel: undefined, reason: undefined })
  }
  const loading = <TableSkeleton rows={5} label="Loading suppression list" />
  return (
    <>
      <Card
        isFlush
        title="Suppression List"
        description="Nothing is sent to these addresses, even if someone adds them to a campaign. Only part of each address is stored in readable form."
        actions={
          canEdit ? (
            <Button icon={Plus} onClick={() => setIsAdding(true)}>
              Add addresses
            </Button>
          ) : null
        }
        footer={
          data && data.pagination.total > 0 ? (
            <>
              <span className="text-muted text-xs tabular-nums">
                {pluralize(data.pagination.total, 'address', 'addresses')}
              </span>
              <Pagination page={address.page} lastPage={lastPage} onChange={turn} />
            </>
          ) : null
        }
      >
        <SuppressionFilters
          address={address}
          onFilter={filter}
          lookedUp={lookedUp}
          onLookUp={(next) => {
            setLookedUp(next)
            if (address.page > 1) turn(1, { replace: true })
          }}
        />
        <Loaded query={query} placeholder={loading}>
          {({ suppressions }) =>
            isBeyond ? (
              loading
            ) : suppressions.length > 0 ? (
              <SuppressionTable
                suppressions={suppressions}
                isRefreshing={query.isPlaceholderData}
                onRemove={canEdit ? setRemoving : null}
              />
            ) : (
              <EmptySuppressions
                lookedUp={lookedUp}
                isFiltered={Boolean(lookedUp || address.channel || address.reason)}
                onShowAll={clear}
              />
            )
          }
        </Loaded>
      </Card>
      {isAdding ? <AddSuppressionsDialog onClose={() => setIsAdding(false)} /> : null}
      {removing ? <RemoveSuppressionDialog suppression={removing} onClose={() => setRemoving(null)} /> : null}
    </>
  )
}

interface EmptySuppressionsProps {
  /** The address that was looked up. */
  lookedUp: string
  isFiltered: boolean
  onShowAll: () => void
}

/** Why no address is listed. */
function EmptySuppressions({ lookedUp, isFiltered, onShowAll }: EmptySuppressionsProps) {
  if (isFiltered)
    return (
      <NoMatches title="Not on the list" onShowAll={onShowAll}>
        {lookedUp ? `You can send messages to ${lookedUp}.` : 'No addresses on the list for this reason.'}
      </NoMatches>
    )
  return (
    <EmptyState title="The list is empty" art="inbox">
      People who unsubscribe or complain are added automatically, as are addresses that don't exist.
    </EmptyState>
  )
}
