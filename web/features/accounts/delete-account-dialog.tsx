import { DeleteAccount } from '../../../src/contracts/accounts/accounts.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastUnlessOfField } from '../../ui/toast-failure.ts'
import { useRemoveAccount } from './api.ts'

const FAILURE = 'Failed to delete account'

export interface DeleteAccountDialogProps {
  onClose: () => void
  /** The dialog stays open until this resolves, so that nothing can be pressed after the account is deleted. */
  onDeleted: () => Promise<void>
}

/** Requires the password before the account is permanently deleted. */
export function DeleteAccountDialog({ onClose, onDeleted }: DeleteAccountDialogProps) {
  const remove = useRemoveAccount()
  const form = useContractForm(DeleteAccount, {
    defaultValues: { password: '', confirm_deletion: true },
    failureMessage: FAILURE,
  })
  const onSubmit = form.submit(async (body) => {
    try {
      await remove.mutateAsync({ body })
    } catch (error) {
      return toastUnlessOfField(error, FAILURE)
    }
    toast.success('Account deleted successfully')
    await onDeleted()
  })
  return (
    <Dialog
      isOpen
      onClose={() => !form.isSubmitting && onClose()}
      title="Delete your account?"
      description="You'll be signed out everywhere. Your crawls, contacts, downloads and keys will be permanently deleted."
      size="sm"
      role="alertdialog"
    >
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <FormAlert message={form.formMessage} isOffline={form.isOffline} />
        <Field label="Password" isRequired error={form.errorOf('password')} hint="To confirm it's you.">
          <PasswordInput {...form.register('password')} />
        </Field>
        <FormFooter
          isSubmitting={form.isSubmitting}
          onCancel={onClose}
          submit="Delete Account"
          submitting="Deleting..."
          variant="danger"
        />
      </form>
    </Dialog>
  )
}
