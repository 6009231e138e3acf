import { Badge } from './badge.tsx'
import { TONE_OF, type Tone } from './tone.ts'

const looks = {
  queued: { label: 'Queued', tone: TONE_OF.queued },
  pending: { label: 'Pending', tone: TONE_OF.pending },
  running: { label: 'Running', tone: TONE_OF.running },
  processing: { label: 'Processing', tone: TONE_OF.running },
  completed: { label: 'Completed', tone: TONE_OF.done },
  failed: { label: 'Failed', tone: TONE_OF.failed },
  cancelled: { label: 'Cancelled', tone: TONE_OF.cancelled },
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
