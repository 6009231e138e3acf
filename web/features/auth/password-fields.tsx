import type { UseFormRegisterReturn } from 'react-hook-form'
import { PASSWORD_LENGTH_MIN } from '../../../src/contracts/auth/auth.ts'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'

type Control = UseFormRegisterReturn & { error: string | undefined }

export interface PasswordFieldsProps {
  label: string
  confirmationLabel: string
  password: Control
  confirmation: Control
}

/** A new password and its confirmation. */
export function PasswordFields({ label, confirmationLabel, password, confirmation }: PasswordFieldsProps) {
  const { error, ...passwordControl } = password
  const { error: confirmationError, ...confirmationControl } = confirmation
  return (
    <>
      <Field
        label={label}
        error={error}
        hint={`At least ${PASSWORD_LENGTH_MIN} characters. A few unrelated words are best.`}
      >
        <PasswordInput {...passwordControl} size="lg" autoComplete="new-password" />
      </Field>
      <Field label={confirmationLabel} error={confirmationError}>
        <PasswordInput {...confirmationControl} size="lg" autoComplete="new-password" />
      </Field>
    </>
  )
}
