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
        Nothing has arrived since. If that goes on for days, the webhook is switched off. The attempts below say what
        your server answered.
      </Alert>
    )
  if (state === 'off')
    return (
      <Alert title="Off by you" actions={<SwitchOnButton webhook={webhook} />}>
        Nothing is sent, and what happens meanwhile is not told later.
      </Alert>
    )
  return (
    <Alert
      tone="danger"
      title={`Switched off: ${webhook.disabled_reason}`}
      actions={<SwitchOnButton webhook={webhook} />}
    >
      Nothing is sent until you switch it on. Send a test first to see whether it answers again.
    </Alert>
  )
}

function SwitchOnButton({ webhook }: { webhook: WebhookEndpoint }) {
  const update = useUpdateWebhook()
  const { id, url, description, events } = webhook
  async function switchOn() {
    try {
      await update.mutateAsync({ params: { id }, body: { url, description, events, is_active: true } })
      toast.success('Webhook switched on')
    } catch (error) {
      toastFailure(error, 'Failed to switch the webhook on')
    }
  }
  return (
    <Button size="sm" isLoading={update.isPending} onClick={() => void switchOn()}>
      Switch on
    </Button>
  )
}
