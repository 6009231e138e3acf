import type { CampaignAnalytics } from '../../../../src/contracts/campaigns/analytics.ts'
import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import { formatNumber } from '../../../lib/format.ts'
import { StatCard, StatGrid } from '../../../ui/stat-card.tsx'
import { arrivedOf, NOT_TRACKED, rateText } from '../campaign-words.ts'

/** How many messages were sent, and what became of them. */
export function DeliveryFigures({ analytics, campaign }: { analytics: CampaignAnalytics; campaign: Campaign }) {
  const { delivery_stats, engagement_stats, rates } = analytics
  return (
    <section aria-label="Delivery">
      <StatGrid>
        <StatCard label="Sent" value={formatNumber(delivery_stats.sent)} />
        <StatCard
          label="Delivered"
          value={formatNumber(
            arrivedOf(campaign.type, {
              sent_count: delivery_stats.sent,
              bounced_count: delivery_stats.bounced,
              delivered_count: delivery_stats.delivered,
            }),
          )}
        />
        <StatCard label="Bounced" value={formatNumber(delivery_stats.bounced)} />
        <StatCard label="Failed" value={formatNumber(delivery_stats.failed)} />
        <StatCard
          label="Opened"
          value={campaign.track_opens ? formatNumber(engagement_stats.opened) : '–'}
          hint={campaign.track_opens ? null : NOT_TRACKED}
        />
        <StatCard
          label="Clicked"
          value={campaign.track_clicks ? formatNumber(engagement_stats.clicked) : '–'}
          hint={campaign.track_clicks ? null : NOT_TRACKED}
        />
        <StatCard label="Unsubscribed" value={formatNumber(engagement_stats.unsubscribed)} />
        <StatCard
          label="Complaints"
          value={formatNumber(engagement_stats.complained)}
          hint={rateText(rates.complaint_rate)}
        />
      </StatGrid>
    </section>
  )
}
