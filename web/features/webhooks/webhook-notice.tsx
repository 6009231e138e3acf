import type { WebhookEndpoint } from '../../../src/contracts/webhooks/webhooks.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useUpdateWebhook } from './api.ts'
import { stateOf } from './webhook-words.ts'

/** Says what prevents delivery, and how to fix it. Renders nothing if messages are delivered. */
export function WebhookNotice({ webhook }: { webhook: WebhookEndpoint }) {
  const state = stateOf(webhook)
  if (state === 'active') return null
  if (state === 'failing')
    return (
      <Alert tone="warning" title={`Failing since ${formatDateTime(webhook.failing_since)}`}>
        No deliveries have succeeded since. If this continues for days, we'll turn the webhook off. See your server's
        responses below.
      </Alert>
    )
  if (state === 'off')
    return (
      <Alert title="Turned off by you" actions={<SwitchOnButton webhook={webhook} />}>
        Nothing is sent, and events from this time aren't sent later.
      </Alert>
    )
  return (
    <Alert
      tone="danger"
      title={`Switched off: ${webhook.disabled_reason}`}
      actions={<SwitchOnButton webhook={webhook} />}
    >
      Nothing is sent until you turn it on. Send a test first to check that it responds.
    </Alert>
  )
}

function SwitchOnButton({ webhook }: { webhook: WebhookEndpoint }) {
  const update = useUpdateWebhook()
  const { id, url, description, events } = webhook
  async function switchOn() {
    try {
      await update.mutateAsync({ params: { id }, body: { url, description, events, is_active: true } })
      toast.success('Webhook turned on')
    } catch (error) {
      toastFailure(error, 'Failed to turn the webhook on')
    }
  }
  return (
    <Button size="sm" isLoading={update.isPending} onClick={() => void switchOn()}>
      Switch on
    </Button>
  )
}
