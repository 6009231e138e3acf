import { X } from 'lucide-react'
import { useState } from 'react'
import type { CrawlProgress } from '../../../src/contracts/crawls.ts'
import { readableUrl } from '../../lib/readable-url.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Progress } from '../../ui/progress.tsx'
import { Steps } from '../../ui/steps.tsx'
import { CancelCrawlDialog } from './cancel-crawl-dialog.tsx'
import { ConnectionBadge, useOnline } from './connection-badge.tsx'
import { percentOf, stepsOf, timeLeftOf } from './crawl-steps.ts'
import type { Connection } from './follow-crawl.ts'
import { LatestFinds } from './latest-finds.tsx'
import { LiveFigures } from './live-figures.tsx'
import { PageMap } from './page-map.tsx'
import { formatClock, useElapsedMs } from './ticking.ts'
import { useLatestFinds } from './use-latest-finds.ts'

export interface LivePanelProps {
  id: string
  /** The site, as people write it. */
  source: string
  /** Null until the server knows the crawl. */
  progress: CrawlProgress | null
  limit: number
  checksRobots: boolean
  isKeyword: boolean
  connection: Connection
}

/** A crawl while it runs: how far it is, what it reads now, and what it has just found. */
export function LivePanel({ id, source, progress, limit, checksRobots, isKeyword, connection }: LivePanelProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [isCancelling, setIsCancelling] = useState(false)
  const percent = useHighest(percentOf(progress))
  const elapsedMs = useElapsedMs(progress?.started_at ?? null, progress?.finished_at ?? null)
  const leftMs = timeLeftOf(progress, elapsedMs)
  const finds = useLatestFinds(id, progress?.items_found ?? 0)
  const isOnline = useOnline()
  const steps = stepsOf(progress, { respectsRobots: checksRobots, isKeyword })
  const active = steps.findLast((step) => step.state === 'active')
  const isOver = progress?.finished_at != null

  return (
    <Card isFlush>
      <section aria-label={`Crawl of ${source}`}>
        <header className="flex items-start gap-4 px-4 pt-4 sm:px-5">
          <div className="min-w-0 flex-1">
            <p className="text-muted text-xs">{headline(progress, isCancelling)}</p>
            <h2 className="truncate font-semibold text-ink text-xl">{source}</h2>
          </div>
          <div className="flex shrink-0 items-center gap-3">
            {isOver || !progress ? null : <ConnectionBadge connection={connection} />}
            {isOver ? null : (
              <Button
                size="sm"
                icon={X}
                disabled={!progress}
                isLoading={isCancelling}
                onClick={() => setIsAsking(true)}
              >
                {isCancelling ? 'Cancelling...' : 'Cancel'}
              </Button>
            )}
          </div>
        </header>

        <div className="px-4 pt-4 pb-5 sm:px-5">
          <div className="mb-1.5 flex items-baseline justify-between text-xs tabular-nums">
            <span className="text-muted">
              {formatClock(elapsedMs)}
              {leftMs === null ? null : ` · about ${formatClock(leftMs)} left`}
            </span>
            <span className="font-medium text-ink">{percent}%</span>
          </div>
          <Progress
            label={`Progress of ${source}`}
            value={percent}
            tone={isOver ? endTones[progress.status] : 'brand'}
          />
          <div className="mt-4">
            <PageMap progress={progress} limit={limit} />
          </div>
          <p className="mt-2 h-4 truncate text-faint text-xs" title={progress?.current_url ?? undefined}>
            {progress?.current_url ? readableUrl(progress.current_url) : null}
          </p>
        </div>

        <LiveFigures progress={progress} />

        {isOnline ? null : (
          <Alert isBanner tone="warning" title="You are offline">
            The crawl goes on. This panel catches up as soon as you are back.
          </Alert>
        )}
        <div className="grid gap-x-8 gap-y-6 border-line sm:min-h-68 border-t px-4 py-5 sm:grid-cols-2 sm:px-5">
          <Steps steps={steps} aria-label="Steps of the crawl" />
          <LatestFinds finds={finds} />
        </div>
        <p role="status" className="sr-only">
          {active?.label}
        </p>
      </section>
      <CancelCrawlDialog
        id={id}
        source={source}
        isOpen={isAsking && !isOver}
        onClose={() => setIsAsking(false)}
        onCancelling={setIsCancelling}
      />
    </Card>
  )
}

const endTones = {
  completed: 'success',
  failed: 'danger',
  cancelled: 'warning',
  queued: 'brand',
  running: 'brand',
} as const

function headline(progress: CrawlProgress | null, isCancelling: boolean): string {
  if (progress?.status === 'completed') return 'Crawled'
  if (progress?.status === 'failed') return 'Failed'
  if (progress?.status === 'cancelled') return 'Cancelled'
  return isCancelling ? 'Cancelling' : 'Crawling'
}

/** A bar that went back would look broken, though an estimate may well sink as more pages turn up. */
function useHighest(value: number): number {
  const [highest, setHighest] = useState(value)
  if (value > highest) setHighest(value)
  return Math.max(highest, value)
}
