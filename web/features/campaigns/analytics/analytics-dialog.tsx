import { useQuery } from '@tanstack/react-query'
import type { CampaignAnalytics } from '../../../../src/contracts/campaigns/analytics.ts'
import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { AnalyticsFailure } from './analytics-failure.tsx'
import { analyticsQueries } from './api.ts'
import { DayByDay } from './day-by-day.tsx'
import { DeliveryFigures } from './delivery-figures.tsx'
import { LinkFigures } from './link-figures.tsx'
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
  const { rates, timeline, links, steps, subject_test, prefetches, answers, senders } = analytics
  return (
    <div className="flex flex-col gap-6">
      <ReplyRate rate={answers.reply_rate}>
        {formatNumber(answers.people)} of {pluralize(answers.reached, 'person', 'people')} whose first message didn’t
        bounce replied. Automatic replies don’t count.
      </ReplyRate>
      <DeliveryFigures analytics={analytics} campaign={campaign} />
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
      <DayByDay timeline={timeline} />
      {links.length > 0 ? <LinkFigures links={links} /> : null}
    </div>
  )
}
