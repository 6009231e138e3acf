import { runClockJob } from './clock-jobs.ts'
import {
  accountOfMessage,
  ClockJob,
  DEAD_LETTERS,
  deliveryOf,
  isQueueName,
  plainQueueName,
  QUEUES,
  type QueueMessage,
  type QueueName,
} from './contracts/queues.ts'
import { atAccount } from './core/at-account.ts'
import { guardWork, WorkDied, workKey } from './core/begun-work.ts'
import { backgroundFacts, createContext, type ServiceContext } from './core/context.ts'
import { keepLog } from './core/logs/keep-log.ts'
import { isSuspended } from './core/suspension.ts'
import { readProviderEvent } from './features/billing/read-provider-event.ts'
import { sendBatch } from './features/campaigns/sending/send-batch.ts'
import { makeContacts } from './features/contacts/write/make-contacts.ts'
import { readCrawlSlice } from './features/crawls/read/read-crawl-slice.ts'
import { runImport } from './features/data/imports/run-import.ts'
import { checkSource } from './features/email-checks/check-source.ts'
import { keepDeadLetter } from './features/queues/keep-dead-letter.ts'
import { workOnSlice } from './features/site-downloads/work-on-slice.ts'
import { sendMail } from './features/system/send-mail.ts'
import { deliver } from './features/webhooks/deliver.ts'
import { AppError } from './lib/errors.ts'
import type { LogFacts, LogLine } from './lib/log.ts'
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

type Leaving = { [Name in QueueName]?: Handler<Name> }
const leave = async () => {}
/**
 * Work that stands still while its account is suspended, and what its message leads to then. Rows and coordinators keep all of it: once
 * the account is reactivated, the clock's jobs find it due and send for it again. Campaigns pause by themselves, with the reason; what
 * happens to an account is noted all the time.
 */
const LEFT_WHILE_SUSPENDED: Leaving = {
  contacts: leave,
  'crawl-slices': (ctx, { crawl_id, slice_id }) => ctx.coordinators.crawl(crawl_id).rest(slice_id),
  'csv-imports': leave,
  'email-checks': leave,
  'site-download-slices': (ctx, { download_id, slice_id }) => ctx.coordinators.siteDownload(download_id).rest(slice_id),
  'webhook-deliveries': leave,
}

/** What became of a message: done, tried again later, sent again as its account is moving, or kept as a dead letter. */
type Outcome = 'done' | 'retried' | 'sent again' | 'given up'

/** Handles one batch: each message is acknowledged, retried later or kept as a dead letter on its own. */
export async function consumeBatch(batch: MessageBatch, env: Env): Promise<void> {
  const queue = plainQueueName(batch.queue)
  await Promise.all(
    batch.messages.map(async (message) => {
      const startedMs = Date.now()
      const ctx = createContext(env, backgroundFacts(message.id, queue))
      const outcome = await settle(ctx, queue, message)
      const told = { queue, outcome, attempt: message.attempts, ms: Date.now() - startedMs }
      keepLog(ctx, accountOfMessage(message.body), lineOf(told, message.body))
    }),
  )
}

async function settle(ctx: ServiceContext, queue: string, message: Message): Promise<Outcome> {
  try {
    if (queue === DEAD_LETTERS.name) await keepGivenUp(ctx, message)
    else await handle(ctx, queue as QueueName, message.body)
    message.ack()
    return 'done'
  } catch (error) {
    if (!isMoving(error)) return settleFailure(ctx, queue, message, error)
    await sendAgain(ctx, queue as QueueName, message)
    return 'sent again'
  }
}

/** Its consumer died of it, again and again, and so could tell nobody why, or of which queue it is. */
async function keepGivenUp(ctx: ServiceContext, { id, body, attempts }: Message): Promise<void> {
  ctx.log.error('queue message given up by the platform', { message_id: id })
  await keepDeadLetter(ctx, { id, queue: DEAD_LETTERS.name, body, attempts, error: null })
}

/** Turns of the clock come by the dozen every minute, so what went well of them is for whoever follows what was done. */
function lineOf(told: { outcome: Outcome } & LogFacts, body: unknown): LogLine {
  const turn = told.queue === 'clock-jobs' ? ClockJob.safeParse(body).data : undefined
  const facts = turn ? { ...told, job: turn.job, shard: turn.shard } : told
  const isWell = told.outcome === 'done' || told.outcome === 'sent again'
  return {
    level: isWell ? (turn ? 'debug' : 'info') : 'warn',
    event: turn ? 'clock job' : 'queue message',
    facts,
  }
}

async function handle<Name extends QueueName>(ctx: ServiceContext, name: Name, body: unknown): Promise<void> {
  const message = QUEUES[name].message.parse(body) as QueueMessage<Name>
  const accountId = accountOfMessage(message)
  const at = accountId === null ? ctx : await atAccount(ctx, accountId)
  // Work for an account that was deleted meanwhile is nobody's any more.
  if (!at) return
  const leaves = LEFT_WHILE_SUSPENDED[name] as Handler<Name> | undefined
  const isLeft = leaves !== undefined && accountId !== null && (await isSuspended(ctx, accountId))
  if (isLeft) return await leaves(at, message)
  const key = workKey(name, message)
  if (key === null) return await CONSUMERS[name](at, message)
  const outcome = await guardWork(ctx, key, () => CONSUMERS[name](at, message))
  // A turn of the clock that came meanwhile is as good as done.
  if (outcome === 'wanted again' && name !== 'clock-jobs') await ctx.queues.send(name, message)
  if (outcome === 'set aside')
    ctx.log.warn('work that was set aside is not begun', { queue: name, account_id: accountId })
}

/** Work for an account whose data is moving waits for it, without using up its retries. */
async function sendAgain(ctx: ServiceContext, name: QueueName, message: Message): Promise<void> {
  await ctx.queues.send(name, message.body as never, { delaySeconds: MOVING_SECONDS })
  message.ack()
}

/**
 * What may pass is retried, by the queue's own limit; what cannot, and what has used up its retries, is kept at once: the platform
 * would say neither why nor of which queue it was.
 */
async function settleFailure(ctx: ServiceContext, queue: string, message: Message, error: unknown): Promise<Outcome> {
  const { id, body, attempts } = message
  ctx.log.error('queue message failed', { queue, attempts, error })
  const isPermanent =
    error instanceof AppError
      ? error.code !== 'unavailable'
      : error instanceof WorkDied || (error as Error)?.name === 'ZodError'
  const isLast = isQueueName(queue) && attempts > deliveryOf(queue, ctx.config.isProduction).retries
  if (isPermanent || isLast) {
    try {
      await keepDeadLetter(ctx, { id, queue, body, attempts, error })
      message.ack()
      return 'given up'
    } catch (failed) {
      ctx.log.error('a dead letter could not be kept', { queue, error: failed })
    }
  }
  message.retry()
  return 'retried'
}
