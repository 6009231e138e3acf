import { QUEUE_NAMES } from '../../contracts/queues.ts'
import type { ServiceContext } from '../../core/context.ts'
import type { MetricFamily } from '../../lib/prometheus-text.ts'
import { gauge } from './control-figures.ts'

/** Reads what waits in each queue; a queue that does not answer is left out. @throws if none answers */
export async function queueFigures({ queues, clock, log }: ServiceContext): Promise<MetricFamily[]> {
  const now = clock.now().getTime()
  const asked = await Promise.allSettled(
    QUEUE_NAMES.map(async (queue) => ({ queue, backlog: await queues.backlog(queue) })),
  )
  const known = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const failed = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  if (known.length === 0) throw new AggregateError(failed, 'no queue answered')
  if (failed.length > 0) log.warn('some queues did not answer', { count: failed.length, error: failed[0] })
  return [
    gauge(
      'contactory_queue_backlog_messages',
      'Messages that wait in a queue.',
      known.map(({ queue, backlog }) => ({ labels: { queue }, value: backlog.messages })),
    ),
    gauge(
      'contactory_queue_backlog_bytes',
      'The size of the messages that wait in a queue.',
      known.map(({ queue, backlog }) => ({ labels: { queue }, value: backlog.bytes })),
    ),
    gauge(
      'contactory_queue_oldest_message_age_seconds',
      'How long the oldest message of a queue waits; 0 if none does.',
      known.map(({ queue, backlog: { oldestAt } }) => ({
        labels: { queue },
        value: oldestAt === null ? 0 : Math.max(0, Math.round((now - oldestAt.getTime()) / 1_000)),
      })),
    ),
  ]
}
