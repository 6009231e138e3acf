import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import type { Campaign } from '../../../../src/contracts/campaigns/campaign.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { TableSkeleton } from '../../../ui/skeleton.tsx'
import { campaignQueries } from '../api.ts'
import { SendFindings } from './send-findings.tsx'
import { SendTimeFields } from './send-time-fields.tsx'
import { useSending } from './use-sending.ts'

export interface SendDialogProps {
  campaign: Campaign
  onEdit: () => void
  onClose: () => void
}

/** Shows what blocks sending and what to check, then sends the campaign, now or at a scheduled time. */
export function SendDialog({ campaign, onEdit, onClose }: SendDialogProps) {
  const check = useQuery(campaignQueries.validation(campaign.id))
  const validation = check.data
  const { time, setTime, timeError, isLater, isSending, submit } = useSending(campaign, onClose)
  const isDraft = campaign.status === 'draft'
  return (
    <Dialog
      isOpen
      onClose={() => !isSending && onClose()}
      title={`Send ${campaign.name}`}
      size="lg"
      footer={
        <>
          <Button onClick={onClose} disabled={isSending}>
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
              isLoading={isSending}
              disabled={!validation?.can_send || !isDraft}
              onClick={() => void submit()}
            >
              {isSending ? 'Sending...' : isLater ? 'Schedule' : 'Send Now'}
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
                  onChange={setTime}
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
