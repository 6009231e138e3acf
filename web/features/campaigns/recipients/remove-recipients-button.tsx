import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatNumber } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { toastNamedFailure } from '../../../ui/toast-failure.ts'
import { countedRecipients } from '../campaign-words.ts'
import { useRemoveRecipients } from './api.ts'

export interface RemoveRecipientsButtonProps {
  campaignId: string
  ids: readonly string[]
  onRemoved: () => void
}

/** Removes the selected recipients from a campaign that has not sent them anything. */
export function RemoveRecipientsButton({ campaignId, ids, onRemoved }: RemoveRecipientsButtonProps) {
  const [isAsking, setIsAsking] = useState(false)
  const remove = useRemoveRecipients()
  async function confirm() {
    try {
      const { data } = await remove.mutateAsync({ params: { id: campaignId }, body: { recipient_ids: [...ids] } })
      const kept = ids.length - data.removed
      toast.success(
        `${countedRecipients(data.removed)} removed`,
        kept > 0
          ? { description: `${formatNumber(kept)} kept, because they've already been sent something.` }
          : undefined,
      )
      onRemoved()
    } catch (error) {
      toastNamedFailure(error, 'Failed to remove recipients')
    }
    setIsAsking(false)
  }
  return (
    <>
      <Button variant="danger-ghost" icon={Trash2} onClick={() => setIsAsking(true)}>
        Remove {formatNumber(ids.length)}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          isOpen
          isDanger
          title={`Remove ${countedRecipients(ids.length)}?`}
          confirmLabel="Remove"
          isPending={remove.isPending}
          onConfirm={() => void confirm()}
          onCancel={() => setIsAsking(false)}
        >
          They won't get this campaign. They stay in your contacts.
        </ConfirmDialog>
      ) : null}
    </>
  )
}
