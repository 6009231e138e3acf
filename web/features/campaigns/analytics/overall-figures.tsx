import type { OverallAnalytics } from '../../../../src/contracts/campaigns/analytics.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { StatCard, StatGrid } from '../../../ui/stat-card.tsx'
import { rateText } from '../campaign-words.ts'
import { CampaignPerformance } from './campaign-performance.tsx'
import { CampaignTypes } from './campaign-types.tsx'
import { MonthlyTrends } from './monthly-trends.tsx'
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
      <CampaignTypes email={of.email_campaigns} sms={of.sms_campaigns} />
      {of.senders.length > 0 ? (
        <Card isFlush title="Replies by sender">
          <SenderAnswers senders={of.senders} />
        </Card>
      ) : null}
      <CampaignPerformance campaigns={of.campaigns_performance} />
      <MonthlyTrends months={of.monthly_trends} />
    </div>
  )
}
