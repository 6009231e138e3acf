import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WebhookDelivery, WebhookEndpoint } from '../../../src/contracts/webhooks/webhooks.ts'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { type DeliveryState, webhookQueries } from './api.ts'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { DeliveryTable } from './delivery-table.tsx'
import { DeliveryToolbar } from './delivery-toolbar.tsx'

export interface DeliveryListProps {
  webhook: WebhookEndpoint
  state: DeliveryState | undefined
  onFilter: (state: DeliveryState | undefined) => void
}

/** A webhook's deliveries, newest first, updated live. */
export function DeliveryList({ webhook, state, onFilter }: DeliveryListProps) {
  const list = useInfiniteQuery(webhookQueries.deliveries(webhook.id, state))
  const [opened, setOpened] = useState<WebhookDelivery | null>(null)
  const deliveries = list.data?.pages.flatMap(({ data }) => data)
  // The current version from the list, or the last known one if it is no longer listed.
  const shown = opened && (deliveries?.find(({ id }) => id === opened.id) ?? opened)
  const refresh = () => void list.refetch()
  return (
    <>
      <Card isFlush footer={list.hasNextPage ? <LoadMore list={list} /> : null}>
        <DeliveryToolbar
          webhook={webhook}
          state={state}
          onFilter={onFilter}
          onRefresh={refresh}
          isRefreshing={list.isFetching}
        />
        {list.error && !deliveries ? (
          <CallFailure error={list.error} onRetry={refresh} isRetrying={list.isFetching} />
        ) : !deliveries ? (
          <TableSkeleton rows={5} lines={2} label="Loading deliveries" />
        ) : deliveries.length > 0 ? (
          <DeliveryTable
            webhook={webhook}
            deliveries={deliveries}
            openId={shown?.id ?? null}
            isRefreshing={list.isPlaceholderData}
            onOpen={setOpened}
          />
        ) : state ? (
          <EmptyState
            art="search"
            title={`No delivery is ${state}`}
            actions={<Button onClick={() => onFilter(undefined)}>Show all</Button>}
          />
        ) : (
          <EmptyState title="No deliveries yet">
            Deliveries to this webhook appear here with their responses. Send a test to see one.
          </EmptyState>
        )}
      </Card>
      {shown ? <DeliveryDialog webhook={webhook} delivery={shown} onClose={() => setOpened(null)} /> : null}
    </>
  )
}
