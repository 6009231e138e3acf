import { useState } from 'react'
import type { ListedCampaign } from '../../../../src/contracts/campaigns/campaign.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { countedRecipients } from '../campaign-words.ts'
import { type Again, useCampaignAction } from './use-campaign-action.ts'

export interface ConfirmActionDialogProps {
  deed: 'cancel' | 'delete' | 'resend'
  /** As it was when the dialog opened. */
  campaign: ListedCampaign
  onClose: () => void
  /** Called instead of `onClose` if the action succeeded. */
  onDone?: (() => void) | undefined
}

/** Asks for confirmation before an action that cannot be undone, or that writes to all recipients again. */
export function ConfirmActionDialog({ deed, campaign, onClose, onDone = onClose }: ConfirmActionDialogProps) {
  const { act, isPending } = useCampaignAction()
  const { title, text, confirm, keep } = questionOf(deed, campaign)
  const failed = deed === 'resend' ? campaign.statistics.failed_count + campaign.statistics.bounced_count : 0
  // By default, recipients who already got the message do not get it again.
  const [again, setAgain] = useState<Again>(failed > 0 ? 'failed' : 'all')
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={confirm}
      cancelLabel={keep}
      isDanger={deed !== 'resend'}
      isPending={isPending}
      onConfirm={() => void act(deed, campaign, again).then((isDone) => (isDone ? onDone() : onClose()))}
      onCancel={onClose}
    >
      {text}
      {failed > 0 ? (
        <RadioGroup
          className="mt-4"
          label="Send again to"
          value={again ?? 'all'}
          onChange={setAgain}
          options={[
            {
              value: 'failed',
              label: `Only people it didn't reach (${countedRecipients(failed)})`,
              hint: 'Invalid addresses and people who unsubscribed stay excluded.',
            },
            { value: 'all', label: `Everyone (${countedRecipients(campaign.statistics.total_recipients)})` },
          ]}
        />
      ) : null}
    </ConfirmDialog>
  )
}

function questionOf(deed: ConfirmActionDialogProps['deed'], { name, statistics }: ListedCampaign) {
  const { total_recipients, sent_count, failed_count, bounced_count } = statistics
  if (deed === 'delete')
    return {
      title: `Delete the campaign “${name}”?`,
      text: "Its recipients and statistics will be deleted too. People who unsubscribed stay unsubscribed. This can't be undone.",
      confirm: 'Delete',
      keep: 'Cancel',
    }
  if (deed === 'cancel')
    return {
      title: `Cancel the campaign “${name}”?`,
      text: `${sent_count > 0 ? `${countedRecipients(sent_count)} already got it. ` : ''}No one else will get it, and it can't be sent later. This can't be undone.`,
      confirm: 'Cancel Campaign',
      keep: 'Keep It',
    }
  return {
    title: `Resend the campaign “${name}”?`,
    text:
      failed_count + bounced_count > 0
        ? 'It becomes a draft again. Nothing is sent until you press Send.'
        : `It becomes a draft with all ${countedRecipients(total_recipients)} waiting again. Nothing is sent until you press Send.`,
    confirm: 'Resend',
    keep: 'Cancel',
  }
}
