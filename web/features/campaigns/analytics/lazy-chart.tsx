import { lazy, Suspense } from 'react'
import type { CampaignAnalytics, OverallAnalytics } from '../../../../src/contracts/campaigns/analytics.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'

const Timeline = lazy(async () => ({ default: (await import('./trend-charts.tsx')).TimelineChart }))
const Monthly = lazy(async () => ({ default: (await import('./trend-charts.tsx')).MonthlyChart }))
const ReplyTrend = lazy(async () => ({ default: (await import('./trend-charts.tsx')).ReplyTrendChart }))
const stand = <Skeleton className="h-64" isSteady />

/** Hidden from screen readers, since a table beside it contains the same data. */
export function TimelineFigure({ timeline }: { timeline: CampaignAnalytics['timeline'] }) {
  return (
    <div aria-hidden="true" className="h-64">
      <Suspense fallback={stand}>
        <Timeline timeline={timeline} />
      </Suspense>
    </div>
  )
}

/** Hidden from screen readers, since a table beside it contains the same data. */
export function ReplyTrendFigure({ trend }: { trend: OverallAnalytics['reply_trend'] }) {
  return (
    <div aria-hidden="true" className="h-40">
      <Suspense fallback={<Skeleton className="h-40" isSteady />}>
        <ReplyTrend trend={trend} />
      </Suspense>
    </div>
  )
}

/** Hidden from screen readers, since a table beside it contains the same data. */
export function MonthlyFigure({ months }: { months: OverallAnalytics['monthly_trends'] }) {
  return (
    <div aria-hidden="true" className="h-64">
      <Suspense fallback={stand}>
        <Monthly months={months} />
      </Suspense>
    </div>
  )
}
