import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Crawl, CrawlProgress } from '../../../src/contracts/crawls/crawls.ts'
import { CallError } from '../../lib/call-error.ts'
import { crawlTitle } from '../../lib/crawl-name.ts'
import { invalidateGroups } from '../../lib/query-keys.ts'
import { usageQuery } from '../../queries/billing.ts'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { crawlQueries } from './api.ts'
import { announceEnd, isEndExpected } from './live/end-message.ts'
import { PANEL_CLOSE_MS } from './live/panel-close.ts'
import { StageSkeleton } from './live/stage-skeleton.tsx'
import { useCrawlProgress } from './live/use-crawl-progress.ts'
import { CrawlResultView, type CrawlResultViewProps } from './result/crawl-result.tsx'

const LivePanel = lazyPart(async () => (await import('./live/live-panel.tsx')).LivePanel, <StageSkeleton />)

/** Details of a crawl whose start request is pending. */
export interface StartingCrawl {
  id: string
  source: string
  limit: number
  respectsRobots: boolean
  isKeyword: boolean
}

export interface CrawlStageProps extends CrawlResultViewProps {
  /** Set while the request that starts this crawl is pending. */
  starting?: StartingCrawl
}

/** One crawl: its live progress while it runs, then its results. Pass the crawl's id as `key`. */
export function CrawlStage({ id, starting, onNew, onAgain, isTitleHidden, action, people }: CrawlStageProps) {
  const { progress, error, connection, retry, isFetching } = useCrawlProgress(id, { isStarting: Boolean(starting) })
  const isOver = progress?.finished_at != null
  const { isWatched, isPanelOpen } = usePanel(id, {
    isKnown: progress !== null && !isOver,
    isUnderWay: Boolean(starting) || (progress !== null && !isOver),
    isOver,
  })
  const { data: result } = useQuery({ ...crawlQueries.result(id), enabled: progress !== null })
  useContinued(result?.crawl, progress)
  const top = useScrollTo(Boolean(starting))

  if (progress === null && error && !starting) {
    return (
      <Card>
        {error instanceof CallError && error.status === 404 ? (
          <EmptyState
            art="search"
            title="Crawl not found"
            actions={
              <Button icon={Plus} variant="primary" onClick={onNew}>
                New Crawl
              </Button>
            }
          >
            It was deleted or isn't yours.
          </EmptyState>
        ) : (
          <CallFailure error={error} onRetry={() => void retry()} isRetrying={isFetching} />
        )}
      </Card>
    )
  }
  const source = (result && crawlTitle(result.crawl)) ?? starting?.source
  if ((isPanelOpen || (isWatched && !isOver)) && source !== undefined) {
    return (
      <div ref={top} className="scroll-mt-20">
        <LivePanel
          id={id}
          source={source}
          progress={progress}
          limit={progress?.limit ?? starting?.limit ?? 1}
          respectsRobots={result?.crawl.check_robot ?? starting?.respectsRobots ?? true}
          isKeyword={result ? result.crawl.query !== null : (starting?.isKeyword ?? false)}
          connection={connection}
        />
      </div>
    )
  }
  if (!isOver) return <StageSkeleton />
  return (
    <CrawlResultView
      id={id}
      onNew={onNew}
      onAgain={onAgain}
      isTitleHidden={isTitleHidden}
      action={action}
      people={people}
    />
  )
}

/** Reads the progress anew if the crawl was continued after the end that it shows, here or in another tab. */
function useContinued(crawl: Crawl | undefined, progress: CrawlProgress | null) {
  const client = useQueryClient()
  const id = crawl?.id
  const continuedAt = crawl?.finished_at === null ? crawl.continued_at : null
  const isOutdated = continuedAt !== null && progress?.finished_at != null && continuedAt > progress.finished_at
  // Once for each continuation: an answer that still says otherwise is polled as usual.
  const answered = useRef<string | null>(null)
  useEffect(() => {
    if (!isOutdated || id === undefined || answered.current === continuedAt) return
    answered.current = continuedAt
    void client.resetQueries({ queryKey: crawlQueries.progress(id).queryKey })
  }, [client, isOutdated, id, continuedAt])
}

/** Scrolls a crawl that was started by a button far below into view, once. */
function useScrollTo(isWanted: boolean) {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isWanted || !top.current) return
    const { top: at } = top.current.getBoundingClientRect()
    if (at >= 0 && at < window.innerHeight / 2) return
    const isCalm = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true
    top.current.scrollIntoView({ block: 'start', behavior: isCalm ? 'auto' : 'smooth' })
  }, [isWanted])
  return top
}

/**
 * Whether this tab saw the crawl run, and whether its progress panel is still open. Announces the end once, with fresh
 * results, also of a crawl that was started here and ended before it was shown.
 */
function usePanel(
  id: string,
  { isKnown, isUnderWay, isOver }: { isKnown: boolean; isUnderWay: boolean; isOver: boolean },
) {
  const client = useQueryClient()
  const [isWatched, setIsWatched] = useState(isUnderWay)
  const [isExpected] = useState(() => isEndExpected(id))
  const [isClosed, setIsClosed] = useState(false)
  if (isUnderWay && !isWatched) setIsWatched(true)
  // A continued crawl runs again.
  if (isUnderWay && isClosed) setIsClosed(false)
  const hasEnded = isOver && (isWatched || isExpected)

  useEffect(() => {
    // The list beside the panel also shows the crawl, and the plan's quota has decreased by one.
    if (!isKnown) return
    for (const { queryKey } of [crawlQueries.recent(), usageQuery()]) void client.invalidateQueries({ queryKey })
  }, [client, isKnown])
  useEffect(() => {
    if (!hasEnded) return
    const timer = setTimeout(() => setIsClosed(true), PANEL_CLOSE_MS)
    void client
      .fetchQuery({ ...crawlQueries.result(id), staleTime: 0 })
      .then(({ crawl }) => announceEnd(crawl))
      .catch(() => {})
    // Unread pages are refunded.
    void invalidateGroups(client, ['crawls', 'items', 'contacts', 'statistics', 'notifications', ['plans', 'usage']])
    return () => clearTimeout(timer)
  }, [client, id, hasEnded])
  return { isWatched, isPanelOpen: isWatched && !isClosed }
}
