import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  beginConfirmation,
  confirmFactor,
  FactorProof,
} from '../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import { call } from '../../lib/call.ts'
import { canUsePasskeys, signWithPasskey } from '../../lib/passkeys.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { securityQuery } from '../../queries/sign-in-security.ts'
import { useAllowed } from '../../ui/allowed.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { FactorFields, OtherWays } from './factor-fields.tsx'

/** Asks for a second factor, so that a call that answered that it needs one can continue. */
export function ConfirmFactor({ onEnd }: { onEnd: (isProved: boolean) => void }) {
  const isAllowed = useAllowed()
  if (!isAllowed(beginConfirmation) || !isAllowed(confirmFactor)) return null
  return <FactorDialog onEnd={onEnd} />
}

function FactorDialog({ onEnd }: { onEnd: (isProved: boolean) => void }) {
  const { data } = useQuery(securityQuery())
  const [wantsRecovery, setWantsRecovery] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const form = useContractForm(FactorProof, {
    defaultValues: { code: '' },
    failureMessage: 'The code could not be checked. Please try again.',
  })
  const has = (kind: 'totp' | 'passkey') => data?.factors.some((factor) => factor.kind === kind) ?? false
  // Until the factors are known, an app is the most likely one.
  const hasTotp = !data || has('totp')
  const isRecovery = wantsRecovery || !hasTotp
  const onSubmit = form.submit(async (body) => {
    await call(confirmFactor, { body })
    onEnd(true)
  })
  async function provePasskey() {
    setIsBusy(true)
    form.clearErrors()
    try {
      const passkey = await signWithPasskey((await call(beginConfirmation)).data)
      if (!passkey) return
      await call(confirmFactor, { body: { passkey } })
      onEnd(true)
    } catch (thrown) {
      form.setError('root', { message: thrown instanceof Error ? thrown.message : 'Your passkey could not be used.' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Dialog
      isOpen
      onClose={() => !form.isSubmitting && onEnd(false)}
      title="Confirm that it is you"
      description="Your account has two-factor sign-in, so this needs your second factor as well."
      size="sm"
    >
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <FormAlert message={form.formMessage} isOffline={form.isOffline} />
        <FactorFields
          key={String(isRecovery)}
          isRecovery={isRecovery}
          error={form.errorOf('code')}
          field={form.register('code')}
        />
        <OtherWays
          isRecovery={isRecovery}
          hasTotp={hasTotp}
          hasPasskey={has('passkey') && canUsePasskeys()}
          isBusy={isBusy}
          onPasskey={() => void provePasskey()}
          onRecovery={(is) => {
            form.resetField('code')
            setWantsRecovery(is)
          }}
        />
        <FormFooter
          isSubmitting={form.isSubmitting}
          onCancel={() => onEnd(false)}
          submit="Confirm"
          submitting="Checking..."
        />
      </form>
    </Dialog>
  )
}
