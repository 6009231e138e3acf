import { runClockJob } from './clock-jobs.ts'
import { accountOfMessage, DEAD_LETTERS, QUEUES, type QueueMessage, type QueueName } from './contracts/queues.ts'
import { atAccount } from './core/at-account.ts'
import { backgroundFacts, createContext, type ServiceContext } from './core/context.ts'
import { readProviderEvent } from './features/billing/read-provider-event.ts'
import { sendBatch } from './features/campaigns/sending/send-batch.ts'
import { makeContacts } from './features/contacts/write/make-contacts.ts'
import { readCrawlSlice } from './features/crawls/read/read-crawl-slice.ts'
import { runImport } from './features/data/imports/run-import.ts'
import { checkSource } from './features/email-checks/check-source.ts'
import { workOnSlice } from './features/site-downloads/work-on-slice.ts'
import { keepDeadLetter } from './features/system/keep-dead-letter.ts'
import { sendMail } from './features/system/send-mail.ts'
import { deliver } from './features/webhooks/deliver.ts'
import { AppError } from './lib/errors.ts'
import { isMoving } from './lib/moving.ts'
import { deliverEvent } from './listeners.ts'

/** How long work for an account that moves waits before it is tried again. */
const MOVING_SECONDS = 20

type Handler<Name extends QueueName> = (ctx: ServiceContext, message: QueueMessage<Name>) => Promise<void>

/** Every queue and the verb that handles one of its messages. A handler may run twice for one message. */
export const CONSUMERS: { [Name in QueueName]: Handler<Name> } = {
  'campaign-batches': sendBatch,
  'clock-jobs': runClockJob,
  contacts: makeContacts,
  'crawl-slices': readCrawlSlice,
  'csv-imports': runImport,
  'email-checks': checkSource,
  events: deliverEvent,
  mail: sendMail,
  'payment-events': readProviderEvent,
  'site-download-slices': workOnSlice,
  'webhook-deliveries': deliver,
}

/** A queue's name without the environment's prefix: `contactory-production-mail` is `mail`. */
export const plainQueueName = (name: string) => name.replace(/^contactory-(?:production-)?/, '')

/** Handles one batch: each message is acknowledged, retried later or kept as a dead letter on its own. */
export async function consumeBatch(batch: MessageBatch, env: Env): Promise<void> {
  const name = plainQueueName(batch.queue)
  await Promise.all(
    batch.messages.map(async (message) => {
      const ctx = createContext(env, backgroundFacts(message.id, name))
      try {
        if (name === DEAD_LETTERS.name) await keepDeadLetter(ctx, { queue: batch.queue, ...message })
        else await handle(ctx, name as QueueName, message.body)
        message.ack()
      } catch (error) {
        if (isMoving(error)) await sendAgain(ctx, name as QueueName, message)
        else await settleFailure(ctx, batch.queue, message, error)
      }
    }),
  )
}

async function handle<Name extends QueueName>(ctx: ServiceContext, name: Name, body: unknown): Promise<void> {
  const message = QUEUES[name].message.parse(body) as QueueMessage<Name>
  const accountId = accountOfMessage(message)
  const at = accountId === null ? ctx : await atAccount(ctx, accountId)
  // Work for an account that was deleted meanwhile is nobody's any more.
  if (at) await CONSUMERS[name](at, message)
}

/** Work for an account whose data is moving waits for it, without using up its retries. */
async function sendAgain(ctx: ServiceContext, name: QueueName, message: Message): Promise<void> {
  await ctx.queues.send(name, message.body as never, { delaySeconds: MOVING_SECONDS })
  message.ack()
}

/** What may pass is retried, by the queue's own limit; what cannot is kept at once. */
async function settleFailure(ctx: ServiceContext, queue: string, message: Message, error: unknown): Promise<void> {
  const isPermanent = error instanceof AppError ? error.code !== 'unavailable' : (error as Error)?.name === 'ZodError'
  ctx.log.error('queue message failed', { queue, attempts: message.attempts, error })
  if (!isPermanent) return message.retry()
  await keepDeadLetter(ctx, { queue, ...message, id: message.id, body: message.body, attempts: message.attempts })
  message.ack()
}
