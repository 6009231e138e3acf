import { useState } from 'react'
import type { User } from '../../../src/contracts/auth/auth.ts'
import {
  beginPasskeyFactor,
  FinishSignIn,
  finishSignIn,
} from '../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import { call } from '../../lib/call.ts'
import { signWithPasskey } from '../../lib/passkeys.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'

/** Called with the session of who signed in. */
export type OnSignedIn = (signedIn: { token: string; user: User }) => void

/** Proves a second factor with a code or a passkey. */
export function useFactorForm(onSignedIn: OnSignedIn) {
  const [isBusy, setIsBusy] = useState(false)
  const form = useContractForm(FinishSignIn, {
    defaultValues: { code: '', trusts_device: false },
    failureMessage: 'The code could not be checked. Please try again.',
  })
  return {
    form,
    isBusy,
    onSubmit: form.submit(async (body) => {
      onSignedIn((await call(finishSignIn, { body })).data)
    }),
    async provePasskey() {
      setIsBusy(true)
      form.clearErrors()
      try {
        const passkey = await signWithPasskey((await call(beginPasskeyFactor)).data)
        const trusts_device = form.getValues('trusts_device')
        if (passkey) onSignedIn((await call(finishSignIn, { body: { passkey, trusts_device } })).data)
      } catch (thrown) {
        form.setError('root', { message: thrown instanceof Error ? thrown.message : 'Your passkey could not be used.' })
      } finally {
        setIsBusy(false)
      }
    },
  }
}
