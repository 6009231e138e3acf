import { type FormEvent, useState } from 'react'
import type { ListedCampaign } from '../../../../src/contracts/campaigns/campaign.ts'
import { CallError } from '../../../lib/call-error.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormFooter } from '../../../ui/form-footer.tsx'
import { Input } from '../../../ui/input.tsx'
import { toast } from '../../../ui/toast.tsx'
import { toastNamedFailure } from '../../../ui/toast-failure.ts'
import { useSendTestMessage } from '../content/api.ts'

/** Sends one message of a campaign to the user's own address. */
export function TestMessageDialog({ campaign, onClose }: { campaign: ListedCampaign; onClose: () => void }) {
  const [to, setTo] = useState('')
  const [error, setError] = useState<string | undefined>(undefined)
  const send = useSendTestMessage()
  const isEmail = campaign.type === 'email'
  async function submit(event: FormEvent) {
    event.preventDefault()
    event.stopPropagation()
    setError(undefined)
    if (to.trim().length < 3)
      return setError(isEmail ? 'Enter a valid email address' : 'Enter a number in international format')
    try {
      const { message } = await send.mutateAsync({ params: { id: campaign.id }, body: { to: to.trim() } })
      toast.success(message ?? 'Test message sent')
      onClose()
    } catch (failure) {
      const ofField = failure instanceof CallError ? failure.fields.to?.[0] : undefined
      if (ofField) setError(ofField)
      else toastNamedFailure(failure, 'Test failed')
    }
  }
  return (
    <Dialog
      isOpen
      onClose={() => !send.isPending && onClose()}
      title="Send a test message"
      description="It's filled in with the first recipient's details and counts only against the sender's limits."
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Field label={isEmail ? 'Email address' : 'Phone number'} error={error} isRequired>
          <Input
            type={isEmail ? 'email' : 'tel'}
            value={to}
            autoComplete={isEmail ? 'email' : 'tel'}
            placeholder={isEmail ? 'you@company.com' : '+44 20 7946 0123'}
            onChange={(event) => setTo(event.target.value)}
          />
        </Field>
        <FormFooter isSubmitting={send.isPending} onCancel={onClose} submit="Send Test" submitting="Sending..." />
      </form>
    </Dialog>
  )
}
