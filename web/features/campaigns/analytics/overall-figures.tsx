import type { OverallAnalytics } from '../../../../src/contracts/campaigns/analytics.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { formatDate, formatNumber } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { StatCard, StatGrid } from '../../../ui/stat-card.tsx'
import { Table, type TableColumn } from '../../../ui/table.tsx'
import { rateText, trackedRateText } from '../campaign-words.ts'
import { ChannelBadge, StatusChip } from '../status-chip.tsx'
import { monthLabel } from './chart-labels.ts'
import { MonthlyFigure } from './lazy-chart.tsx'
import { RateList } from './rate-list.tsx'
import { ReplyRate, ReplyTrend, SenderAnswers } from './reply-rate.tsx'

/** Figures of all campaigns in a period: totals, rates, channels, per campaign and per month. */
export function OverallFigures({ analytics: of }: { analytics: OverallAnalytics }) {
  return (
    <div className="flex flex-col gap-5">
      <ReplyRate rate={of.overall_reply_rate} beside={<ReplyTrend trend={of.reply_trend} />}>
        {formatNumber(of.total_replied)} of {pluralize(of.total_sent - of.total_bounced, 'message')} that didn’t bounce
        got a reply. Automatic replies don’t count.
      </ReplyRate>
      <StatGrid className="sm:grid-cols-4">
        <StatCard label="Campaigns" value={formatNumber(of.total_campaigns)} />
        <StatCard label="Recipients" value={formatNumber(of.total_recipients)} />
        <StatCard label="Sent" value={formatNumber(of.total_sent)} />
        <StatCard label="Delivered" value={formatNumber(of.total_delivered)} />
        <StatCard label="Opened" value={formatNumber(of.total_opened)} />
        <StatCard label="Clicked" value={formatNumber(of.total_clicked)} />
        <StatCard
          label="Bounced and failed"
          value={formatNumber(of.total_bounced + of.total_failed)}
          hint={`${formatNumber(of.total_bounced)} bounced, ${formatNumber(of.total_failed)} failed`}
        />
        <StatCard
          label="Unsubscribed"
          value={formatNumber(of.total_unsubscribed)}
          hint={`${formatNumber(of.total_complained)} complaints, ${rateText(of.overall_complaint_rate)}`}
        />
      </StatGrid>
      <section aria-label="Performance rates" className="flex flex-col gap-2">
        <h2 className="font-semibold text-base text-ink">Performance rates</h2>
        <RateList
          rates={{
            delivery: of.overall_delivery_rate,
            open: of.overall_open_rate,
            click: of.overall_click_rate,
            bounce: of.overall_bounce_rate,
          }}
        />
      </section>
      <TypeSplit email={of.email_campaigns} sms={of.sms_campaigns} />
      {of.senders.length > 0 ? (
        <Card isFlush title="Replies by sender">
          <SenderAnswers senders={of.senders} />
        </Card>
      ) : null}
      <Card isFlush title="Campaign performance">
        {of.campaigns_performance.length === 0 ? (
          <p className="px-4 py-6 text-center text-muted text-sm">No campaigns were sent in this period.</p>
        ) : (
          <div className="overflow-x-auto">
            <Table
              caption="Campaign performance"
              rows={of.campaigns_performance}
              rowKey={({ id }) => id}
              columns={performanceColumns}
            />
          </div>
        )}
      </Card>
      <Card isFlush title="Monthly trends">
        {of.monthly_trends.length === 0 ? (
          <p className="px-4 py-6 text-center text-muted text-sm">Nothing happened in this period.</p>
        ) : (
          <>
            <div className="border-line border-b p-4">
              <MonthlyFigure months={of.monthly_trends} />
            </div>
            <Table
              caption="Monthly trends"
              rows={of.monthly_trends}
              rowKey={({ month }) => month}
              columns={monthColumns}
            />
          </>
        )}
      </Card>
    </div>
  )
}

/** The number of email and SMS campaigns. */
function TypeSplit({ email, sms }: { email: number; sms: number }) {
  const total = email + sms
  const share = total === 0 ? null : (email / total) * 100
  return (
    <Card title="Campaign types">
      <div aria-hidden="true" className="flex h-2 overflow-hidden rounded-full bg-line forced-color-adjust-none">
        {share === null ? null : (
          <>
            <div className="bg-brand" style={{ width: `${share}%` }} />
            <div className="bg-info" style={{ width: `${100 - share}%` }} />
          </>
        )}
      </div>
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Kind mark="bg-brand" label="Email" count={email} share={share} />
        <Kind mark="bg-info" label="SMS" count={sms} share={share === null ? null : 100 - share} />
      </dl>
    </Card>
  )
}

function Kind({ mark, label, count, share }: { mark: string; label: string; count: number; share: number | null }) {
  return (
    <div className="flex items-center gap-2">
      <dt className="flex items-center gap-2 text-muted">
        <span aria-hidden="true" className={`size-2 rounded-full forced-color-adjust-none ${mark}`} />
        {label}
      </dt>
      <dd className="text-ink tabular-nums">
        {formatNumber(count)} <span className="text-faint text-xs">{rateText(share)}</span>
      </dd>
    </div>
  )
}

type Performance = OverallAnalytics['campaigns_performance'][number]
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

type Month = OverallAnalytics['monthly_trends'][number]
const ofMonth = (id: string, header: string, text: (month: Month) => string): TableColumn<Month> => ({
  id,
  header,
  align: 'end',
  cell: (month) => <span className="tabular-nums">{text(month)}</span>,
})
const monthColumns: readonly TableColumn<Month>[] = [
  { id: 'month', header: 'Month', isPrimary: true, cell: ({ month }) => monthLabel(month) },
  ofMonth('created', 'Campaigns created', ({ campaigns_created }) => formatNumber(campaigns_created)),
  ofMonth('sent', 'Sent', ({ total_sent }) => formatNumber(total_sent)),
  ofMonth('reply', 'Reply rate', ({ reply_rate }) => rateText(reply_rate)),
  ofMonth('delivery', 'Delivery rate', ({ delivery_rate }) => rateText(delivery_rate)),
  ofMonth('open', 'Open rate', ({ open_rate }) => rateText(open_rate)),
]
