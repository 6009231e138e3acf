import { KeyRound } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'

export interface FactorFieldsProps {
  /** Whether a recovery code is asked for, instead of a code of an app. */
  readonly isRecovery: boolean
  readonly error: string | undefined
  /** `register('code')` of the form. */
  readonly field: ComponentProps<typeof Input>
  readonly size?: 'md' | 'lg'
}

/** The code of an authenticator app, or a recovery code. */
export function FactorFields({ isRecovery, error, field, size = 'md' }: FactorFieldsProps) {
  return isRecovery ? (
    <Field label="Recovery code" error={error} hint="One of the ten codes that you saved. Each works once.">
      <Input {...field} size={size} autoComplete="off" autoCapitalize="none" spellCheck={false} autoFocus />
    </Field>
  ) : (
    <Field label="Code" error={error} hint="The six digits in your authenticator app.">
      <Input {...field} size={size} autoComplete="one-time-code" inputMode="numeric" spellCheck={false} autoFocus />
    </Field>
  )
}

export interface OtherWaysProps {
  readonly isRecovery: boolean
  readonly hasTotp: boolean
  readonly hasPasskey: boolean
  readonly isBusy: boolean
  readonly onPasskey: () => void
  readonly onRecovery: (isRecovery: boolean) => void
}

/** The other ways to prove a second factor: a passkey, a recovery code. */
export function OtherWays({ isRecovery, hasTotp, hasPasskey, isBusy, onPasskey, onRecovery }: OtherWaysProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {hasPasskey ? (
        <Button icon={KeyRound} disabled={isBusy} onClick={onPasskey}>
          Use a passkey
        </Button>
      ) : null}
      {isRecovery && !hasTotp ? null : (
        <Button variant="ghost" disabled={isBusy} onClick={() => onRecovery(!isRecovery)}>
          {isRecovery ? 'Use a code of your app' : 'Use a recovery code'}
        </Button>
      )}
    </div>
  )
}
