import type { WebhookEndpoint } from '../../../src/contracts/webhooks/webhooks.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { toast } from '../../ui/toast.tsx'
import { useUpdateWebhook } from './api.ts'
import { useWebhookForm } from './use-webhook-form.ts'
import { WebhookFields, WebhookFormAlerts } from './webhook-fields.tsx'
import { SecretField } from './webhook-secret-field.tsx'

export interface WebhookDialogProps {
  webhook: WebhookEndpoint
  onClose: () => void
}

/** Edits a webhook. Its deliveries stay, and so does its secret unless the URL changes. */
export function EditWebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const update = useUpdateWebhook()
  const form = useWebhookForm({
    former: webhook,
    failureMessage: 'Failed to update webhook',
    send: async ({ secret, ...values }) => {
      const body = { ...values, ...(form.needsSecret && { secret }) }
      await update.mutateAsync({ params: { id: webhook.id }, body })
      toast.success('Webhook updated')
      onClose()
    },
  })
  return (
    <Dialog isOpen onClose={() => !form.isSubmitting && onClose()} title="Edit Webhook">
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
        <WebhookFields form={form} />
        {form.needsSecret ? <SecretField form={form} /> : null}
        <Checkbox
          {...form.register('is_active')}
          label="Active"
          hint="While it's off, nothing is sent, and events from that time aren't sent later."
        />
        <WebhookFormAlerts form={form} />
        <FormFooter isSubmitting={form.isSubmitting} onCancel={onClose} submit="Save Changes" submitting="Saving..." />
      </form>
    </Dialog>
  )
}
