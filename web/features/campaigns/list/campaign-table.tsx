import { Reply } from 'lucide-react'
import { formatNumber } from '../../../lib/format.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { arrivedOf, NOT_TRACKED, rateText } from '../campaign-words.ts'
import { CampaignActions, type CampaignActionsProps } from './campaign-actions.tsx'
import { LiveProgress } from './live-progress.tsx'
import type { LiveCampaign } from './use-live-campaigns.ts'

export interface CampaignTableProps extends Omit<CampaignActionsProps, 'campaign' | 'isPending'> {
  campaigns: readonly LiveCampaign[]
  /** The campaign whose action is pending. */
  pendingId: string | null
  isRefreshing: boolean
}

/** Campaigns as rows. Each row can be opened. */
export function CampaignTable({ campaigns, isRefreshing, ...actions }: CampaignTableProps) {
  return (
    <div className="overflow-x-auto">
      <Table
        caption="Campaigns"
        columns={columnsFor(actions)}
        rows={campaigns}
        rowKey={({ id }) => id}
        isRefreshing={isRefreshing}
        onOpen={(campaign) => actions.onOpen(campaign, 'view')}
      />
    </div>
  )
}

const columnsFor = ({
  pendingId,
  ...actions
}: Omit<CampaignTableProps, 'campaigns' | 'isRefreshing'>): readonly TableColumn<LiveCampaign>[] => [
  {
    id: 'name',
    header: 'Campaign',
    isPrimary: true,
    isTruncated: true,
    width: 'w-full min-w-40',
    cell: ({ name, subject, sender_name, follow_up_count }) => (
      <>
        <span className="flex items-center gap-1.5">
          <span className="truncate">{name}</span>
          <FollowUpMark count={follow_up_count} />
        </span>
        <span className="block truncate font-normal text-faint text-xs">{subject ?? sender_name ?? 'No sender'}</span>
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status and type',
    isSelfEvident: true,
    width: 'w-32',
    cell: (campaign) => <LiveProgress campaign={campaign} />,
  },
  count('recipients', 'Recipients', ({ statistics }) => statistics.total_recipients),
  {
    id: 'sent',
    header: 'Sent',
    align: 'end',
    width: 'w-20',
    cell: ({ statistics: { sent_count, failed_count, bounced_count } }) => {
      const failed = failed_count + bounced_count
      return (
        <span className="tabular-nums">
          {formatNumber(sent_count)}
          {failed > 0 ? (
            <span className="text-danger-text text-xs sm:block"> {formatNumber(failed)} failed</span>
          ) : null}
        </span>
      )
    },
  },
  rate('delivered', 'Delivered', ({ type, statistics, rates }) => [
    arrivedOf(type, statistics),
    rates.delivery_rate,
    true,
  ]),
  rate('opened', 'Opened', ({ statistics, rates, track_opens }) => [
    statistics.opened_count,
    rates.open_rate,
    track_opens,
  ]),
  rate(
    'clicked',
    'Clicked',
    ({ statistics, rates, track_clicks }) => [statistics.clicked_count, rates.click_rate, track_clicks],
    true,
  ),
  {
    id: 'actions',
    header: 'Actions',
    isSelfEvident: true,
    isWide: true,
    width: 'w-px',
    cell: (campaign) => <CampaignActions {...actions} campaign={campaign} isPending={pendingId === campaign.id} />,
  },
]

function count(id: string, header: string, of: (campaign: LiveCampaign) => number): TableColumn<LiveCampaign> {
  return {
    id,
    header,
    align: 'end',
    width: 'w-20',
    cell: (campaign) => <span className="tabular-nums">{formatNumber(of(campaign))}</span>,
  }
}

/** The number of follow-ups. */
function FollowUpMark({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Badge icon={Reply} className="shrink-0">
      {count}
      <span className="sr-only"> {count === 1 ? 'follow-up' : 'follow-ups'}</span>
    </Badge>
  )
}

/** A count with its percentage below; a dash if the total is zero, and a note if it is not tracked. */
function rate(
  id: string,
  header: string,
  of: (campaign: LiveCampaign) => readonly [count: number, percent: number | null, isTracked: boolean],
  isSpare = false,
): TableColumn<LiveCampaign> {
  return {
    id,
    header,
    align: 'end',
    width: 'w-20',
    isSpare,
    cell: (campaign) => {
      const [total, percent, isTracked] = of(campaign)
      // Before the first message is sent there is nothing to track.
      if (!isTracked && campaign.type === 'email' && campaign.statistics.sent_count > 0)
        return <span className="inline-block whitespace-normal text-faint text-xs sm:w-12">{NOT_TRACKED}</span>
      if (percent === null) return '–'
      return (
        <span className="tabular-nums">
          {formatNumber(total)}
          <span className="text-faint text-xs sm:block"> {rateText(percent)}</span>
        </span>
      )
    },
  }
}
