import { useSearchParams } from 'wouter'
import { z } from 'zod'
import { WebhookDelivery } from '../../../src/contracts/webhooks/webhooks.ts'
import type { DeliveryState } from './api.ts'

/** The query parameters of the webhooks page. Invalid values are ignored. */
const Address = z.object({
  /** The webhook whose deliveries are shown in place of the list. */
  webhook: z.uuid().optional().catch(undefined),
  /** Filter by delivery state. */
  state: WebhookDelivery.shape.state.optional().catch(undefined),
})

/** Reads and changes the query parameters. Each change is a step that the back button undoes. */
export function useWebhookAddress() {
  const [search, setSearch] = useSearchParams()
  const address = Address.parse(Object.fromEntries(search))
  return {
    address,
    open: (webhook: string) => setSearch({ webhook }),
    filter: (state: DeliveryState | undefined) =>
      setSearch({ ...(address.webhook && { webhook: address.webhook }), ...(state && { state }) }),
    /** Returns to the list from a webhook that no longer exists. */
    leave: () => setSearch({}, { replace: true }),
  }
}
