import type { OverallAnalytics } from '../../../../src/contracts/campaigns/analytics.ts'
import { formatDate, formatNumber } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { rateText, trackedRateText } from '../campaign-words.ts'
import { ChannelBadge, StatusChip } from '../status-chip.tsx'

type Performance = OverallAnalytics['campaigns_performance'][number]

/** The figures of each campaign that was sent in a period. */
export function CampaignPerformance({ campaigns }: { campaigns: readonly Performance[] }) {
  return (
    <Card isFlush title="Campaign performance">
      {campaigns.length === 0 ? (
        <p className="px-4 py-6 text-center text-muted text-sm">No campaigns were sent in this period.</p>
      ) : (
        <div className="overflow-x-auto">
          <Table caption="Campaign performance" rows={campaigns} rowKey={({ id }) => id} columns={performanceColumns} />
        </div>
      )}
    </Card>
  )
}

const figure = (
  id: string,
  header: string,
  text: (campaign: Performance) => string,
  isSpare = false,
): TableColumn<Performance> => ({
  id,
  header,
  align: 'end',
  isSpare,
  cell: (campaign) => <span className="tabular-nums">{text(campaign)}</span>,
})
const performanceColumns: readonly TableColumn<Performance>[] = [
  { id: 'name', header: 'Campaign', isPrimary: true, isTruncated: true, width: 'w-full', cell: ({ name }) => name },
  { id: 'type', header: 'Type', isSelfEvident: true, cell: ({ type }) => <ChannelBadge type={type} /> },
  { id: 'status', header: 'Status', isSelfEvident: true, cell: ({ status }) => <StatusChip status={status} /> },
  figure('sent', 'Sent', ({ statistics }) => formatNumber(statistics.sent_count)),
  figure('reply', 'Reply', ({ rates }) => rateText(rates.reply_rate)),
  figure('delivery', 'Delivery', ({ rates }) => rateText(rates.delivery_rate)),
  figure('open', 'Open', ({ rates, track_opens }) => trackedRateText(rates.open_rate, track_opens)),
  figure('click', 'Click', ({ rates, track_clicks }) => trackedRateText(rates.click_rate, track_clicks)),
  figure('bounce', 'Bounce', ({ rates }) => rateText(rates.bounce_rate)),
  figure('sent_at', 'Last sent', ({ sent_at }) => (sent_at ? formatDate(sent_at) : '–'), true),
]
