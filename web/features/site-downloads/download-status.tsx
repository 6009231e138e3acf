import type { SiteDownload, SiteDownloadStatus } from '../../../src/contracts/site-downloads.ts'
import { Badge } from '../../ui/badge.tsx'
import type { Tone } from '../../ui/tone.ts'

const looks: Readonly<Record<SiteDownloadStatus, { label: string; tone: Tone }>> = {
  pending: { label: 'Pending', tone: 'neutral' },
  processing: { label: 'Processing', tone: 'info' },
  completed: { label: 'Completed', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
}

const steps: Readonly<Record<NonNullable<SiteDownload['step']>, string>> = {
  capturing: 'Capturing',
  packing: 'Packing',
  stopping: 'Stopping',
}

/** The state of a download, as a badge. */
export function DownloadStatusBadge({ status }: Pick<SiteDownload, 'status'>) {
  const { label, tone } = looks[status]
  return (
    <Badge tone={tone} hasDot>
      {label}
    </Badge>
  )
}

/** What a download that is under way does just now. */
export const stepText = ({ status, step }: Pick<SiteDownload, 'status' | 'step'>): string =>
  status === 'pending' ? 'Waiting for its turn' : step ? steps[step] : 'Starting'
