import type { OverallAnalytics } from '../../../../src/contracts/campaigns/analytics.ts'
import { formatNumber, formatUtcMonth } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { rateText } from '../campaign-words.ts'
import { MonthlyFigure } from './lazy-chart.tsx'

type Month = OverallAnalytics['monthly_trends'][number]

/** What was sent in each month, and how it was received. */
export function MonthlyTrends({ months }: { months: OverallAnalytics['monthly_trends'] }) {
  return (
    <Card isFlush title="Monthly trends">
      {months.length === 0 ? (
        <p className="px-4 py-6 text-center text-muted text-sm">Nothing happened in this period.</p>
      ) : (
        <>
          <div className="border-line border-b p-4">
            <MonthlyFigure months={months} />
          </div>
          <Table caption="Monthly trends" rows={months} rowKey={({ month }) => month} columns={monthColumns} />
        </>
      )}
    </Card>
  )
}

const ofMonth = (id: string, header: string, text: (month: Month) => string): TableColumn<Month> => ({
  id,
  header,
  align: 'end',
  cell: (month) => <span className="tabular-nums">{text(month)}</span>,
})
const monthColumns: readonly TableColumn<Month>[] = [
  { id: 'month', header: 'Month', isPrimary: true, cell: ({ month }) => formatUtcMonth(month, 'short') },
  ofMonth('created', 'Campaigns created', ({ campaigns_created }) => formatNumber(campaigns_created)),
  ofMonth('sent', 'Sent', ({ total_sent }) => formatNumber(total_sent)),
  ofMonth('reply', 'Reply rate', ({ reply_rate }) => rateText(reply_rate)),
  ofMonth('delivery', 'Delivery rate', ({ delivery_rate }) => rateText(delivery_rate)),
  ofMonth('open', 'Open rate', ({ open_rate }) => rateText(open_rate)),
]
