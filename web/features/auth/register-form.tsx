import { useState } from 'react'
import * as contract from '../../../src/contracts/auth/auth.ts'
import { Register } from '../../../src/contracts/auth/auth.ts'
import { call } from '../../lib/call.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.tsx'
import { PasswordFields } from './password-fields.tsx'
import { useAfter } from './use-after.ts'

const REDIRECT_DELAY_MS = 1500
const SUCCESS = 'Registration successful! Please check your email to verify your account.'

/** Creates an account. Calls `onRegistered` with its address 1.5 s later, so that the message can be read. */
export function RegisterForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const [registered, setRegistered] = useState<string | null>(null)
  const form = useContractForm(Register, {
    defaultValues: { name: '', email: '', password: '', password_confirmation: '' },
    failureMessage: 'Registration failed',
  })
  useAfter(registered ? REDIRECT_DELAY_MS : null, () => registered && onRegistered(registered))

  const onSubmit = form.submit(async (body) => {
    await call(contract.register, { body })
    toast.success(SUCCESS)
    setRegistered(body.email)
  })

  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {registered ? <Alert tone="success" title={SUCCESS} /> : null}
      <FormAlert message={form.formMessage} isOffline={form.isOffline} />
      <Field label="Full name" error={form.errorOf('name')}>
        <Input {...form.register('name')} size="lg" autoComplete="name" placeholder="Ada Okafor" />
      </Field>
      <Field label="Email" error={form.errorOf('email')}>
        <Input
          {...form.register('email')}
          type="email"
          size="lg"
          autoComplete="username"
          placeholder="you@company.com"
        />
      </Field>
      <PasswordFields
        label="Password"
        confirmationLabel="Confirm password"
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
        disabled={registered !== null}
      >
        {form.isSubmitting ? 'Creating account...' : 'Create account'}
      </Button>
    </form>
  )
}
