import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { Channel } from '../../../src/contracts/senders/channel.ts'
import { CallError, messageOf } from '../../lib/call-error.ts'
import { invalidateGroups } from '../../lib/query-keys.ts'
import { Alert } from '../../ui/alert.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { Input } from '../../ui/input.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastNamedFailure } from '../../ui/toast-failure.ts'

export interface TestDialogProps {
  title: string
  description: string
  /** The input for the test message's recipient. */
  field: { name: 'email' | 'phone'; label: string; hint: ReactNode; type: 'email' | 'tel'; placeholder: string }
  /** @returns the server's message */
  test: (address: string | null) => Promise<string | undefined>
  channel: Channel
  onClose: () => void
}

/** Tests a configuration, optionally with a message to the user's own address, and shows what failed. */
export function TestDialog({ title, description, field, test, channel, onClose }: TestDialogProps) {
  const client = useQueryClient()
  const [address, setAddress] = useState('')
  const [isTesting, setIsTesting] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const fieldError = failure instanceof CallError ? failure.fields[field.name]?.[0] : undefined

  async function run(event: FormEvent) {
    event.preventDefault()
    setIsTesting(true)
    setFailure(null)
    try {
      toast.success((await test(address.trim() || null)) ?? 'The test succeeded')
      onClose()
    } catch (error) {
      setFailure(error)
      if (!(error instanceof CallError && error.fields[field.name])) toastNamedFailure(error, 'Test failed')
      // A failed test also changes the card, which showed the configuration as verified.
      await invalidateGroups(client, [['senders', channel]])
    } finally {
      setIsTesting(false)
    }
  }
  return (
    <Dialog isOpen onClose={() => !isTesting && onClose()} title={title} description={description}>
      <form noValidate onSubmit={(event) => void run(event)} className="flex flex-col gap-5">
        <Field label={field.label} aside="Optional" hint={field.hint} error={fieldError}>
          <Input
            type={field.type}
            value={address}
            placeholder={field.placeholder}
            autoComplete={field.type}
            onChange={({ target }) => setAddress(target.value)}
          />
        </Field>
        {failure && !fieldError ? (
          <Alert tone="danger" title="The test failed">
            {messageOf(failure, "The server didn't respond. Check your connection and try again.")}
          </Alert>
        ) : null}
        <FormFooter isSubmitting={isTesting} onCancel={onClose} submit="Run Test" submitting="Testing..." />
      </form>
    </Dialog>
  )
}
