import type { ReactNode } from 'react'
import type { CampaignAnalytics, OverallAnalytics } from '../../../../src/contracts/campaigns/analytics.ts'
import { formatNumber, formatUtcDay } from '../../../lib/format.ts'
import { Table } from '../../../ui/table.tsx'
import { rateText } from '../campaign-words.ts'
import { ReplyTrendFigure } from './lazy-chart.tsx'

/** The reply rate as a headline, with what it counts. */
export function ReplyRate({
  rate,
  children,
  beside,
}: {
  rate: number | null
  children: ReactNode
  beside?: ReactNode
}) {
  return (
    <section
      aria-label="Reply rate"
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 sm:flex-row sm:items-center"
    >
      <div className="shrink-0 sm:w-56">
        <h3 className="text-muted text-sm">Reply rate</h3>
        <p className="font-semibold text-4xl text-ink tabular-nums tracking-[-0.03em]">{rateText(rate)}</p>
        <p className="mt-1 text-muted text-xs">{children}</p>
      </div>
      {beside ? <div className="min-w-0 flex-1">{beside}</div> : null}
    </section>
  )
}

/** The reply rate over time, as a chart and, for screen readers, as a table. */
export function ReplyTrend({ trend }: { trend: OverallAnalytics['reply_trend'] }) {
  return (
    <>
      <ReplyTrendFigure trend={trend} />
      <div className="sr-only">
        <Table
          caption="Reply rate over time"
          rows={trend.filter(({ sent }) => sent > 0)}
          rowKey={({ date }) => date}
          columns={[
            { id: 'date', header: 'From', isPrimary: true, cell: ({ date }) => formatUtcDay(date) },
            { id: 'rate', header: 'Reply rate', cell: ({ reply_rate }) => rateText(reply_rate) },
          ]}
        />
      </div>
    </>
  )
}

/** Answers by the mailbox or number that sent the messages. */
export function SenderAnswers({ senders }: { senders: CampaignAnalytics['senders'] }) {
  return (
    <div className="overflow-x-auto">
      <Table
        caption="Replies by sender"
        rows={senders}
        rowKey={({ sender_id }) => sender_id ?? 'deleted'}
        columns={[
          {
            id: 'name',
            header: 'Sender',
            isPrimary: true,
            isTruncated: true,
            width: 'w-full',
            cell: ({ name }) => name ?? 'Deleted senders',
          },
          ...(['sent', 'bounced', 'replied'] as const).map((id) => ({
            id,
            header: { sent: 'Sent', bounced: 'Bounced', replied: 'Answered' }[id],
            align: 'end' as const,
            cell: (row: CampaignAnalytics['senders'][number]) => formatNumber(row[id]),
          })),
          { id: 'rate', header: 'Reply rate', align: 'end', cell: ({ reply_rate }) => rateText(reply_rate) },
        ]}
      />
    </div>
  )
}
