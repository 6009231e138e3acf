import { RotateCcw } from 'lucide-react'
import type { WebhookDelivery, WebhookEndpoint } from '../../../src/contracts/webhooks/webhooks.ts'
import { replay as replayDelivery } from '../../../src/contracts/webhooks/webhooks.ts'
import { formatNumber } from '../../lib/format.ts'
import { Allowed } from '../../ui/allowed.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Table, type TableColumn } from '../../ui/table.tsx'
import { DeliveryStateBadge } from './delivery-state.tsx'
import { answerWords, attemptsOf, durationWords, nextWords, replayLabel } from './delivery-words.ts'
import { useReplayOne } from './use-replay-one.ts'

export interface DeliveryTableProps {
  webhook: WebhookEndpoint
  deliveries: readonly WebhookDelivery[]
  openId: string | null
  isRefreshing: boolean
  onOpen: (delivery: WebhookDelivery) => void
}

/** Deliveries as rows, newest first. */
export function DeliveryTable({ webhook, deliveries, openId, isRefreshing, onOpen }: DeliveryTableProps) {
  const { pendingId, replay } = useReplayOne(webhook)
  return (
    <div className="overflow-x-auto">
      <Table
        caption="Deliveries"
        columns={columnsFor(webhook, pendingId, (delivery) => void replay(delivery))}
        rows={deliveries}
        rowKey={({ id }) => id}
        openKey={openId}
        isRefreshing={isRefreshing}
        onOpen={onOpen}
      />
    </div>
  )
}

const columnsFor = (
  webhook: WebhookEndpoint,
  pendingId: string | undefined,
  onReplay: (delivery: WebhookDelivery) => void,
): readonly TableColumn<WebhookDelivery>[] => [
  {
    id: 'event',
    header: 'Event',
    isPrimary: true,
    isTruncated: true,
    width: 'w-[55%]',
    cell: ({ event, id }) => (
      <>
        <span className="block truncate">{event}</span>
        <span className="block truncate font-mono font-normal text-faint text-xs">{id}</span>
      </>
    ),
  },
  {
    id: 'state',
    header: 'State',
    isSelfEvident: true,
    width: 'w-40',
    cell: (delivery) => <State delivery={delivery} webhook={webhook} />,
  },
  {
    id: 'answer',
    header: 'Last answer',
    isSelfEvident: true,
    isWide: true,
    isTruncated: true,
    width: 'w-[45%]',
    cell: (delivery) => <LastAnswer delivery={delivery} />,
  },
  {
    id: 'attempts',
    header: 'Attempts',
    align: 'end',
    width: 'w-20',
    cell: ({ attempts }) => <span className="tabular-nums">{formatNumber(attempts.length)}</span>,
  },
  {
    id: 'created',
    header: 'Created',
    isSelfEvident: true,
    width: 'w-28',
    cell: ({ created_at }) => <RelativeTime value={created_at} />,
  },
  {
    id: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    width: 'w-12',
    cell: (delivery) => {
      const label = replayLabel(delivery, webhook)
      if (!label) return '–'
      return (
        <Allowed to={replayDelivery} otherwise="–">
          <IconButton
            icon={RotateCcw}
            size="sm"
            label={`${label}: ${delivery.event} ${delivery.id}`}
            title={label}
            isLoading={pendingId === delivery.id}
            onClick={(event) => {
              // Keeps the click from opening the row as well.
              event.stopPropagation()
              onReplay(delivery)
            }}
          />
        </Allowed>
      )
    },
  },
]

function State({ delivery, webhook }: { delivery: WebhookDelivery; webhook: WebhookEndpoint }) {
  const next = nextWords(delivery, webhook.is_active, Date.now())
  return (
    <span className="flex flex-col gap-0.5 whitespace-normal sm:min-w-32">
      <DeliveryStateBadge state={delivery.state} />
      {next ? <span className="text-faint text-xs">{next}</span> : null}
    </span>
  )
}

/** The result of the last attempt, with the beginning of the response. */
function LastAnswer({ delivery }: { delivery: WebhookDelivery }) {
  const [last] = attemptsOf(delivery)
  if (!last) return <span className="text-faint">Not tried yet</span>
  return (
    <>
      <span className="block truncate">
        {answerWords(last)} <span className="text-faint text-xs tabular-nums">{durationWords(last.duration_ms)}</span>
      </span>
      {last.response ? <span className="block truncate font-mono text-faint text-xs">{last.response}</span> : null}
    </>
  )
}
