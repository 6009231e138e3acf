import type { DomainEvent } from './contracts/events.ts'
import type { EventJob } from './contracts/queues.ts'
import type { ServiceContext } from './core/context.ts'
import { notifyOf } from './features/notifications/notify-of.ts'
import { enqueueWebhooks } from './features/webhooks/enqueue-webhooks.ts'

/**
 * Who hears of events. An event reaches each of them at least once and in no order, so what a listener does carries the event's
 * id, or something that follows from it, and is done once however often it is heard.
 */
export const LISTENERS: Readonly<Record<string, (ctx: ServiceContext, event: DomainEvent) => Promise<void>>> = {
  notifications: notifyOf,
  webhooks: enqueueWebhooks,
}

/** Passes an event on, one message for each listener, so that one that fails holds up and repeats none of the others. */
export async function deliverEvent(ctx: ServiceContext, { listener, event }: EventJob): Promise<void> {
  // One that listens no more, told of before it left, is none.
  if (listener !== null) return LISTENERS[listener]?.(ctx, event)
  await Promise.all(Object.keys(LISTENERS).map((name) => ctx.queues.send('events', { listener: name, event })))
}
