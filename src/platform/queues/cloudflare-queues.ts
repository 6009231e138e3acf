import type { QueueName } from '../../contracts/queues.ts'
import type { Queues } from './port.ts'

type Bindings = Pick<
  Env,
  'CRAWL_SLICES' | 'CSV_IMPORTS' | 'EMAIL_CHECKS' | 'MAIL' | 'NOTIFICATIONS' | 'SITE_DOWNLOAD_SLICES'
>

/** Queues over the Worker's producer bindings. */
export function createQueues(env: Bindings): Queues {
  const bindings: Record<QueueName, Queue> = {
    'crawl-slices': env.CRAWL_SLICES,
    'csv-imports': env.CSV_IMPORTS,
    'email-checks': env.EMAIL_CHECKS,
    mail: env.MAIL,
    notifications: env.NOTIFICATIONS,
    'site-download-slices': env.SITE_DOWNLOAD_SLICES,
  }
  return {
    async send(name, message, options) {
      await bindings[name].send(message, options)
    },
    async check() {
      await env.CRAWL_SLICES.metrics()
    },
  }
}
