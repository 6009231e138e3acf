import type { ListedCampaign } from '../../../../src/contracts/campaigns.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { countedRecipients } from '../campaign-words.ts'
import { useCampaignDeed } from './use-campaign-deed.ts'

export interface ConfirmDeedDialogProps {
  deed: 'cancel' | 'delete' | 'resend'
  /** As it was when the question was asked. */
  campaign: ListedCampaign
  onClose: () => void
  /** Instead of `onClose`, where it was done. */
  onDone?: (() => void) | undefined
}

/** Asks before what cannot be taken back, or would write to everybody again. */
export function ConfirmDeedDialog({ deed, campaign, onClose, onDone = onClose }: ConfirmDeedDialogProps) {
  const { act, isPending } = useCampaignDeed()
  const { title, text, confirm, keep } = questionOf(deed, campaign)
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmLabel={confirm}
      cancelLabel={keep}
      isDanger={deed !== 'resend'}
      isPending={isPending}
      onConfirm={() => void act(deed, campaign).then((isDone) => (isDone ? onDone() : onClose()))}
      onCancel={onClose}
    >
      {text}
    </ConfirmDialog>
  )
}

function questionOf(deed: ConfirmDeedDialogProps['deed'], { name, statistics }: ListedCampaign) {
  const { total_recipients, sent_count } = statistics
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
    text: `It becomes a draft in which all ${countedRecipients(total_recipients)} wait again. Nothing is sent before you send it.`,
    confirm: 'Resend',
    keep: 'Cancel',
  }
}
