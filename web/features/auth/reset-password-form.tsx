import { useState } from 'react'
import * as contract from '../../../src/contracts/auth/auth.ts'
import { ResetPassword } from '../../../src/contracts/auth/auth.ts'
import { call } from '../../lib/call.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { toast } from '../../ui/toast.tsx'
import { PasswordFields } from './password-fields.tsx'
import { useAfter } from './use-after.ts'

const REDIRECT_DELAY_MS = 2000

export interface ResetPasswordFormProps {
  /** Both from the emailed link. */
  token: string
  email: string
  onReset: () => void
  /** Called 2 s after the server reported that the link is no longer valid. */
  onDeadLink: () => void
}

/** Sets a new password with an emailed link. */
export function ResetPasswordForm({ token, email, onReset, onDeadLink }: ResetPasswordFormProps) {
  const [isDead, setIsDead] = useState(false)
  const form = useContractForm(ResetPassword, {
    defaultValues: { token, email, password: '', password_confirmation: '' },
    failureMessage: 'Password reset failed',
  })
  useAfter(isDead ? REDIRECT_DELAY_MS : null, onDeadLink)

  const onSubmit = form.submit(async (body) => {
    try {
      await call(contract.resetPassword, { body })
    } catch (error) {
      setIsDead(error instanceof Error && /invalid|expired/i.test(error.message))
      throw error
    }
    toast.success('Password reset successful! Redirecting to login...')
    onReset()
  })

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <FormAlert message={form.formMessage ?? form.errorOf('email')} isOffline={form.isOffline} />
      {/* For password managers, which store username and password together. */}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <PasswordFields
        label="New password"
        confirmationLabel="Confirm new password"
        password={{
          ...form.register('password', { deps: 'password_confirmation' }),
          error: form.errorOf('password'),
        }}
        confirmation={{ ...form.register('password_confirmation'), error: form.errorOf('password_confirmation') }}
      />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBlock
        className="mt-2"
        isLoading={form.isSubmitting}
        disabled={isDead}
      >
        {form.isSubmitting ? 'Saving...' : 'Reset password'}
      </Button>
    </form>
  )
}
