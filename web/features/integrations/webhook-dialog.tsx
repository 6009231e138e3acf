import { useState } from 'react'
import { WebhookInput } from '../../../src/contracts/integrations/integrations.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormAlert } from '../../ui/form-alert.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { Input } from '../../ui/input.tsx'
import { SecretDialog } from '../../ui/secret-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { useCreateWebhookIntegration } from './api.ts'

/** Connects a URL, and shows the secret that signs what is sent there. */
export function WebhookDialog({ onClose }: { onClose: () => void }) {
  const create = useCreateWebhookIntegration()
  const [secret, setSecret] = useState<string | null>(null)
  const form = useContractForm(WebhookInput, {
    defaultValues: { name: '', url: '' },
    failureMessage: "We couldn't connect the webhook",
  })
  const send = async (values: WebhookInput) => {
    const { data } = await create.mutateAsync({ body: values })
    toast.success('Webhook connected')
    setSecret(data.secret)
  }
  if (secret !== null)
    return (
      <SecretDialog
        title="The signing secret of this webhook"
        description="It's shown only once. Each request is signed with it, following Standard Webhooks."
        secret={secret}
        copyLabel="Copy secret"
        onClose={onClose}
      />
    )
  return (
    <Dialog
      isOpen
      onClose={() => !form.isSubmitting && onClose()}
      title="Connect a webhook"
      description="Each contact and reply is sent to this URL as JSON, with the fields you map."
    >
      <form noValidate onSubmit={form.submit(send)} className="flex flex-col gap-5">
        <Field label="Name" isRequired error={form.errorOf('name')}>
          <Input {...form.register('name')} autoComplete="off" placeholder="n8n" />
        </Field>
        <Field
          label="URL"
          isRequired
          error={form.errorOf('url')}
          hint="In n8n, Zapier or Make, use the URL of a webhook trigger that accepts POST requests."
        >
          <Input {...form.register('url')} type="url" autoComplete="off" placeholder="https://" />
        </Field>
        <FormAlert message={form.formMessage} isOffline={form.isOffline} needsPlan={form.needsPlan} />
        <FormFooter isSubmitting={form.isSubmitting} onCancel={onClose} submit="Connect" submitting="Connecting..." />
      </form>
    </Dialog>
  )
}
