import type { NewEvent } from '../contracts/events.ts'
import type { ServiceContext } from './context.ts'

/**
 * Tells whoever listens that something happened (`src/listeners.ts`). Told twice, by a verb that is done again, it happened once:
 * the event's id follows from what it is about.
 */
export const emit = ({ queues, clock }: Pick<ServiceContext, 'queues' | 'clock'>, event: NewEvent): Promise<void> =>
  queues.send('events', { listener: null, event: { ...event, happened_at: clock.now().toISOString() } })
