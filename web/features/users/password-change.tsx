import { CHANGED_PASSWORD_LENGTH_MIN } from '../../../src/contracts/accounts.ts'
import type { UpdateUser } from '../../../src/contracts/users.ts'
import type { useContractForm } from '../../lib/use-contract-form.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import type { UserValues } from './user-form.ts'

export interface PasswordChangeProps {
  form: ReturnType<typeof useContractForm<UserValues, UpdateUser>>
  isOn: boolean
  onSwitch: (isOn: boolean) => void
}

/** Another password for a user, where one is wanted. */
export function PasswordChange({ form, isOn, onSwitch }: PasswordChangeProps) {
  return (
    <>
      <Checkbox
        label="Change password"
        hint="It ends every session of the user."
        checked={isOn}
        onChange={({ target }) => onSwitch(target.checked)}
      />
      {isOn ? (
        <>
          <Field
            label="New Password"
            hint={`At least ${CHANGED_PASSWORD_LENGTH_MIN} characters. A few unrelated words are best.`}
            error={form.errorOf('password')}
            isRequired
          >
            <PasswordInput
              {...form.register('password', { deps: 'password_confirmation' })}
              autoComplete="new-password"
            />
          </Field>
          <Field label="Confirm New Password" error={form.errorOf('password_confirmation')} isRequired>
            <PasswordInput {...form.register('password_confirmation')} autoComplete="new-password" />
          </Field>
        </>
      ) : null}
    </>
  )
}
