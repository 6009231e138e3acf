import type { WebhookDelivery, WebhookEndpoint } from '../../../src/contracts/webhooks/webhooks.ts'
import { toast } from '../../ui/toast.tsx'
import { toastFailure } from '../../ui/toast-failure.ts'
import { useReplay } from './api.ts'

/** Sends one message again and confirms it. The list shows the result. */
export function useReplayOne({ id, is_active }: WebhookEndpoint) {
  const { mutateAsync, isPending, variables } = useReplay()
  return {
    /** The delivery whose replay request is pending. */
    pendingId: isPending ? variables?.params.delivery_id : undefined,
    async replay(delivery: WebhookDelivery): Promise<void> {
      try {
        await mutateAsync({ params: { id, delivery_id: delivery.id } })
        toast.success(is_active ? 'Sending the message again' : 'The message will be sent once the webhook is on')
      } catch (error) {
        toastFailure(error, 'Failed to replay the message')
      }
    },
  }
}
