import type { NewEvent } from '../contracts/events.ts'
import type { ServiceContext } from './context.ts'

/**
 * Publishes an event to the listeners (`src/listeners.ts`). An operation that runs again may publish twice, but it
 * counts once: the event's id derives from its subject.
 */
export const emit = ({ queues, clock }: Pick<ServiceContext, 'queues' | 'clock'>, event: NewEvent): Promise<void> =>
  queues.send('events', { listener: null, event: { ...event, happened_at: clock.now().toISOString() } })
