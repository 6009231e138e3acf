import { WithPassword } from '../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'

export interface PasswordStepProps {
  readonly title: string
  readonly description: string
  readonly submit: string
  readonly isDanger?: boolean
  /** Throws what the server answers; its messages are shown in the form. */
  readonly onPassword: (password: string) => Promise<void>
  readonly onClose: () => void
}

/** Asks for the password before a change to how the person signs in. */
export function PasswordStep({ title, description, submit, isDanger = false, onPassword, onClose }: PasswordStepProps) {
  const form = useContractForm(WithPassword, {
    defaultValues: { password: '' },
    failureMessage: 'That did not work. Please try again.',
  })
  const onSubmit = form.submit(({ password }) => onPassword(password))
  return (
    <Dialog
      isOpen
      onClose={() => !form.isSubmitting && onClose()}
      title={title}
      description={description}
      size="sm"
      {...(isDanger ? { role: 'alertdialog' as const } : {})}
    >
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <FormAlert message={form.formMessage} isOffline={form.isOffline} />
        <Field label="Password" isRequired error={form.errorOf('password')} hint="To be sure that it is you.">
          <PasswordInput {...form.register('password')} autoComplete="current-password" />
        </Field>
        <FormFooter
          isSubmitting={form.isSubmitting}
          onCancel={onClose}
          submit={submit}
          submitting="One moment..."
          variant={isDanger ? 'danger' : 'primary'}
        />
      </form>
    </Dialog>
  )
}
