import type { DomainEvent } from './contracts/events.ts'
import type { EventJob } from './contracts/queues.ts'
import type { ServiceContext } from './core/context.ts'
import { pushOnEvent } from './features/integrations/push/automatic-pushes.ts'
import { notifyOf } from './features/notifications/notify-of.ts'
import { enqueueWebhooks } from './features/webhooks/enqueue-webhooks.ts'

/**
 * The subscribers of events. An event reaches each of them at least once and in any order. So whatever a listener does
 * is keyed by the event's id, or by something derived from it, and takes effect once however often the event is
 * delivered.
 */
export const LISTENERS: Readonly<Record<string, (ctx: ServiceContext, event: DomainEvent) => Promise<void>>> = {
  integrations: pushOnEvent,
  notifications: notifyOf,
  webhooks: enqueueWebhooks,
}

/** Fans an event out, one message per listener, so that a failing listener neither delays nor repeats the others. */
export async function deliverEvent(ctx: ServiceContext, { listener, event }: EventJob): Promise<void> {
  // A listener that has been removed since the message was sent is skipped.
  if (listener !== null) return LISTENERS[listener]?.(ctx, event)
  await Promise.all(Object.keys(LISTENERS).map((name) => ctx.queues.send('events', { listener: name, event })))
}
