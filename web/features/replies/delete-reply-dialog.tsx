import type { Reply } from '../../../src/contracts/replies/replies.ts'
import { phoneText } from '../../lib/phone-text.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useDeleteReply } from './api.ts'
import { writerOf } from './reply-words.ts'

export interface DeleteReplyDialogProps {
  reply: Reply
  onClose: () => void
  onDeleted: () => void
}

/** Asks for confirmation before a message is deleted. */
export function DeleteReplyDialog({ reply, onClose, onDeleted }: DeleteReplyDialogProps) {
  const remove = useDeleteReply()
  async function confirm() {
    try {
      await remove.mutateAsync({ params: { id: reply.id } })
      toast.success('Message deleted')
      onDeleted()
    } catch (error) {
      toastFailure(error, 'Failed to delete the message')
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={`Delete the message of ${phoneText(writerOf(reply))}?`}
      confirmLabel="Delete"
      isPending={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      It will be permanently removed from this inbox. Anything it triggered stays in effect.
    </ConfirmDialog>
  )
}
