import type { ContactSubmission } from '../../../src/contracts/contact-messages/submissions.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useDeleteSubmission } from './api.ts'

export interface DeleteSubmissionDialogProps {
  submission: ContactSubmission
  onClose: () => void
  /** Called instead of `onClose` after deletion. */
  onDeleted?: () => void
}

/** Asks for confirmation before a submission is permanently deleted. */
export function DeleteSubmissionDialog({ submission, onClose, onDeleted = onClose }: DeleteSubmissionDialogProps) {
  const remove = useDeleteSubmission()
  async function confirm() {
    try {
      const { message } = await remove.mutateAsync({ params: { id: submission.id } })
      toast.success(message ?? 'Submission deleted')
      onDeleted()
    } catch (error) {
      toastFailure(error, 'Failed to delete submission')
      onClose()
    }
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title="Delete Submission"
      confirmLabel="Delete"
      isPending={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p className="wrap-anywhere">
        Are you sure you want to delete "{submission.subject}" by {submission.name}? This action cannot be undone.
      </p>
    </ConfirmDialog>
  )
}
