import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog, DialogFooter } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { useCreateWebhook } from './api.ts'
import { SecretDialog, type WithSecret } from './secret-dialog.tsx'
import { useWebhookForm } from './use-webhook-form.ts'
import { WebhookFields, WebhookFormAlerts } from './webhook-fields.tsx'

/** Makes a webhook, and shows its secret. */
export function CreateWebhookDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<WithSecret | null>(null)
  const create = useCreateWebhook()
  const form = useWebhookForm({
    former: null,
    failureMessage: 'Failed to create webhook',
    // A new webhook is active; only a change may say otherwise.
    send: async ({ is_active: _, ...body }) => {
      const { data } = await create.mutateAsync({ body })
      toast.success('Webhook created')
      setMade(data)
    },
  })
  if (made) return <SecretDialog webhook={made} onClose={onClose} />
  return (
    <Dialog isOpen onClose={() => !form.isSubmitting && onClose()} title="Create Webhook">
      <form noValidate onSubmit={form.onSubmit} className="flex flex-col gap-5">
        <WebhookFields form={form} />
        <WebhookFormAlerts form={form} />
        <DialogFooter className="-mx-5 -mb-5">
          <Button onClick={onClose} disabled={form.isSubmitting}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" isLoading={form.isSubmitting}>
            {form.isSubmitting ? 'Creating...' : 'Create Webhook'}
          </Button>
        </DialogFooter>
      </form>
    </Dialog>
  )
}
