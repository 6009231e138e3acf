import { addPasskey, beginPasskey } from '../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { createPasskey } from '../../lib/passkeys.ts'
import { toast } from '../../ui/toast.tsx'
import type { AddFactorProps } from './add-totp-dialog.tsx'
import { deviceName } from './device-name.ts'
import { PasswordStep } from './password-step.tsx'

/** Adds a passkey of this device or a security key: password, then the browser's own dialog. */
export function AddPasskeyDialog({ onAdded, onClose }: AddFactorProps) {
  async function add(password: string) {
    const { data: options } = await call(beginPasskey, { body: { password } })
    try {
      const passkey = await createPasskey(options)
      if (!passkey) return onClose()
      const body = { name: deviceName(navigator.userAgent), passkey }
      onAdded((await call(addPasskey, { body })).data.recovery_codes)
    } catch (error) {
      if (error instanceof CallError) throw error
      toast.error(error instanceof Error ? error.message : 'Your passkey could not be added.')
      onClose()
    }
  }
  return (
    <PasswordStep
      title="Add a passkey"
      description="Your fingerprint, face, screen lock or security key. It signs you in without the password, and counts as your second factor."
      submit="Continue"
      onPassword={add}
      onClose={onClose}
    />
  )
}
