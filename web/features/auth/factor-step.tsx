import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readPendingSignIn, TRUSTED_DAYS } from '../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import { call } from '../../lib/call.ts'
import { canUsePasskeys } from '../../lib/passkeys.ts'
import { Button } from '../../ui/button.tsx'
import { CallFailure } from '../../ui/call-failure.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { FactorFields, OtherWays } from './factor-fields.tsx'
import { type OnSignedIn, useFactorForm } from './use-factor-form.ts'

export interface FactorStepProps {
  readonly onSignedIn: OnSignedIn
  /** Back to the password. */
  readonly onBack: () => void
}

/** The second step of a sign-in: a code, a passkey or a recovery code. */
export function FactorStep({ onSignedIn, onBack }: FactorStepProps) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['pending-sign-in'],
    queryFn: async ({ signal }) => (await call(readPendingSignIn, { signal })).data,
    // Each sign-in has its own.
    gcTime: 0,
    retry: false,
  })
  const [wantsRecovery, setWantsRecovery] = useState(false)
  const { form, isBusy, onSubmit, provePasskey } = useFactorForm(onSignedIn)
  if (error)
    return (
      <div className="flex flex-col gap-4">
        <CallFailure error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        <Button onClick={onBack}>Back to the password</Button>
      </div>
    )
  if (!data)
    return (
      <p role="status" className="flex items-center gap-2 text-muted text-sm">
        <Spinner className="text-brand-text" />
        One moment...
      </p>
    )
  const isRecovery = wantsRecovery || !data.has_totp
  const hasPasskey = data.has_passkey && canUsePasskeys()
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      <div>
        <h2 className="font-semibold text-ink text-lg">Two-factor sign-in</h2>
        <p className="text-muted text-sm">One more step, to be sure that it is you.</p>
      </div>
      <FormAlert message={form.formMessage} isOffline={form.isOffline} />
      <FactorFields
        key={String(isRecovery)}
        size="lg"
        isRecovery={isRecovery}
        error={form.errorOf('code')}
        field={form.register('code')}
      />
      <Checkbox
        {...form.register('trusts_device')}
        label={`Trust this device for ${TRUSTED_DAYS} days`}
        hint="Only the password is asked for here. Not for shared computers."
      />
      <Button type="submit" variant="primary" size="lg" isBlock isLoading={form.isSubmitting}>
        {form.isSubmitting ? 'Checking...' : 'Continue'}
      </Button>
      <OtherWays
        isRecovery={isRecovery}
        hasTotp={data.has_totp}
        hasPasskey={hasPasskey}
        isBusy={isBusy}
        onPasskey={() => void provePasskey()}
        onRecovery={(is) => {
          form.resetField('code')
          setWantsRecovery(is)
        }}
      />
      <Button variant="ghost" onClick={onBack}>
        Back to the password
      </Button>
    </form>
  )
}
