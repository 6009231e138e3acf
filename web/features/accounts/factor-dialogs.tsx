import {
  type Factor,
  removeFactor,
  renewRecoveryCodes,
} from '../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import { call } from '../../lib/call.ts'
import { toast } from '../../ui/toast.tsx'
import { AddPasskeyDialog } from './add-passkey-dialog.tsx'
import { AddTotpDialog } from './add-totp-dialog.tsx'
import { PasswordStep } from './password-step.tsx'

/** What a person is doing with their second factors. */
export type FactorStep = { kind: 'totp' | 'passkey' | 'codes' } | { kind: 'remove'; factor: Factor }

export interface FactorDialogsProps {
  step: FactorStep
  /** Whether no other factor is left. */
  isLast: boolean
  /** Recovery codes that are shown once. */
  onCodes: (codes: readonly string[] | null) => void
  onChanged: () => Promise<void>
  onClose: () => void
}

/** Adds or removes a second factor, or creates new recovery codes. */
export function FactorDialogs({ step, isLast, onCodes, onChanged, onClose }: FactorDialogsProps) {
  function added(codes: string[] | null, what: string) {
    toast.success(`${what} added`)
    onCodes(codes)
    void onChanged()
  }
  if (step.kind === 'totp')
    return <AddTotpDialog onAdded={(codes) => added(codes, 'Authenticator app')} onClose={onClose} />
  if (step.kind === 'passkey')
    return <AddPasskeyDialog onAdded={(codes) => added(codes, 'Passkey')} onClose={onClose} />
  if (step.kind === 'remove')
    return <RemoveFactor factor={step.factor} isLast={isLast} onRemoved={onChanged} onClose={onClose} />
  return (
    <PasswordStep
      title="Create new recovery codes?"
      description="Your former recovery codes stop working."
      submit="Create codes"
      onPassword={async (password) => {
        onCodes((await call(renewRecoveryCodes, { body: { password } })).data.recovery_codes)
        await onChanged()
      }}
      onClose={onClose}
    />
  )
}

interface RemoveFactorProps {
  factor: Factor
  isLast: boolean
  onRemoved: () => Promise<void>
  onClose: () => void
}

function RemoveFactor({ factor: { id, name }, isLast, onRemoved, onClose }: RemoveFactorProps) {
  return (
    <PasswordStep
      isDanger
      title={`Remove ${name}?`}
      description={
        isLast
          ? 'It is your last second factor: your password alone signs in then, and recovery codes and trusted devices are deleted.'
          : 'It can no longer be used to sign in.'
      }
      submit="Remove"
      onPassword={async (password) => {
        await call(removeFactor, { params: { id }, body: { password } })
        toast.success(`${name} was removed`)
        await onRemoved()
      }}
      onClose={onClose}
    />
  )
}
