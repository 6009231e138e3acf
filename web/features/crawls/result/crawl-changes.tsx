import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatNumber } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { CallFailure } from '../../../ui/call-failure.tsx'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { crawlResultQueries } from './api.ts'
import { ChangedValues } from './changed-values.tsx'
import { PeopleChanges, usePeopleChangeText } from './people-changes.tsx'
import { PreviousCrawl } from './previous-crawl.tsx'

/**
 * What changed since the previous crawl from the same start address: who joined, left or has a new role, counts, and the
 * values on request. Renders nothing if that crawl has been deleted.
 */
export function CrawlChanges({ crawlId }: { crawlId: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const { data, error, refetch, isFetching } = useQuery({
    ...crawlResultQueries.changes(crawlId, 'new', 1),
    enabled: !isOpen,
  })
  const people = usePeopleChangeText(crawlId)
  if (data && !data.previous) return null
  if (isOpen)
    return (
      <ChangedValues crawlId={crawlId}>
        {people ? (
          <div className="px-4 pb-3 sm:px-5 [&>div]:mt-0 [&>div]:border-t-0">
            <PeopleChanges crawlId={crawlId} />
          </div>
        ) : null}
      </ChangedValues>
    )
  return (
    <Card>
      {error && !data ? (
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {data && people !== undefined ? (
            <p className="min-w-0 flex-1 basis-56 text-pretty text-sm">
              <strong className="font-medium text-ink">
                {people ? `${people}; values: ` : null}
                {formatNumber(data.counts.new)} new, {formatNumber(data.counts.gone)} gone
              </strong>{' '}
              <span className="text-muted">
                since <PreviousCrawl crawl={data.previous} />
              </span>
            </p>
          ) : (
            <Skeleton className="h-4 w-48" />
          )}
          <Button
            size="sm"
            className="shrink-0"
            disabled={!data || people === undefined}
            onClick={() => setIsOpen(true)}
          >
            {people ? 'Show values' : 'Show changes'}
          </Button>
        </div>
      )}
      <PeopleChanges crawlId={crawlId} />
    </Card>
  )
}
