import { RefreshCw, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { WebhookEndpoint } from '../../../src/contracts/webhooks/webhooks.ts'
import { replayFailed } from '../../../src/contracts/webhooks/webhooks.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import type { DeliveryState } from './api.ts'
import { ReplayFailedDialog } from './replay-failed-dialog.tsx'

const states = [
  { value: 'all', label: 'All' },
  { value: 'pending', label: 'Pending' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'failed', label: 'Failed' },
] as const

export interface DeliveryToolbarProps {
  webhook: WebhookEndpoint
  state: DeliveryState | undefined
  onFilter: (state: DeliveryState | undefined) => void
  onRefresh: () => void
  isRefreshing: boolean
}

/** Filter of the deliveries, and the actions on all of them. */
export function DeliveryToolbar({ webhook, state, onFilter, onRefresh, isRefreshing }: DeliveryToolbarProps) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-3">
      <h2 className="mr-auto font-semibold text-base text-ink">Deliveries</h2>
      <SegmentedControl
        aria-label="Show deliveries that are"
        value={state ?? 'all'}
        onChange={(value) => onFilter(value === 'all' ? undefined : value)}
        segments={states}
      />
      <div className="flex items-center gap-2">
        <Allowed to={replayFailed}>
          <Button size="sm" icon={RotateCcw} onClick={() => setIsAsking(true)}>
            Replay all failed
          </Button>
        </Allowed>
        {/* Shows no loading state: the list polls all the time, so the button would flicker. */}
        <IconButton icon={RefreshCw} size="sm" label="Refresh" aria-busy={isRefreshing} onClick={onRefresh} />
      </div>
      {isAsking ? <ReplayFailedDialog webhook={webhook} onClose={() => setIsAsking(false)} /> : null}
    </div>
  )
}
