import type { SubscriptionForm } from '../../../src/contracts/subscription-forms/subscription-forms.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastNamedFailure } from '../../ui/toast-failure.ts'
import { useDeleteForm } from './api.ts'

/** Asks before a subscription form is deleted. */
export function DeleteFormDialog({ form, onClose }: { form: SubscriptionForm; onClose: () => void }) {
  const remove = useDeleteForm()
  async function confirm() {
    try {
      await remove.mutateAsync({ params: { id: form.id } })
      toast.success('Form deleted')
    } catch (error) {
      toastNamedFailure(error, 'Failed to delete the form')
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={`Delete “${form.name}”?`}
      confirmLabel="Delete"
      isPending={remove.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      Its page and pending confirmation links stop working. Contacts and their proof of consent are kept.
    </ConfirmDialog>
  )
}
