import { z } from 'zod'
import { DomainEvent } from './events.ts'

/** Work for one lease on a crawl's frontier; the coordinator holds its URLs. */
export const CrawlSliceJob = z.object({ account_id: z.uuid(), crawl_id: z.uuid(), slice_id: z.uuid() })
export type CrawlSliceJob = z.infer<typeof CrawlSliceJob>

/** Work for one lease on a website download. */
export const SiteDownloadSliceJob = z.object({ account_id: z.uuid(), download_id: z.uuid(), slice_id: z.uuid() })
export type SiteDownloadSliceJob = z.infer<typeof SiteDownloadSliceJob>

/**
 * A mail header value: a single line, even for programs that end lines with other characters, because strangers can
 * influence it.
 */
const HeaderText = z.string().regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'A header is one line')

/** One rendered mail. The id makes a repeated delivery a no-op at the provider. */
export const MailJob = z.object({
  id: z.uuid(),
  to: HeaderText,
  /** The recipient of replies, if that is not the sender. */
  reply_to: HeaderText.optional(),
  subject: HeaderText,
  html: z.string(),
  text: z.string(),
})
export type MailJob = z.infer<typeof MailJob>

/** An event for all listeners, or only for the named one. */
export const EventJob = z.object({ listener: z.string().nullable(), event: DomainEvent })
export type EventJob = z.infer<typeof EventJob>

/** One run of a scheduled job; jobs that process accounts' data run once per data database. */
export const ClockJob = z.object({ job: z.string(), due_at: z.iso.datetime(), shard: z.string().optional() })
export type ClockJob = z.infer<typeof ClockJob>

/** A source with addresses to check. */
export const EmailCheckJob = z.object({
  account_id: z.uuid(),
  source_id: z.uuid(),
  /** Whether to check again addresses whose earlier check failed. */
  is_again: z.boolean().optional(),
})
export type EmailCheckJob = z.infer<typeof EmailCheckJob>

/** A campaign whose next batch is due. */
export const CampaignBatchJob = z.object({ account_id: z.uuid(), campaign_id: z.uuid() })
export type CampaignBatchJob = z.infer<typeof CampaignBatchJob>

/** A campaign whose recipients are chosen from an audience. */
export const CampaignRecipientsJob = z.object({ account_id: z.uuid(), campaign_id: z.uuid() })
export type CampaignRecipientsJob = z.infer<typeof CampaignRecipientsJob>

/**
 * Assigns contacts to a source's occurrences, continues a bulk action or, without either, rebuilds contacts whose data
 * has changed.
 */
export const ContactsJob = z.object({
  account_id: z.uuid(),
  source_id: z.uuid().optional(),
  /** The occurrence after which to continue; all before it have contacts. */
  after: z.string().optional(),
  /** A bulk action on contacts. */
  action_id: z.uuid().optional(),
})
export type ContactsJob = z.infer<typeof ContactsJob>

/** A direct message that is due. */
export const DirectMessageJob = z.object({ account_id: z.uuid(), direct_message_id: z.uuid() })
export type DirectMessageJob = z.infer<typeof DirectMessageJob>

/** Continues an import from its last position. */
export const CsvImportJob = z.object({ account_id: z.uuid(), import_id: z.uuid() })
export type CsvImportJob = z.infer<typeof CsvImportJob>

/** A sender's mailbox to read, with the lease under which it was found due. */
export const MailboxReadingJob = z.object({ account_id: z.uuid(), sender_id: z.uuid(), lease_id: z.uuid() })
export type MailboxReadingJob = z.infer<typeof MailboxReadingJob>

/** An integration whose pushes are due. */
export const IntegrationPushJob = z.object({ account_id: z.uuid(), integration_id: z.uuid() })
export type IntegrationPushJob = z.infer<typeof IntegrationPushJob>

/** A payment provider's event to process. */
export const PaymentEventJob = z.object({ event_id: z.uuid() })
export type PaymentEventJob = z.infer<typeof PaymentEventJob>

/** A subscription whose confirmation mail is due, as submitted at that time. */
export const ConfirmationMailJob = z.object({
  account_id: z.uuid(),
  subscription_id: z.uuid(),
  submitted_at: z.iso.datetime(),
})
export type ConfirmationMailJob = z.infer<typeof ConfirmationMailJob>

/** A webhook delivery whose next attempt is due. */
export const WebhookDeliveryJob = z.object({
  account_id: z.uuid(),
  delivery_id: z.uuid(),
  /** Whether an operator retries it although it was given up. */
  is_again: z.boolean().optional(),
})
export type WebhookDeliveryJob = z.infer<typeof WebhookDeliveryJob>

/** The delivery settings of a queue; `scripts/generate-config.ts` writes them into `wrangler.toml`. */
export interface Delivery {
  readonly batchSize: number
  /** How long a batch waits to fill, in seconds. */
  readonly batchSeconds: number
  readonly retries: number
  readonly retrySeconds?: number
  /** The maximum number of concurrent consumers; by default the platform decides. */
  readonly concurrency?: number
  /**
   * The number of parallel queues that share the work, because the local platform processes one batch of a queue at a
   * time. 1 by default.
   */
  readonly lanes?: number
}

interface Queue {
  readonly message: z.ZodType
  readonly delivery: Delivery
  /** Overrides for production, where each message that does work gets its own consumer and memory. */
  readonly production?: Partial<Delivery>
}

const byItself = (concurrency: number) => ({ batchSize: 1, concurrency })

/**
 * All queues by name, without the environment's prefix. To add one, add a line here and its handler in `src/queues.ts`.
 */
export const QUEUES = {
  'campaign-batches': {
    message: CampaignBatchJob,
    delivery: { batchSize: 4, batchSeconds: 0, retries: 3 },
    production: byItself(50),
  },
  'campaign-recipients': {
    message: CampaignRecipientsJob,
    delivery: { batchSize: 4, batchSeconds: 0, retries: 3 },
    production: byItself(10),
  },
  'clock-jobs': {
    message: ClockJob,
    delivery: { batchSize: 1, batchSeconds: 0, retries: 1 },
    production: { concurrency: 20 },
  },
  contacts: {
    message: ContactsJob,
    delivery: { batchSize: 4, batchSeconds: 0, retries: 3 },
    production: byItself(20),
  },
  'crawl-slices': {
    message: CrawlSliceJob,
    delivery: { batchSize: 1, batchSeconds: 0, retries: 3, lanes: 8 },
    production: { ...byItself(50), lanes: 1 },
  },
  'csv-imports': {
    message: CsvImportJob,
    delivery: { batchSize: 1, batchSeconds: 0, retries: 3, retrySeconds: 10 },
    production: byItself(10),
  },
  'direct-messages': {
    message: DirectMessageJob,
    delivery: { batchSize: 4, batchSeconds: 0, retries: 3 },
    production: byItself(50),
  },
  'email-checks': {
    message: EmailCheckJob,
    delivery: { batchSize: 4, batchSeconds: 0, retries: 3 },
    production: byItself(5),
  },
  events: {
    message: EventJob,
    delivery: { batchSize: 25, batchSeconds: 0, retries: 5 },
    production: { batchSeconds: 1 },
  },
  'integration-pushes': {
    message: IntegrationPushJob,
    delivery: { batchSize: 2, batchSeconds: 0, retries: 3, retrySeconds: 30 },
    production: byItself(20),
  },
  mail: {
    message: MailJob,
    delivery: { batchSize: 10, batchSeconds: 0, retries: 5, retrySeconds: 30 },
    production: { batchSeconds: 1 },
  },
  'mailbox-readings': {
    message: MailboxReadingJob,
    delivery: { batchSize: 4, batchSeconds: 0, retries: 1 },
    production: byItself(50),
  },
  'payment-events': {
    message: PaymentEventJob,
    delivery: { batchSize: 5, batchSeconds: 0, retries: 5, retrySeconds: 30 },
    production: { concurrency: 10 },
  },
  'site-download-slices': {
    message: SiteDownloadSliceJob,
    delivery: { batchSize: 1, batchSeconds: 0, retries: 3, lanes: 6 },
    production: { ...byItself(20), lanes: 1 },
  },
  'confirmation-mails': {
    message: ConfirmationMailJob,
    delivery: { batchSize: 10, batchSeconds: 0, retries: 3, retrySeconds: 30 },
    production: { ...byItself(10), batchSeconds: 0 },
  },
  'webhook-deliveries': {
    message: WebhookDeliveryJob,
    delivery: { batchSize: 10, batchSeconds: 0, retries: 3 },
    production: { concurrency: 20 },
  },
} as const satisfies Record<string, Queue>
export type QueueName = keyof typeof QUEUES
export const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[]
export type QueueMessage<Name extends QueueName> = z.infer<(typeof QUEUES)[Name]['message']>

const Owned = z.object({ account_id: z.string() })
const OwnedEvent = z.object({ event: Owned }).transform(({ event }) => event)

/** The account that a message belongs to, whose data its handler receives; null if it belongs to none. */
export const accountOfMessage = (message: unknown): string | null =>
  z.union([Owned, OwnedEvent]).safeParse(message).data?.account_id ?? null

/** The delivery settings of a queue in an environment. */
export const deliveryOf = (name: QueueName, isProduction: boolean): Delivery => {
  const { delivery, production }: Queue = QUEUES[name]
  return isProduction ? { ...delivery, ...production } : delivery
}

/** The names of a queue's lanes, without the environment's prefix; the first is the queue's own name. */
export const laneNames = (name: QueueName, isProduction: boolean): string[] =>
  Array.from({ length: deliveryOf(name, isProduction).lanes ?? 1 }, (_, lane) =>
    lane === 0 ? name : `${name}-${lane + 1}`,
  )

/** How many messages of a queue can be processed concurrently. */
export function slotsOf(name: QueueName, isProduction: boolean): number {
  const { concurrency, lanes = 1 } = deliveryOf(name, isProduction)
  return concurrency ?? lanes
}

/** Strips the environment's prefix and the lane from a queue's name: `contactory-production-mail` becomes `mail`. */
export const plainQueueName = (name: string) => name.replace(/^contactory-(?:production-)?/, '').replace(/-\d+$/, '')
export const isQueueName = (name: string): name is QueueName => Object.hasOwn(QUEUES, name)

/** The queue for messages that exhausted their retries. */
export const DEAD_LETTERS = {
  name: 'dead-letters',
  delivery: { batchSize: 25, batchSeconds: 0, retries: 3 } as Delivery,
  production: { batchSeconds: 5 },
} as const

type Spelled<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Uppercase<Head>}_${Spelled<Tail>}`
  : Uppercase<Name>
/** The Worker's binding for a queue: `CRAWL_SLICES` for `crawl-slices`. */
export type QueueBinding = Spelled<QueueName>
export const queueBinding = (name: QueueName): QueueBinding => bindingOfLane(name) as QueueBinding
/** The same for a lane: `CRAWL_SLICES_2` for `crawl-slices-2`. */
export const bindingOfLane = (lane: string): string => lane.toUpperCase().replaceAll('-', '_')
