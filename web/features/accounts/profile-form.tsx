import { useEffect, useMemo } from 'react'
import type { Profile } from '../../../src/contracts/accounts/accounts.ts'
import { updateProfile } from '../../../src/contracts/accounts/accounts.ts'
import { CallError } from '../../lib/call-error.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Allowed, OWNER_ONLY } from '../../ui/allowed.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CountrySelect } from '../../ui/country-select.tsx'
import { Field } from '../../ui/field.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { Input } from '../../ui/input.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastUnlessOfField } from '../../ui/toast-failure.ts'
import { useUpdateProfile } from './api.ts'
import { PendingEmailNotice } from './pending-email-notice.tsx'
import { isOtherAddress, profileFormSchema, valuesOf } from './profile-form-schema.ts'

const FAILURE = 'Failed to update profile'

export interface ProfileFormProps {
  profile: Profile
  /** Called once the server has saved the new name, so that other views can refresh it. */
  onSaved: () => void
}

/**
 * Form for name and email address. A new address requires the password and takes effect once its mailbox confirms it.
 */
export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const schema = useMemo(() => profileFormSchema(profile.email), [profile.email])
  const form = useContractForm(schema, { defaultValues: valuesOf(profile), failureMessage: FAILURE })
  const update = useUpdateProfile()
  const isMigrating = isOtherAddress(form.watch('email'), profile.email)

  const { reset } = form
  const { name, email, country } = profile
  // After a change elsewhere or a confirmed address, fields without unsaved edits follow the new values.
  useEffect(
    () => reset({ name, email, country, current_password: '' }, { keepDirtyValues: true }),
    [reset, name, email, country],
  )

  const onSubmit = form.submit(async ({ current_password, ...body }) => {
    try {
      const { data } = await update.mutateAsync({ body: isMigrating ? { ...body, current_password } : body })
      reset(valuesOf(data))
      toast.success('Profile updated successfully')
      onSaved()
    } catch (error) {
      if (!isMigrating || !isForPassword(error)) return toastUnlessOfField(error, FAILURE)
      form.setError('current_password', { type: 'server', message: error.message }, { shouldFocus: true })
    }
  })
  return (
    <Card title="Profile" description="Your name and the address we email you at.">
      <form noValidate onSubmit={onSubmit} className="flex max-w-md flex-col gap-4">
        {profile.pending_email ? <PendingEmailNotice email={email} pendingEmail={profile.pending_email} /> : null}
        <FormAlert message={form.formMessage} isOffline={form.isOffline} />
        <Field label="Full Name" error={form.errorOf('name')}>
          <Input {...form.register('name')} autoComplete="name" />
        </Field>
        <Field label="Email Address" error={form.errorOf('email')}>
          <Input {...form.register('email')} type="email" autoComplete="username" />
        </Field>
        <Field
          label="Country"
          error={form.errorOf('country')}
          hint="Phone numbers without + are treated as numbers from this country, unless a row or an import specifies another."
        >
          <CountrySelect
            value={form.watch('country') ?? null}
            onChange={(chosen) => form.setValue('country', chosen, { shouldDirty: true })}
          />
        </Field>
        {isMigrating ? (
          <Field
            label="Current password"
            isRequired
            error={form.errorOf('current_password')}
            hint="To change your address, enter your password. We'll send a link to the new address; the change takes effect once you follow it."
          >
            <PasswordInput {...form.register('current_password', { shouldUnregister: true })} />
          </Field>
        ) : null}
        <div>
          <Allowed to={updateProfile} otherwise={OWNER_ONLY}>
            <Button type="submit" variant="primary" isLoading={form.isSubmitting}>
              {form.isSubmitting ? 'Saving...' : 'Save Changes'}
            </Button>
          </Allowed>
        </div>
      </form>
    </Card>
  )
}

/** Whether an address change was refused for a wrong password. The contract returns a 403 that names no field. */
const isForPassword = (error: unknown): error is CallError =>
  error instanceof CallError && error.code === 'forbidden' && error.isFromServer
