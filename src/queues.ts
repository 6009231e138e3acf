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
import { BEGUN_TOGETHER, beginBatch } from './core/begun-batch.ts'
import { guardWork, LEASE_MS, WorkCrashed, workKey } from './core/begun-work.ts'
import { backgroundFacts, createContext, type ServiceContext } from './core/context.ts'
import { forAccount } from './core/for-account.ts'
import { keepLog } from './core/logs/keep-log.ts'
import { count } from './core/metrics/counters.ts'
import { flushCounts } from './core/metrics/flush-counts.ts'
import { isSuspended } from './core/suspension.ts'
import { deliverDirectMessage } from './domain/direct-messages/deliver-direct-message.ts'
import { failAfterCrashes, failSuspended } from './domain/direct-messages/recover.ts'
import { readProviderEvent } from './features/billing/read-provider-event.ts'
import { buildRecipients } from './features/campaigns/audience/build-audience.ts'
import { sendBatch } from './features/campaigns/sending/send-batch.ts'
import { makeContacts } from './features/contacts/write/make-contacts.ts'
import { readCrawlSlice } from './features/crawls/read/read-crawl-slice.ts'
import { runImport } from './features/data/imports/run-import.ts'
import { checkSource } from './features/email-checks/check-source.ts'
import { readMailbox } from './features/inbound-mail/mailboxes/read-mailbox.ts'
import { runPushes } from './features/integrations/push/run-pushes.ts'
import { keepDeadLetter } from './features/queues/keep-dead-letter.ts'
import { workOnSlice } from './features/site-downloads/work-on-slice.ts'
import { mailConfirmation } from './features/subscription-forms/mail-confirmation.ts'
import { sendMail } from './features/system/send-mail.ts'
import { deliver } from './features/webhooks/deliver.ts'
import { failAfterDeaths } from './features/webhooks/fail-after-deaths.ts'
import { AppError } from './lib/errors.ts'
import { newId } from './lib/ids.ts'
import type { LogFacts, LogLine } from './lib/log.ts'
import { isMigrating } from './lib/moving.ts'
import { deliverEvent } from './listeners.ts'

/** How long work for an account whose data is migrating waits before it is retried. */
const MOVING_SECONDS = 20

type Handler<Name extends QueueName> = (ctx: ServiceContext, message: QueueMessage<Name>) => Promise<void>

/** Every queue and the verb that handles one of its messages. A handler may run twice for one message. */
export const CONSUMERS: { [Name in QueueName]: Handler<Name> } = {
  'campaign-batches': sendBatch,
  'campaign-recipients': buildRecipients,
  'clock-jobs': runClockJob,
  contacts: makeContacts,
  'crawl-slices': readCrawlSlice,
  'csv-imports': runImport,
  'direct-messages': deliverDirectMessage,
  'email-checks': checkSource,
  events: deliverEvent,
  'integration-pushes': runPushes,
  mail: sendMail,
  'mailbox-readings': readMailbox,
  'payment-events': readProviderEvent,
  'site-download-slices': workOnSlice,
  'confirmation-mails': mailConfirmation,
  'webhook-deliveries': deliver,
}

type Leaving = { [Name in QueueName]?: Handler<Name> }
const leave = async () => {}
/**
 * Work that is skipped while its account is suspended, and what happens to its message instead. Rows and coordinators
 * keep all state: once the account is reactivated, the clock jobs find the work due and enqueue it again. Campaigns
 * pause on their own, with the reason; events of an account are always recorded.
 */
const LEFT_WHILE_SUSPENDED: Leaving = {
  'campaign-recipients': leave,
  contacts: leave,
  'crawl-slices': (ctx, { crawl_id, slice_id }) => ctx.coordinators.crawl(crawl_id).rest(slice_id),
  'csv-imports': leave,
  'direct-messages': failSuspended,
  'email-checks': leave,
  'integration-pushes': leave,
  'mailbox-readings': leave,
  'site-download-slices': (ctx, { download_id, slice_id }) => ctx.coordinators.siteDownload(download_id).rest(slice_id),
  'webhook-deliveries': leave,
}

type SetAside<Name extends QueueName> = (
  ctx: ServiceContext,
  message: QueueMessage<Name>,
) => Promise<QueueMessage<Name>>
/**
 * Updates the rows of work that is set aside after crashes, where the clock would otherwise restart it from those rows.
 * Returns the message that an operator may send again instead of the original one.
 */
const WHEN_SET_ASIDE: { [Name in QueueName]?: SetAside<Name> } = {
  'direct-messages': failAfterCrashes,
  'webhook-deliveries': failAfterDeaths,
}

/**
 * What happened to a message: done, retried later, enqueued again because its account is migrating or the work is busy,
 * or stored as a dead letter.
 */
type Outcome = 'done' | 'retried' | 'sent again' | 'given up'

/** Handles one batch. Each message is acknowledged, retried later or stored as a dead letter independently. */
export async function consumeBatch(batch: MessageBatch, env: Env): Promise<void> {
  const queue = plainQueueName(batch.queue)
  const consume = async (message: Message, isBegun: boolean) => {
    const startedMs = Date.now()
    const ctx = createContext(env, backgroundFacts(message.id, queue))
    const outcome = await settle(ctx, queue, message, isBegun)
    count('contactory_queue_messages_total', { queue: isQueueName(queue) ? queue : DEAD_LETTERS.name, outcome })
    flushCounts(ctx)
    const told = { queue, outcome, attempt: message.attempts, ms: Date.now() - startedMs }
    keepLog(ctx, accountOfMessage(message.body), lineOf(told, message.body))
  }
  if (!isQueueName(queue) || !BEGUN_TOGETHER.has(queue))
    return void (await Promise.all(batch.messages.map((message) => consume(message, false))))
  await consumeTogether(createContext(env, backgroundFacts(newId(), queue)), queue, batch.messages, consume)
}

/** Handles messages whose start is recorded in one step; then, one by one, those that may have crashed a process. */
async function consumeTogether(
  ctx: ServiceContext,
  queue: QueueName,
  messages: readonly Message[],
  consume: (message: Message, isBegun: boolean) => Promise<void>,
): Promise<void> {
  const keyed = messages.map((message) => ({ message, key: keyOf(queue, message.body) }))
  const keys = keyed.flatMap(({ key }) => (key === null ? [] : [key]))
  const begun = await beginBatch(ctx, keys).catch((error: unknown) => {
    // Each message tries again on its own.
    ctx.log.warn('messages could not be begun together', { queue, error })
    return null
  })
  // A body that is no message of this queue fails on its own.
  const isFresh = (key: string | null) => key === null || begun?.fresh.has(key) === true
  await Promise.all(keyed.flatMap(({ message, key }) => (isFresh(key) ? [consume(message, true)] : [])))
  await begun?.end().catch((error: unknown) => ctx.log.warn('messages could not be ended together', { queue, error }))
  for (const { message, key } of keyed) if (!isFresh(key)) await consume(message, false)
}

const keyOf = (queue: QueueName, body: unknown): string | null => {
  const { data } = QUEUES[queue].message.safeParse(body)
  return data === undefined ? null : workKey(queue, data)
}

/** @param isBegun whether the start of its work has already been recorded */
async function settle(ctx: ServiceContext, queue: string, message: Message, isBegun: boolean): Promise<Outcome> {
  try {
    if (queue === DEAD_LETTERS.name) await keepGivenUp(ctx, message)
    else if ((await handle(ctx, queue as QueueName, message, isBegun)) === 'busy') {
      await sendAgain(ctx, queue as QueueName, message, LEASE_MS / 1_000)
      return 'sent again'
    }
    message.ack()
    return 'done'
  } catch (error) {
    if (!isMigrating(error)) return settleFailure(ctx, queue, message, error)
    await sendAgain(ctx, queue as QueueName, message, MOVING_SECONDS)
    return 'sent again'
  }
}

/** The consumer crashed repeatedly, so neither the reason nor the queue is known. */
async function keepGivenUp(ctx: ServiceContext, { id, body, attempts }: Message): Promise<void> {
  ctx.log.error('queue message given up by the platform', { message_id: id })
  await keepDeadLetter(ctx, { id, queue: DEAD_LETTERS.name, body, attempts, error: null })
}

/** Dozens of clock jobs run every minute, so successful ones are logged at debug level. */
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

/** @returns 'busy' if another consumer works on it, and only this message would bring it back should that one crash */
async function handle<Name extends QueueName>(
  ctx: ServiceContext,
  name: Name,
  { id, body, attempts }: Message,
  isBegun: boolean,
): Promise<'busy' | 'done'> {
  const message = QUEUES[name].message.parse(body) as QueueMessage<Name>
  const accountId = accountOfMessage(message)
  const at = accountId === null ? ctx : await forAccount(ctx, accountId)
  // The account was deleted meanwhile, so there is nothing left to do.
  if (!at) return 'done'
  const leaves = LEFT_WHILE_SUSPENDED[name] as Handler<Name> | undefined
  const isLeft = leaves !== undefined && accountId !== null && (await isSuspended(ctx, accountId))
  const work = () => (isLeft ? leaves : CONSUMERS[name])(at, message)
  const key = isLeft || isBegun ? null : workKey(name, message)
  if (key === null) {
    await work()
    return 'done'
  }
  const outcome = await guardWork(ctx, key, work, async () => {
    const kept = (await (WHEN_SET_ASIDE[name] as SetAside<Name> | undefined)?.(at, message)) ?? body
    await keepDeadLetter(ctx, { id, queue: name, body: kept, attempts, error: new WorkCrashed() })
  })
  if (outcome === 'busy' && BEGUN_TOGETHER.has(name)) return 'busy'
  // A clock job that was requested meanwhile counts as done, and the short work of batched queues is done once.
  if (outcome === 'wanted again' && name !== 'clock-jobs' && !BEGUN_TOGETHER.has(name))
    await ctx.queues.send(name, message)
  if (outcome === 'set aside')
    ctx.log.warn('work that was set aside is not begun', { queue: name, account_id: accountId })
  return 'done'
}

/**
 * Enqueues work again that has to wait, for example while its account's data migrates, without using up its retries.
 */
async function sendAgain(ctx: ServiceContext, name: QueueName, message: Message, delaySeconds: number): Promise<void> {
  await ctx.queues.send(name, message.body as never, { delaySeconds })
  message.ack()
}

/**
 * Retries failures that may be temporary, up to the queue's own limit. Stores permanent ones, and those out of retries,
 * as dead letters at once: the platform would record neither the reason nor the queue.
 */
async function settleFailure(ctx: ServiceContext, queue: string, message: Message, error: unknown): Promise<Outcome> {
  const { id, body, attempts } = message
  ctx.log.error('queue message failed', { queue, attempts, error })
  const isPermanent =
    error instanceof AppError
      ? error.code !== 'unavailable'
      : error instanceof WorkCrashed || (error as Error)?.name === 'ZodError'
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
