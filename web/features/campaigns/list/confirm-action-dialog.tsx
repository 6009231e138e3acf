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
          label="Who gets it again"
          value={again ?? 'all'}
          onChange={setAgain}
          options={[
            {
              value: 'failed',
              label: `Only those whom it did not reach (${countedRecipients(failed)})`,
              hint: 'Mailboxes that do not exist, and whoever wants no more, stay left out.',
            },
            { value: 'all', label: `Everybody (${countedRecipients(campaign.statistics.total_recipients)})` },
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
      text: 'Its recipients and its figures go with it. Whoever unsubscribed stays unsubscribed. This action cannot be undone.',
      confirm: 'Delete',
      keep: 'Cancel',
    }
  if (deed === 'cancel')
    return {
      title: `Cancel the campaign “${name}”?`,
      text: `${sent_count > 0 ? `${countedRecipients(sent_count)} got it already. ` : ''}Nobody else gets it, and it cannot be sent later. This action cannot be undone.`,
      confirm: 'Cancel Campaign',
      keep: 'Keep It',
    }
  return {
    title: `Resend the campaign “${name}”?`,
    text:
      failed_count + bounced_count > 0
        ? 'It becomes a draft again. Nothing is sent before you send it.'
        : `It becomes a draft in which all ${countedRecipients(total_recipients)} wait again. Nothing is sent before you send it.`,
    confirm: 'Resend',
    keep: 'Cancel',
  }
}
