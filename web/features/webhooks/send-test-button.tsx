import { Send } from 'lucide-react'
import { useState } from 'react'
import type { WebhookDelivery, WebhookEndpoint } from '../../../src/contracts/webhooks/webhooks.ts'
import { Button } from '../../ui/button.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useSendTest } from './api.ts'
import { DeliveryDialog } from './delivery-dialog.tsx'

/**
 * Sends a test message, waits for the response and shows it. Works for an inactive webhook as well, before it is
 * activated.
 */
export function SendTestButton({ webhook }: { webhook: WebhookEndpoint }) {
  const send = useSendTest()
  const [sent, setSent] = useState<WebhookDelivery | null>(null)
  async function sendTest() {
    try {
      setSent((await send.mutateAsync({ params: { id: webhook.id } })).data)
    } catch (error) {
      toastFailure(error, 'Failed to send a test')
    }
  }
  return (
    <>
      <Button variant="primary" icon={Send} isLoading={send.isPending} onClick={() => void sendTest()}>
        {send.isPending ? 'Sending...' : 'Send test'}
      </Button>
      {sent ? <DeliveryDialog webhook={webhook} delivery={sent} onClose={() => setSent(null)} /> : null}
    </>
  )
}
