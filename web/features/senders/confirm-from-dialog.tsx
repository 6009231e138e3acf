import { type FormEvent, useState } from 'react'
import { type EmailConfig, FROM_CODE_LENGTH } from '../../../src/contracts/senders/email-config.ts'
import { CallError } from '../../lib/call-error.ts'
import { Button } from '../../ui/button.tsx'
import { CopyLine } from '../../ui/copy-line.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailureAlert } from '../../ui/failure-alert.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.tsx'
import { useConfirmFrom, useSendFromCode } from './api.ts'

/** Proves that a From address belongs to the account: with a code sent to it, or a DNS record of its domain. */
export function ConfirmFromDialog({ config, onClose }: { config: EmailConfig; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Confirm ${config.from_email}`}
      description="Campaigns can only be sent from addresses you've verified. Choose one of these."
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className="flex flex-col gap-5">
        <ByCode config={config} onConfirmed={onClose} />
        <div className="border-line border-t" />
        <ByRecord config={config} onConfirmed={onClose} />
      </div>
    </Dialog>
  )
}

interface WayProps {
  readonly config: EmailConfig
  readonly onConfirmed: () => void
}

function ByCode({ config: { id, from_email }, onConfirmed }: WayProps) {
  const mail = useSendFromCode()
  const confirm = useConfirmFrom()
  const [code, setCode] = useState('')
  const fieldError = confirm.error instanceof CallError ? confirm.error.fields.code?.[0] : undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    confirm.mutate({ params: { id }, body: { code } }, { onSuccess: () => succeed(from_email, onConfirmed) })
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <h3 className="font-semibold text-base text-ink">With a code</h3>
      <p className="text-muted text-sm">We send a code to {from_email}. Enter it below.</p>
      <div>
        <Button
          isLoading={mail.isPending}
          onClick={() =>
            mail.mutate({ params: { id } }, { onSuccess: ({ message }) => toast.success(message ?? 'Code sent') })
          }
        >
          {mail.isPending ? 'Sending...' : mail.isSuccess ? 'Send Again' : 'Send Code'}
        </Button>
      </div>
      {mail.error ? <FailureAlert error={mail.error} fallback="We couldn't send the code" /> : null}
      <Field label="Code" error={fieldError} hint={`${FROM_CODE_LENGTH} digits. They work today and tomorrow.`}>
        <Input
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          className="max-w-48 font-mono"
          onChange={({ target }) => setCode(target.value)}
        />
      </Field>
      {confirm.error && !fieldError ? (
        <FailureAlert error={confirm.error} fallback="We couldn't check the code" />
      ) : null}
      <div>
        <Button type="submit" variant="primary" disabled={code.trim() === ''} isLoading={confirm.isPending}>
          {confirm.isPending ? 'Confirming...' : 'Confirm'}
        </Button>
      </div>
    </form>
  )
}

function ByRecord({ config: { id, from_email, from_record }, onConfirmed }: WayProps) {
  const confirm = useConfirmFrom()
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold text-base text-ink">With a DNS record</h3>
      <p className="text-muted text-sm">Publish this TXT record. Signing with a DKIM key for the domain also works.</p>
      <CopyLine label="Name" value={from_record.name} />
      <CopyLine label="Text" value={from_record.value} />
      {confirm.error ? <FailureAlert error={confirm.error} fallback="We couldn't check DNS" /> : null}
      <div>
        <Button
          isLoading={confirm.isPending}
          onClick={() =>
            confirm.mutate({ params: { id }, body: {} }, { onSuccess: () => succeed(from_email, onConfirmed) })
          }
        >
          {confirm.isPending ? 'Checking...' : 'Check DNS'}
        </Button>
      </div>
    </section>
  )
}

function succeed(fromEmail: string, onConfirmed: () => void): void {
  toast.success(`${fromEmail} is confirmed`)
  onConfirmed()
}
