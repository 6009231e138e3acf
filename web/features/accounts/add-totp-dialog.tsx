import { useState } from 'react'
import { beginTotp, ConfirmTotp, confirmTotp } from '../../../src/contracts/sign-in-factors/sign-in-factors.ts'
import { call } from '../../lib/call.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { CopyLine } from '../../ui/copy-line.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { Input } from '../../ui/input.tsx'
import { PasswordStep } from './password-step.tsx'
import { QrCode } from './qr-code.tsx'

export interface AddFactorProps {
  /** @param codes new recovery codes to show; null if the person has some already */
  readonly onAdded: (codes: string[] | null) => void
  readonly onClose: () => void
}

interface Begun {
  readonly id: string
  readonly secret: string
  readonly uri: string
}

/** Adds an authenticator app: password, QR code, first code. */
export function AddTotpDialog({ onAdded, onClose }: AddFactorProps) {
  const [begun, setBegun] = useState<Begun | null>(null)
  if (begun) return <ScanStep begun={begun} onAdded={onAdded} onClose={onClose} />
  return (
    <PasswordStep
      title="Add an authenticator app"
      description="An app on your phone shows a new code every 30 seconds. You need one when you sign in."
      submit="Continue"
      onPassword={async (password) => setBegun((await call(beginTotp, { body: { password } })).data)}
      onClose={onClose}
    />
  )
}

function ScanStep({ begun, onAdded, onClose }: AddFactorProps & { begun: Begun }) {
  const form = useContractForm(ConfirmTotp, {
    defaultValues: { name: 'Authenticator app', code: '' },
    failureMessage: 'The code could not be checked. Please try again.',
  })
  const onSubmit = form.submit(async (body) => {
    onAdded((await call(confirmTotp, { params: { id: begun.id }, body })).data.recovery_codes)
  })
  return (
    <Dialog
      isOpen
      onClose={() => !form.isSubmitting && onClose()}
      title="Scan the code with your app"
      description="Any authenticator app works. If you cannot scan it, type in the key."
    >
      <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
        <FormAlert message={form.formMessage} isOffline={form.isOffline} />
        <div className="flex flex-col items-center gap-4 sm:flex-row sm:items-start">
          <QrCode text={begun.uri} label="QR code for your authenticator app" />
          <div className="flex w-full min-w-0 flex-col gap-4">
            <CopyLine label="Key" value={begun.secret} />
            <Field label="Name" error={form.errorOf('name')} hint="So that you recognise it later.">
              <Input {...form.register('name')} autoComplete="off" />
            </Field>
          </div>
        </div>
        <Field label="Code" isRequired error={form.errorOf('code')} hint="The six digits that the app shows now.">
          <Input {...form.register('code')} autoComplete="one-time-code" inputMode="numeric" spellCheck={false} />
        </Field>
        <FormFooter isSubmitting={form.isSubmitting} onCancel={onClose} submit="Add the app" submitting="Checking..." />
      </form>
    </Dialog>
  )
}
