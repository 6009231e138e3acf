import { Badge } from './badge.tsx'
import type { Tone } from './tone.ts'

const looks = {
  queued: { label: 'Queued', tone: 'neutral' },
  pending: { label: 'Pending', tone: 'neutral' },
  running: { label: 'Running', tone: 'info' },
  processing: { label: 'Processing', tone: 'info' },
  completed: { label: 'Completed', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
} as const satisfies Record<string, { label: string; tone: Tone }>

export type JobStatus = keyof typeof looks

/** The status of a crawl or a download. The same status looks the same on every screen. */
export function StatusBadge({ status }: { status: JobStatus }) {
  const { label, tone } = looks[status]
  return (
    <Badge tone={tone} hasDot>
      {label}
    </Badge>
  )
}
