import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import { type CampaignSender, rejoinCampaignSender } from '../../../../src/contracts/campaigns/sending.ts'
import { formatNumber, formatRate } from '../../../lib/format.ts'
import { Allowed } from '../../../ui/allowed.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toastNamedFailure } from '../../../ui/toast-failure.ts'
import { campaignQueries, useRejoinSender } from '../api.ts'
import { whenText } from '../campaign-words.ts'

/** The mailboxes that share a campaign: what each sent, and whether it still takes part. */
export function MailboxList({ campaign }: { campaign: Pick<Campaign, 'id' | 'status' | 'sender_ids'> }) {
  const query = useQuery(campaignQueries.senders(campaign.id, campaign.status))
  const rejoin = useRejoinSender()
  if (campaign.sender_ids.length < 2) return null
  async function takeBack(sender: CampaignSender) {
    try {
      await rejoin.mutateAsync({ params: { id: campaign.id, sender_id: sender.id } })
    } catch (error) {
      toastNamedFailure(error, `Failed to return ${sender.name} to the campaign`)
    }
  }
  const mayRejoin = campaign.status === 'sending' || campaign.status === 'paused'
  return (
    <section aria-labelledby="campaign-mailboxes" className="flex flex-col gap-2">
      <h3 id="campaign-mailboxes" className="font-semibold text-ink text-sm">
        Mailboxes
      </h3>
      {query.data ? (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {query.data.map((sender) => (
            <li key={sender.id} className="flex flex-wrap items-start gap-x-6 gap-y-2 px-3 py-2.5">
              <div className="min-w-0 flex-1 basis-56">
                <p className="flex flex-wrap items-center gap-2">
                  <span className="wrap-anywhere font-medium text-ink text-sm">{sender.name}</span>
                  <StateBadge sender={sender} />
                </p>
                <p className="wrap-anywhere text-muted text-xs">{sender.from}</p>
                {sender.left_out_reason ? (
                  <p className="mt-1 text-warning-text text-xs">{sender.left_out_reason}</p>
                ) : sender.wait_reason ? (
                  <p className="mt-1 text-muted text-xs">{sender.wait_reason}</p>
                ) : null}
              </div>
              <dl className="grid grid-cols-4 gap-4 text-right text-xs tabular-nums">
                <Figure term="Sent" detail={formatNumber(sender.sent)} />
                <Figure term="Bounced" detail={shareOf(sender.bounced, sender.sent)} />
                <Figure term="Answered" detail={shareOf(sender.replied, sender.sent)} />
                <Figure
                  term="Today"
                  detail={`${formatNumber(sender.used_today)} of ${formatNumber(sender.limit_today)}`}
                />
              </dl>
              {sender.left_out_at && mayRejoin ? (
                <Allowed to={rejoinCampaignSender}>
                  <Button
                    size="sm"
                    icon={Undo2}
                    disabled={rejoin.isPending}
                    aria-label={`Return ${sender.name} to the campaign`}
                    onClick={() => void takeBack(sender)}
                  >
                    Return
                  </Button>
                </Allowed>
              ) : null}
            </li>
          ))}
        </ul>
      ) : query.isError ? (
        <ErrorState onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton className="h-24" />
      )}
    </section>
  )
}

function StateBadge({ sender: { left_out_at, wait_until } }: { sender: CampaignSender }) {
  if (left_out_at) return <Badge tone="warning">Left out {whenText(left_out_at)}</Badge>
  if (wait_until) return <Badge tone="info">Waits until {whenText(wait_until)}</Badge>
  return null
}

const shareOf = (part: number, all: number): string =>
  part === 0 || all === 0 ? formatNumber(part) : `${formatNumber(part)} (${formatRate((100 * part) / all)})`

function Figure({ term, detail }: { term: string; detail: string }) {
  return (
    <div>
      <dt className="text-faint">{term}</dt>
      <dd className="whitespace-nowrap text-ink">{detail}</dd>
    </div>
  )
}
