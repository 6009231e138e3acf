import { useState } from 'react'
import { Dialog } from '../../ui/dialog.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { toast } from '../../ui/toast.tsx'
import { useCreateWebhook } from './api.ts'
import { useWebhookForm } from './use-webhook-form.ts'
import { WebhookFields, WebhookFormAlerts } from './webhook-fields.tsx'
import { WebhookSecretDialog, type WithSecret } from './webhook-secret-dialog.tsx'

/** Creates a webhook and shows its secret. */
export function CreateWebhookDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<WithSecret | null>(null)
  const create = useCreateWebhook()
  const form = useWebhookForm({
    former: null,
    failureMessage: 'Failed to create webhook',
    // A new webhook is always active; only an update may change that.
    send: async ({ is_active: _, secret: __, ...body }) => {
      const { data } = await create.mutateAsync({ body })
      toast.success('Webhook created')
      setMade(data)
    },
  })
  if (made) return <WebhookSecretDialog webhook={made} onClose={onClose} />
  return (
    <Dialog isOpen onClose={() => !form.isSubmitting && onClose()} title="Create Webhook">
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
        <WebhookFields form={form} />
        <WebhookFormAlerts form={form} />
        <FormFooter
          isSubmitting={form.isSubmitting}
          onCancel={onClose}
          submit="Create Webhook"
          submitting="Creating..."
        />
      </form>
    </Dialog>
  )
}
