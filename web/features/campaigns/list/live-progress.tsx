import { pluralize } from '../../../../src/lib/text/pluralize.ts'
import { formatNumber } from '../../../lib/format.ts'
import { Progress } from '../../../ui/progress.tsx'
import { countedRecipients, whenText } from '../campaign-words.ts'
import { ChannelBadge, StatusChip } from '../status-chip.tsx'
import type { LiveCampaign } from './use-live-campaigns.ts'

/** A campaign's status, and below it the progress, the start time or the reason for the pause. */
export function LiveProgress({ campaign }: { campaign: LiveCampaign }) {
  const { status, status_reason, percent, scheduled_at, name, type } = campaign
  return (
    <span className="flex min-w-0 flex-col gap-1 whitespace-normal sm:min-w-32">
      <span className="flex items-center gap-1.5">
        <StatusChip status={status} />
        <ChannelBadge type={type} />
      </span>
      {status === 'sending' ? (
        <>
          <Progress size="sm" label={`Progress of ${name}`} value={percent} />
          <span className="text-faint text-xs tabular-nums">{sendingText(campaign)}</span>
        </>
      ) : status === 'scheduled' && scheduled_at ? (
        <span className="text-faint text-xs">Begins {whenText(scheduled_at)}</span>
      ) : status_reason && (status === 'paused' || status === 'failed') ? (
        // The campaign's view shows the full text.
        <span className="line-clamp-3 text-faint text-xs" title={status_reason}>
          {status_reason}
        </span>
      ) : null}
    </span>
  )
}

/** "1,200 of 5,000 recipients, through about 3:40 PM". Counts messages if each recipient gets several. */
export function sendingText({ messages: { total, waiting }, follow_up_count, finishesAt }: LiveCampaign): string {
  const done = Math.max(0, total - waiting)
  const all = follow_up_count > 0 ? pluralize(total, 'message') : countedRecipients(total)
  const forecast = finishesAt ? `, through about ${whenText(finishesAt)}` : ''
  return `${formatNumber(done)} of ${all}${forecast}`
}
