import { formatNumber } from '../../../lib/format.ts'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { rateText } from '../campaign-words.ts'
import { CampaignActions, type CampaignActionsProps } from './campaign-actions.tsx'
import { LiveProgress } from './live-progress.tsx'
import type { LiveCampaign } from './use-live-campaigns.ts'

export interface CampaignTableProps extends Omit<CampaignActionsProps, 'campaign' | 'isPending'> {
  campaigns: readonly LiveCampaign[]
  /** Whose deed is being done. */
  pendingId: string | null
  isRefreshing: boolean
}

/** Campaigns as rows, each of which opens. */
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
    cell: ({ name, subject, sender_name }) => (
      <>
        <span className="block truncate">{name}</span>
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
  rate('delivered', 'Delivered', ({ statistics, rates }) => [statistics.delivered_count, rates.delivery_rate]),
  rate('opened', 'Opened', ({ statistics, rates }) => [statistics.opened_count, rates.open_rate]),
  rate('clicked', 'Clicked', ({ statistics, rates }) => [statistics.clicked_count, rates.click_rate], true),
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

/** A count, and below it what part of the whole it is. */
function rate(
  id: string,
  header: string,
  of: (campaign: LiveCampaign) => readonly [number, number | null],
  isSpare = false,
): TableColumn<LiveCampaign> {
  return {
    id,
    header,
    align: 'end',
    width: 'w-20',
    isSpare,
    cell: (campaign) => {
      const [total, percent] = of(campaign)
      return (
        <span className="tabular-nums">
          {formatNumber(total)}
          {percent === null ? null : <span className="text-faint text-xs sm:block"> {rateText(percent)}</span>}
        </span>
      )
    },
  }
}
