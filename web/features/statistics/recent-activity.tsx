import { useQuery } from '@tanstack/react-query'
import { Globe } from 'lucide-react'
import { Link } from 'wouter'
import type { Crawl } from '../../../src/contracts/crawls.ts'
import { formatNumber } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import type { Tone } from '../../ui/tone.ts'
import { statisticsQueries } from './api.ts'

const tones: Readonly<Record<Crawl['status'], Tone>> = {
  queued: 'neutral',
  running: 'info',
  completed: 'success',
  failed: 'danger',
  cancelled: 'warning',
}

const labels: Readonly<Record<Crawl['status'], string>> = {
  queued: 'Queued',
  running: 'Running',
  completed: 'Completed',
  failed: 'Failed',
  cancelled: 'Cancelled',
}

/** What happened lately, the newest first. */
export function RecentActivity() {
  const { data: crawls, error, refetch, isFetching } = useQuery(statisticsQueries.recentCrawls())
  return (
    <Card isFlush title="Recent Activity">
      {error && !crawls ? (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : !crawls ? (
        <TableSkeleton rows={5} label="Loading recent activity" />
      ) : crawls.length === 0 ? (
        <EmptyState
          art="web"
          title="Nothing yet"
          actions={
            <>
              <LinkButton href={paths.crawl.to()} variant="primary">
                Start Crawling
              </LinkButton>
              <LinkButton href={paths.downloadWebsite.to()}>Download Website</LinkButton>
            </>
          }
        >
          Enter a website and see every contact on it, with the page that shows it.
        </EmptyState>
      ) : (
        <ul>
          {crawls.map((crawl) => (
            <li key={crawl.id} className="border-line border-b last:border-b-0">
              <Link
                href={paths.crawl.to({ crawl: crawl.id })}
                className="flex items-center gap-3 px-4 py-2.5 hover:bg-hover/60 focus-visible:outline-offset-[-2px]"
              >
                <Globe aria-hidden="true" className="size-4 shrink-0 text-faint" strokeWidth={1.75} />
                <span className="min-w-0 flex-1">
                  <span className="block truncate font-medium text-ink text-sm">{crawl.source}</span>
                  <span className="block text-muted text-xs">
                    {formatNumber(crawl.items_found)} {crawl.items_found === 1 ? 'item' : 'items'},{' '}
                    {formatNumber(crawl.pages_done)} {crawl.pages_done === 1 ? 'page' : 'pages'}
                  </span>
                </span>
                <Badge tone={tones[crawl.status]}>{labels[crawl.status]}</Badge>
                <RelativeTime value={crawl.created_at} className="shrink-0 text-right sm:w-24 text-faint text-xs" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
