import type { Reply } from '../../../src/contracts/replies/replies.ts'
import { phoneText } from '../../lib/phone-text.ts'
import { DeletionDialog } from '../../ui/deletion-dialog.tsx'
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
  return (
    <DeletionDialog
      title={`Delete the message of ${phoneText(writerOf(reply))}?`}
      onDelete={async () => {
        await remove.mutateAsync({ params: { id: reply.id } })
        onDeleted()
        return 'Message deleted'
      }}
      onFailure={(error) => toastFailure(error, 'Failed to delete the message')}
      onClose={onClose}
    >
      It will be permanently removed from this inbox. Anything it triggered stays in effect.
    </DeletionDialog>
  )
}
