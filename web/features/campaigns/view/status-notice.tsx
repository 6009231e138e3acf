import { Alert } from '../../../ui/alert.tsx'
import { Progress } from '../../../ui/progress.tsx'
import { countedRecipients, whenText } from '../campaign-words.ts'
import { sendingText } from '../list/live-progress.tsx'
import type { LiveCampaign } from '../list/use-live-campaigns.ts'

/** The campaign's progress, or why it is paused. */
export function StatusNotice({ campaign }: { campaign: LiveCampaign }) {
  const { status, status_reason, scheduled_at, percent, name } = campaign
  if (status === 'sending')
    return (
      <div className="flex flex-col gap-1.5 rounded-lg border border-line p-3">
        <Progress label={`Progress of ${name}`} value={percent} />
        <p className="text-muted text-sm tabular-nums">{sendingText(campaign)}</p>
      </div>
    )
  if (status === 'scheduled' && scheduled_at)
    return (
      <Alert title={`Begins ${whenText(scheduled_at)}`}>
        To {countedRecipients(campaign.statistics.total_recipients)}. Cancel it if you don't want it to go out.
      </Alert>
    )
  if (status_reason && (status === 'paused' || status === 'failed'))
    return <Alert tone={status === 'failed' ? 'danger' : 'warning'} title={status_reason} />
  return null
}
