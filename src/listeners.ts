import type { DomainEvent } from './contracts/events.ts'
import type { EventJob } from './contracts/queues.ts'
import type { ServiceContext } from './core/context.ts'
import { publishTopics } from './core/publish-topics.ts'
import { TOPICS_OF_EVENT } from './features/account-feed/topics-of-event.ts'
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
  // Once per event, and not a listener: open tabs need no message of their own in the queue, and no retry.
  if (listener === null) publishTopics(ctx, event.account_id, TOPICS_OF_EVENT[event.kind])
  // A listener that has been removed since the message was sent is skipped.
  if (listener !== null) return LISTENERS[listener]?.(ctx, event)
  await Promise.all(Object.keys(LISTENERS).map((name) => ctx.queues.send('events', { listener: name, event })))
}
