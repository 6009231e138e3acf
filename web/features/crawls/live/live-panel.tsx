import { useState } from 'react'
import type { CrawlProgress } from '../../../../src/contracts/crawls/crawls.ts'
import { Alert } from '../../../ui/alert.tsx'
import { CancelCrawlDialog } from './cancel-crawl-dialog.tsx'
import { ConnectionBadge, useOnline } from './connection-badge.tsx'
import { percentOf, stepsOf, timeLeftOf } from './crawl-steps.ts'
import type { Connection } from './follow-crawl.ts'
import { ProgressPanel } from './progress-panel.tsx'
import { useElapsedMs } from './ticking.ts'
import { useLatestFinds } from './use-latest-finds.ts'

export interface LivePanelProps {
  id: string
  /** The site's readable name. */
  source: string
  /** Null until the server has created the crawl. */
  progress: CrawlProgress | null
  limit: number
  respectsRobots: boolean
  isKeyword: boolean
  connection: Connection
}

/** A running crawl: its progress, the current page and the latest finds. */
export function LivePanel({ id, source, progress, limit, respectsRobots, isKeyword, connection }: LivePanelProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [isCancelling, setIsCancelling] = useState(false)
  const percent = useHighest(percentOf(progress))
  const elapsedMs = useElapsedMs(progress?.started_at ?? null, progress?.finished_at ?? null)
  const finds = useLatestFinds(id, progress?.items_found ?? 0)
  const isOnline = useOnline()
  const isOver = progress?.finished_at != null

  return (
    <>
      <ProgressPanel
        source={source}
        progress={progress}
        percent={percent}
        steps={stepsOf(progress, { respectsRobots: respectsRobots, isKeyword })}
        limit={limit}
        elapsedMs={elapsedMs}
        leftMs={timeLeftOf(progress, elapsedMs)}
        finds={finds}
        isCancelling={isCancelling}
        onCancel={() => setIsAsking(true)}
        badge={<ConnectionBadge connection={connection} />}
        notice={
          isOnline ? null : (
            <Alert isBanner tone="warning" title="You're offline">
              The crawl continues. This panel will catch up when you're back online.
            </Alert>
          )
        }
      />
      <CancelCrawlDialog
        id={id}
        source={source}
        isOpen={isAsking && !isOver}
        onClose={() => setIsAsking(false)}
        onCancelling={setIsCancelling}
      />
    </>
  )
}

/** The highest value so far. The estimate may sink as more pages are discovered, but a bar must not move backwards. */
function useHighest(value: number): number {
  const [highest, setHighest] = useState(value)
  if (value > highest) setHighest(value)
  return Math.max(highest, value)
}
