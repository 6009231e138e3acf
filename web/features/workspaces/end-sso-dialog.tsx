import { WithPassword } from '../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { toast } from '../../ui/toast.tsx'
import { useDeleteSso } from './api.ts'

/** Ends single sign-on, confirmed by the password. */
export function EndSsoDialog({ onClose }: { onClose: () => void }) {
  const end = useDeleteSso()
  const form = useContractForm(WithPassword, {
    defaultValues: { password: '' },
    failureMessage: 'Single sign-on could not be ended',
  })
  const onSubmit = form.submit(async (body) => {
    await end.mutateAsync({ body })
    toast.success('Single sign-on ended')
    onClose()
  })
  return (
    <Dialog
      isOpen
      onClose={() => !form.isSubmitting && onClose()}
      title="End single sign-on?"
      description="Its settings and domains are deleted. Members stay, and sign in by password or a mailed link."
      size="sm"
      role="alertdialog"
    >
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <FormAlert message={form.formMessage} isOffline={form.isOffline} />
        <Field label="Password" isRequired error={form.errorOf('password')} hint="To be sure that it is you.">
          <PasswordInput {...form.register('password')} autoComplete="current-password" />
        </Field>
        <FormFooter
          isSubmitting={form.isSubmitting}
          onCancel={onClose}
          submit="End single sign-on"
          submitting="One moment..."
          variant="danger"
        />
      </form>
    </Dialog>
  )
}
