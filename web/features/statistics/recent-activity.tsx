import { useQuery } from '@tanstack/react-query'
import { paths } from '../../../src/rules/site/app-paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { TableSkeleton } from '../../ui/skeleton.tsx'
import { ActivityRow } from './activity-row.tsx'
import { statisticsQueries } from './api.ts'
import { ACTIVITY_MAX, mergeActivity } from './merge-activity.ts'

/** Recent crawls and downloads, newest first. If one of the lists fails to load, the other is still shown. */
export function RecentActivity() {
  const crawls = useQuery(statisticsQueries.recentCrawls())
  const downloads = useQuery(statisticsQueries.recentDownloads())
  const failed = [crawls, downloads].find(({ error, data }) => error && !data)
  const isFetching = crawls.isFetching || downloads.isFetching
  const retry = () => {
    if (!crawls.data) void crawls.refetch()
    if (!downloads.data) void downloads.refetch()
  }
  const activities = mergeActivity(crawls.data ?? [], downloads.data ?? [])
  return (
    <Card isFlush title="Recent Activity">
      {crawls.isPending || downloads.isPending ? (
        <TableSkeleton rows={ACTIVITY_MAX} lines={2} label="Loading recent activity" />
      ) : failed?.error && activities.length === 0 ? (
        <CallFailure error={failed.error} onRetry={retry} isRetrying={isFetching} />
      ) : activities.length === 0 ? (
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
          Enter a website to see every contact on it, with its source.
        </EmptyState>
      ) : (
        <>
          <ul>
            {activities.map((activity) => (
              <ActivityRow
                key={activity.kind === 'crawl' ? activity.crawl.id : activity.download.id}
                activity={activity}
              />
            ))}
          </ul>
          {failed ? (
            <Alert
              isBanner
              tone="warning"
              title={`${failed === crawls ? 'Crawls' : 'Website downloads'} could not be loaded.`}
              actions={
                <Button size="sm" onClick={retry} isLoading={isFetching}>
                  Try again
                </Button>
              }
            />
          ) : null}
        </>
      )}
    </Card>
  )
}
