import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CrawlProgress } from '../../../../src/contracts/crawls/crawls.ts'
import { cancel } from '../../../../src/contracts/crawls/crawls.ts'
import { readableUrl } from '../../../lib/readable-url.ts'
import { Allowed } from '../../../ui/allowed.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { type Step, Steps } from '../../../ui/steps.tsx'
import { LatestFinds } from './latest-finds.tsx'
import { LiveFigures } from './live-figures.tsx'
import { PageGrid } from './page-grid.tsx'
import { formatClock } from './ticking.ts'
import type { Find } from './use-latest-finds.ts'

export interface ProgressPanelProps {
  /** The site's readable name. */
  source: string
  /** Null until the server has created the crawl. */
  progress: CrawlProgress | null
  /** 0 to 100. */
  percent: number
  steps: readonly Step[]
  /** Maximum number of pages. */
  limit: number
  elapsedMs: number
  /** Null if there is too little data for an estimate. */
  leftMs: number | null
  /** The newest first. */
  finds: readonly Find[]
  isCancelling?: boolean
  onCancel: () => void
  /** Shown beside the name while the crawl runs: the connection's state. */
  badge?: ReactNode
  /** Important information, shown above the steps. */
  notice?: ReactNode
}

/** The view of a running crawl: progress, counts, steps and latest finds. */
export function ProgressPanel({ source, progress, percent, steps, limit, finds, ...rest }: ProgressPanelProps) {
  const { elapsedMs, leftMs, isCancelling = false, onCancel, badge, notice } = rest
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
            {isOver || !progress ? null : badge}
            {isOver ? null : (
              <Allowed to={cancel}>
                <Button size="sm" icon={X} disabled={!progress} isLoading={isCancelling} onClick={onCancel}>
                  {isCancelling ? 'Cancelling...' : 'Cancel'}
                </Button>
              </Allowed>
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
            <PageGrid progress={progress} limit={limit} />
          </div>
          <p className="mt-2 h-4 truncate text-faint text-xs" title={progress?.current_url ?? undefined}>
            {progress?.current_url ? readableUrl(progress.current_url) : null}
          </p>
        </div>

        <LiveFigures progress={progress} />

        {notice}
        <div className="grid gap-x-8 gap-y-6 border-line sm:min-h-68 border-t px-4 py-5 sm:grid-cols-2 sm:px-5">
          <Steps steps={steps} aria-label="Steps of the crawl" />
          <LatestFinds finds={finds} />
          {isOver ? null : (
            <p className="text-faint text-xs sm:col-span-2">Contacts are assembled when the crawl ends.</p>
          )}
        </div>
        <p role="status" className="sr-only">
          {active?.label}
        </p>
      </section>
    </Card>
  )
}

const endTones = {
  completed: 'success',
  failed: 'danger',
  cancelled: 'neutral',
  queued: 'brand',
  running: 'brand',
} as const

function headline(progress: CrawlProgress | null, isCancelling: boolean): string {
  if (progress?.status === 'completed') return 'Crawled'
  if (progress?.status === 'failed') return 'Failed'
  if (progress?.status === 'cancelled') return 'Cancelled'
  return isCancelling ? 'Cancelling' : 'Crawling'
}
