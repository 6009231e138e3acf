import { WEBHOOK_EVENT_NAMES, type WebhookEndpoint } from '../../../src/contracts/webhooks/webhooks.ts'

/** A webhook's display name: its description, or else its URL. */
export const nameOf = ({ description, url }: Pick<WebhookEndpoint, 'description' | 'url'>): string =>
  description || url.replace(/^https?:\/\//i, '')

/** Number of events that a row lists. */
const NAMED = 2

/** "crawl.started, crawl.failed +2", or "All events". */
export function eventWords({ events }: Pick<WebhookEndpoint, 'events'>): string {
  if (events.length === WEBHOOK_EVENT_NAMES.length) return 'All events'
  const rest = events.length - NAMED
  return events.slice(0, NAMED).join(', ') + (rest > 0 ? ` +${rest}` : '')
}

/** Whether deliveries are active, and if not, who disabled them. */
export function stateOf({
  is_active,
  disabled_reason,
  failing_since,
}: Pick<WebhookEndpoint, 'is_active' | 'disabled_reason' | 'failing_since'>) {
  if (is_active) return failing_since === null ? 'active' : 'failing'
  return disabled_reason === null ? 'off' : 'switched-off'
}
export type WebhookState = ReturnType<typeof stateOf>
