import * as contract from '../../../src/contracts/auth/auth.ts'
import { OwnAddress } from '../../../src/contracts/auth/auth.ts'
import { call } from '../../lib/call.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.tsx'

export interface ForgotPasswordFormProps {
  email?: string
  onSent: (email: string) => void
}

/** Form that requests a password reset link. */
export function ForgotPasswordForm({ email = '', onSent }: ForgotPasswordFormProps) {
  const form = useContractForm(OwnAddress, {
    defaultValues: { email },
    failureMessage: 'Failed to send reset link',
  })
  const onSubmit = form.submit(async (body) => {
    await call(contract.requestPasswordReset, { body })
    toast.success('Password reset link sent! Check your email.')
    onSent(body.email)
  })
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <FormAlert message={form.formMessage} isOffline={form.isOffline} />
      <Field label="Email" error={form.errorOf('email')}>
        <Input
          {...form.register('email')}
          type="email"
          size="lg"
          autoComplete="username"
          placeholder="you@company.com"
        />
      </Field>
      <Button type="submit" variant="primary" size="lg" isBlock className="mt-2" isLoading={form.isSubmitting}>
        {form.isSubmitting ? 'Sending...' : 'Send reset link'}
      </Button>
    </form>
  )
}
