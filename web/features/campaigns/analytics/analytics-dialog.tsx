import { useQuery } from '@tanstack/react-query'
import type { CampaignAnalytics } from '../../../../src/contracts/campaigns/analytics.ts'
import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { StatCard, StatGrid } from '../../../ui/stat-card.tsx'
import { Table } from '../../../ui/table.tsx'
import { arrivedOf, NOT_TRACKED, rateText } from '../campaign-words.ts'
import { AnalyticsFailure } from './analytics-failure.tsx'
import { analyticsQueries } from './api.ts'
import { dayLabel } from './chart-labels.ts'
import { TimelineFigure } from './lazy-chart.tsx'
import { RateList } from './rate-list.tsx'
import { ReplyRate, SenderAnswers } from './reply-rate.tsx'
import { StepFigures } from './step-figures.tsx'
import { SubjectComparison } from './subject-comparison.tsx'

/** Results of one campaign. */
export function AnalyticsDialog({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const { data, error, refetch, isFetching } = useQuery(analyticsQueries.one(campaign.id))
  return (
    <Dialog isOpen onClose={onClose} title={`Analytics of ${campaign.name}`} size="full">
      {error && !data ? (
        <AnalyticsFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : !data ? (
        <TableSkeleton rows={6} label="Loading analytics" />
      ) : (
        <Figures analytics={data} campaign={campaign} />
      )}
    </Dialog>
  )
}

function Figures({ analytics, campaign }: { analytics: CampaignAnalytics; campaign: Campaign }) {
  const { delivery_stats, engagement_stats, rates, timeline, links, steps, subject_test, prefetches } = analytics
  const { answers, senders } = analytics
  return (
    <div className="flex flex-col gap-6">
      <ReplyRate rate={answers.reply_rate}>
        {formatNumber(answers.people)} of {pluralize(answers.reached, 'person', 'people')} whose first message didn’t
        bounce replied. Automatic replies don’t count.
      </ReplyRate>
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
      <RateList
        rates={{
          delivery: rates.delivery_rate,
          // Without tracking the rate is unknown, not zero.
          open: campaign.track_opens ? rates.open_rate : null,
          click: campaign.track_clicks ? rates.click_rate : null,
          bounce: rates.bounce_rate,
        }}
        untracked={
          new Set([
            ...(campaign.track_opens ? [] : ['open' as const]),
            ...(campaign.track_clicks ? [] : ['click' as const]),
          ])
        }
      />
      {prefetches.opens_mean_little ? (
        <Alert tone="info" title="Opens aren't reliable for this campaign">
          Images in {pluralize(prefetches.messages, 'message')} were loaded by an email app before anyone looked, so we
          can't tell whether they were opened. Use clicks and replies instead.
        </Alert>
      ) : null}
      {senders.length > 1 ? (
        <section aria-label="By sender" className="flex flex-col gap-3">
          <h3 className="font-medium text-ink text-sm">Replies by sender</h3>
          <div className="rounded-lg border border-line">
            <SenderAnswers senders={senders} />
          </div>
        </section>
      ) : null}
      {steps.length > 1 ? <StepFigures steps={steps} campaign={campaign} /> : null}
      {subject_test ? <SubjectComparison subjects={subject_test} campaign={campaign} /> : null}
      <section aria-label="Day by day" className="flex flex-col gap-3">
        <h3 className="font-medium text-ink text-sm">Day by day</h3>
        {timeline.length === 0 ? (
          <p className="text-muted text-sm">Nothing has been sent yet.</p>
        ) : (
          <>
            <TimelineFigure timeline={timeline} />
            <div className="max-h-80 overflow-y-auto rounded-lg border border-line">
              <Table
                caption="Messages by day, in UTC"
                rows={timeline}
                rowKey={({ date }) => date}
                columns={[
                  { id: 'date', header: 'Day', isPrimary: true, cell: ({ date }) => dayLabel(date) },
                  ...(['sent', 'delivered', 'opened', 'clicked', 'replied'] as const).map((name) => ({
                    id: name,
                    header: name === 'replied' ? 'Answered' : name.charAt(0).toUpperCase() + name.slice(1),
                    align: 'end' as const,
                    cell: (day: CampaignAnalytics['timeline'][number]) => formatNumber(day[name]),
                  })),
                ]}
              />
            </div>
          </>
        )}
      </section>
      {links.length > 0 ? (
        <section aria-label="Links" className="flex flex-col gap-3">
          <h3 className="font-medium text-ink text-sm">Links</h3>
          <div className="rounded-lg border border-line">
            <Table
              caption="Links by number of people who clicked"
              rows={links}
              rowKey={({ url }) => url}
              columns={[
                {
                  id: 'url',
                  header: 'Link',
                  isPrimary: true,
                  isTruncated: true,
                  width: 'w-full',
                  cell: ({ url }) => <span title={url}>{url}</span>,
                },
                { id: 'clicks', header: 'People', align: 'end', cell: ({ clicks }) => formatNumber(clicks) },
              ]}
            />
          </div>
        </section>
      ) : null}
    </div>
  )
}
