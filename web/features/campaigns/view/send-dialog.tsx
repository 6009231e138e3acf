import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { useState } from 'react'
import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.tsx'
import { toastNamedFailure } from '../../../ui/toast-failure.ts'
import { campaignQueries, useSendCampaign } from '../api.ts'
import { SendFindings } from './send-findings.tsx'
import { timeProblem } from './send-time.ts'
import { type SendTime, SendTimeFields } from './send-time-fields.tsx'

export interface SendDialogProps {
  campaign: Campaign
  onEdit: () => void
  onClose: () => void
}

/** Shows what blocks sending and what to check, then sends the campaign, now or at a scheduled time. */
export function SendDialog({ campaign, onEdit, onClose }: SendDialogProps) {
  const check = useQuery(campaignQueries.validation(campaign.id))
  const validation = check.data
  const [time, setTime] = useState<SendTime>({ when: 'now', at: '' })
  const [timeError, setTimeError] = useState<string | undefined>(undefined)
  const send = useSendCampaign()
  const isDraft = campaign.status === 'draft'
  const isLater = time.when === 'later'

  async function submit() {
    const instant = new Date(time.at)
    if (isLater) {
      const wrong = timeProblem(instant)
      setTimeError(wrong)
      if (wrong) return
    }
    try {
      const body = isLater ? { scheduled_at: instant.toISOString() } : {}
      const { message } = await send.mutateAsync({ params: { id: campaign.id }, body })
      toast.success(message ?? (isLater ? 'Campaign scheduled' : 'Campaign is being sent'))
      onClose()
    } catch (failure) {
      toastNamedFailure(failure, 'Failed to send campaign')
    }
  }
  return (
    <Dialog
      isOpen
      onClose={() => !send.isPending && onClose()}
      title={`Send ${campaign.name}`}
      size="lg"
      footer={
        <>
          <Button onClick={onClose} disabled={send.isPending}>
            Cancel
          </Button>
          {validation && !validation.can_send ? (
            <Button variant="primary" onClick={onEdit}>
              Edit Campaign
            </Button>
          ) : (
            <Button
              variant="primary"
              icon={Send}
              isLoading={send.isPending}
              disabled={!validation?.can_send || !isDraft}
              onClick={() => void submit()}
            >
              {send.isPending ? 'Sending...' : isLater ? 'Schedule' : 'Send Now'}
            </Button>
          )}
        </>
      }
    >
      {isDraft ? (
        <Loaded query={check} placeholder={<TableSkeleton rows={4} label="Checking campaign" />}>
          {(found) => (
            <div className="flex flex-col gap-5">
              <SendFindings validation={found} campaign={campaign} />
              {found.can_send ? (
                <SendTimeFields
                  campaign={campaign}
                  forecast={found.forecast}
                  time={time}
                  error={timeError}
                  onChange={(part) => setTime((now) => ({ ...now, ...part }))}
                />
              ) : null}
            </div>
          )}
        </Loaded>
      ) : (
        <Alert title="Only drafts can be sent">This campaign is no longer a draft.</Alert>
      )}
    </Dialog>
  )
}
