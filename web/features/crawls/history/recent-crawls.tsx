import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import type { Crawl } from '../../../../src/contracts/crawls/crawls.ts'
import { paths } from '../../../../src/rules/site/app-paths.ts'
import { crawlName, crawlTitle } from '../../../lib/crawl-name.ts'
import { crawlOutcome } from '../../../lib/crawl-outcome.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { cn } from '../../../ui/cn.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { RelativeTime } from '../../../ui/relative-time.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { crawlQueries, isUnderWay } from '../api.ts'
import { type CrawlActions, CrawlMenu } from './crawl-menu.tsx'

/** The latest crawls, with progress for running ones. */
export function RecentCrawls({
  openId,
  onShowAll,
  ...actions
}: CrawlActions & { openId: string | undefined; onShowAll: () => void }) {
  const query = useQuery(crawlQueries.recent())
  const { data } = query
  if (data?.data.length === 0) {
    return (
      <Card>
        <EmptyState art="web" title="Your first crawl">
          Enter a website to find its emails, phones, names, addresses and companies, each with its source page.
        </EmptyState>
      </Card>
    )
  }
  return (
    <Card
      isFlush
      title="Recent crawls"
      actions={
        <>
          <LinkButton href={paths.schedules.to()} size="sm" variant="ghost" icon={CalendarClock}>
            Schedules
          </LinkButton>
          {data && data.pagination.total > data.data.length ? (
            <Button size="sm" variant="ghost" onClick={onShowAll}>
              All {formatNumber(data.pagination.total)}
            </Button>
          ) : null}
        </>
      }
    >
      <Loaded query={query} placeholder={<TableSkeleton rows={5} lines={2} label="Loading recent crawls" />}>
        {(data) => (
          <ul aria-label="Recent crawls">
            {data.data.map((crawl) => (
              <RecentCrawl key={crawl.id} crawl={crawl} isOpen={crawl.id === openId} {...actions} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  )
}

function RecentCrawl({ crawl: listed, isOpen, ...actions }: { crawl: Crawl; isOpen: boolean } & CrawlActions) {
  const crawl = useLatest(listed)
  return (
    <li
      className={cn(
        'flex items-center gap-2 border-line border-b pr-2.5 last:border-b-0 hover:bg-hover/60',
        isOpen && 'bg-brand-soft shadow-[inset_2px_0_0_var(--brand)] hover:bg-brand-soft',
      )}
    >
      <button
        type="button"
        aria-current={isOpen || undefined}
        onClick={() => actions.onOpen(crawl)}
        className="flex min-w-0 flex-1 items-center gap-4 py-2.5 pl-4 text-left focus-visible:outline-offset-[-2px]"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium text-ink text-sm">{crawlName(crawl)}</span>
          <span className="block truncate text-muted text-xs tabular-nums">{crawlOutcome(crawl)}</span>
          {isUnderWay(crawl) ? (
            <Progress label={`Pages of ${crawlTitle(crawl)}`} size="sm" value={null} className="mt-1.5 max-w-48" />
          ) : null}
        </span>
        <span className="flex shrink-0 flex-col items-end gap-1 text-faint text-xs">
          <StatusBadge status={crawl.status} />
          <RelativeTime value={crawl.created_at} />
        </span>
      </button>
      <CrawlMenu crawl={crawl} {...actions} />
    </li>
  )
}

/**
 * The list is polled rarely. For a watched crawl, newer progress is in the cache, and both views must agree. A
 * cancelled crawl keeps counting until its in-flight pages have arrived.
 */
function useLatest(crawl: Crawl): Crawl {
  const { data: progress } = useQuery({ ...crawlQueries.progress(crawl.id), enabled: false })
  if (!progress || (progress.finished_at !== null && !isUnderWay(crawl))) return crawl
  const { status, reason } = isUnderWay(crawl) ? progress : crawl
  const pages_done = Math.max(progress.pages_done, crawl.pages_done)
  return { ...crawl, status, reason, pages_done, items_found: Math.max(progress.items_found, crawl.items_found) }
}
