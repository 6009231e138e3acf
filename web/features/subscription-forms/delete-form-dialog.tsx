import type { SubscriptionForm } from '../../../src/contracts/subscription-forms/subscription-forms.ts'
import { DeletionDialog } from '../../ui/deletion-dialog.tsx'
import { toastNamedFailure } from '../../ui/toast-failure.ts'
import { useDeleteForm } from './api.ts'

/** Asks before a subscription form is deleted. */
export function DeleteFormDialog({ form, onClose }: { form: SubscriptionForm; onClose: () => void }) {
  const remove = useDeleteForm()
  return (
    <DeletionDialog
      title={`Delete “${form.name}”?`}
      onDelete={async () => {
        await remove.mutateAsync({ params: { id: form.id } })
        return 'Form deleted'
      }}
      onFailure={(error) => toastNamedFailure(error, 'Failed to delete the form')}
      onClose={onClose}
    >
      Its page and pending confirmation links stop working. Contacts and their proof of consent are kept.
    </DeletionDialog>
  )
}
