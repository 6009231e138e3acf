import type { CrawlStatus } from '../../../src/contracts/crawls.ts'
import { Badge } from '../../ui/badge.tsx'
import type { Tone } from '../../ui/tone.ts'

const looks: Record<CrawlStatus, { label: string; tone: Tone }> = {
  queued: { label: 'Queued', tone: 'neutral' },
  running: { label: 'Running', tone: 'info' },
  completed: { label: 'Completed', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
}

/** The state of a crawl, as a badge. */
export function CrawlStatusBadge({ status }: { status: CrawlStatus }) {
  const { label, tone } = looks[status]
  return (
    <Badge tone={tone} hasDot>
      {label}
    </Badge>
  )
}
