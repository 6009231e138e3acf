import { useSearchParams } from 'wouter'
import { z } from 'zod'
import { WebhookDelivery } from '../../../src/contracts/webhooks.ts'
import type { DeliveryState } from './api.ts'

/** The query parameters of the webhooks page. Invalid values are ignored. */
const Address = z.object({
  /** The one whose deliveries are shown in place of the list. */
  webhook: z.uuid().optional().catch(undefined),
  /** Which of its deliveries. */
  state: WebhookDelivery.shape.state.optional().catch(undefined),
})

/** Reads and changes the page's address. Each change is a step that the back button undoes. */
export function useWebhookAddress() {
  const [search, setSearch] = useSearchParams()
  const address = Address.parse(Object.fromEntries(search))
  return {
    address,
    open: (webhook: string) => setSearch({ webhook }),
    filter: (state: DeliveryState | undefined) =>
      setSearch({ ...(address.webhook && { webhook: address.webhook }), ...(state && { state }) }),
    /** Back to the list, from one that is no longer there. */
    leave: () => setSearch({}, { replace: true }),
  }
}
