import {
  CHANGED_PASSWORD_LENGTH_MIN,
  ChangePassword,
  changePassword,
} from '../../../src/contracts/accounts/accounts.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Allowed, OWNER_ONLY } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastUnlessOfField } from '../../ui/toast-failure.ts'
import { useChangePassword } from './api.ts'

const FAILURE = 'Failed to change password'

/** Changes the password. Requires the current one. */
export function PasswordForm({ email }: { email: string }) {
  const change = useChangePassword()
  const form = useContractForm(ChangePassword, {
    defaultValues: { current_password: '', new_password: '', new_password_confirmation: '' },
    failureMessage: FAILURE,
  })
  const onSubmit = form.submit(async (body) => {
    try {
      await change.mutateAsync({ body })
      form.reset()
      toast.success('Password changed successfully')
    } catch (error) {
      toastUnlessOfField(error, FAILURE)
    }
  })
  return (
    <Card title="Change Password" description="You'll be signed out on your other devices.">
      <form noValidate onSubmit={onSubmit} className="flex max-w-md flex-col gap-4">
        <FormAlert message={form.formMessage} isOffline={form.isOffline} />
        {/* For password managers, which store username and password together. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <Field label="Current password" error={form.errorOf('current_password')}>
          <PasswordInput {...form.register('current_password')} />
        </Field>
        <Field
          label="New password"
          error={form.errorOf('new_password')}
          hint={`At least ${CHANGED_PASSWORD_LENGTH_MIN} characters. A few unrelated words are best.`}
        >
          <PasswordInput
            {...form.register('new_password', { deps: 'new_password_confirmation' })}
            autoComplete="new-password"
          />
        </Field>
        <Field label="Confirm new password" error={form.errorOf('new_password_confirmation')}>
          <PasswordInput {...form.register('new_password_confirmation')} autoComplete="new-password" />
        </Field>
        <div>
          <Allowed to={changePassword} otherwise={OWNER_ONLY}>
            <Button type="submit" variant="primary" isLoading={form.isSubmitting}>
              {form.isSubmitting ? 'Changing...' : 'Change Password'}
            </Button>
          </Allowed>
        </div>
      </form>
    </Card>
  )
}
