import { useState } from 'react'
import { SECRET_OVERLAP_HOURS } from '../../../src/contracts/webhooks/webhooks.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useRotateSecret } from './api.ts'
import type { WebhookDialogProps } from './edit-webhook-dialog.tsx'
import { WebhookSecretDialog, type WithSecret } from './webhook-secret-dialog.tsx'
import { nameOf } from './webhook-words.ts'

/** Asks for confirmation before a secret is rotated, then shows the new one. */
export function RotateSecretDialog({ webhook, onClose }: WebhookDialogProps) {
  const [made, setMade] = useState<WithSecret | null>(null)
  const rotate = useRotateSecret()
  async function confirm() {
    try {
      const { data } = await rotate.mutateAsync({ params: { id: webhook.id } })
      toast.success('Secret rotated')
      setMade(data)
    } catch (error) {
      toastFailure(error, 'Failed to rotate the secret')
      onClose()
    }
  }
  if (made) return <WebhookSecretDialog webhook={made} onClose={onClose} />
  return (
    <ConfirmDialog
      isOpen
      title={`Rotate the secret of “${nameOf(webhook)}”?`}
      confirmLabel="Rotate secret"
      isDanger
      isPending={rotate.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>
        A new secret replaces it. For {SECRET_OVERLAP_HOURS} hours, messages are signed with both so that your app can
        switch over. After that, only the new one is used. This can't be undone.
      </p>
      {webhook.former_secret_until ? (
        <p className="mt-2">It was rotated recently, so the previous secret stops working immediately.</p>
      ) : null}
    </ConfirmDialog>
  )
}
