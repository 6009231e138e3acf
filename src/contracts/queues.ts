import { z } from 'zod'
import { DomainEvent } from './events.ts'

/** One slice of a crawl's frontier to read; the coordinator holds its URLs under a lease. */
export const CrawlSliceJob = z.object({ account_id: z.uuid(), crawl_id: z.uuid(), slice_id: z.uuid() })
export type CrawlSliceJob = z.infer<typeof CrawlSliceJob>

/** One slice of a website download to work on. */
export const SiteDownloadSliceJob = z.object({ account_id: z.uuid(), download_id: z.uuid(), slice_id: z.uuid() })
export type SiteDownloadSliceJob = z.infer<typeof SiteDownloadSliceJob>

/** A value of a mail's header: one line, whatever a stranger made of it, also to programs that end lines by other characters. */
const HeaderText = z.string().regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'A header is one line')

/** One rendered mail. The id makes a repeated delivery a no-op at the provider. */
export const MailJob = z.object({
  id: z.uuid(),
  to: HeaderText,
  /** Whom an answer goes to, when that is not the sender. */
  reply_to: HeaderText.optional(),
  subject: HeaderText,
  html: z.string(),
  text: z.string(),
})
export type MailJob = z.infer<typeof MailJob>

/** Something that happened, for all who listen, or for the one of them that is named. */
export const EventJob = z.object({ listener: z.string().nullable(), event: DomainEvent })
export type EventJob = z.infer<typeof EventJob>

/** A turn of one of the clock's jobs; of those that go through accounts' data, at one data database. */
export const ClockJob = z.object({ job: z.string(), due_at: z.iso.datetime(), shard: z.string().optional() })
export type ClockJob = z.infer<typeof ClockJob>

/** Addresses of a source that wait to be checked. */
export const EmailCheckJob = z.object({
  account_id: z.uuid(),
  source_id: z.uuid(),
  /** Also asks about addresses that could not be checked before. */
  is_again: z.boolean().optional(),
})
export type EmailCheckJob = z.infer<typeof EmailCheckJob>

/** A batch of a campaign that is due. */
export const CampaignBatchJob = z.object({ account_id: z.uuid(), campaign_id: z.uuid() })
export type CampaignBatchJob = z.infer<typeof CampaignBatchJob>

/** Contacts to give to a source's mentions, or, without one, to make anew where what they are made of has changed. */
export const ContactsJob = z.object({
  account_id: z.uuid(),
  source_id: z.uuid().optional(),
  /** The mention behind which it goes on, where all have contacts already. */
  after: z.string().optional(),
})
export type ContactsJob = z.infer<typeof ContactsJob>

/** An import to go on with, from where it stands. */
export const CsvImportJob = z.object({ account_id: z.uuid(), import_id: z.uuid() })
export type CsvImportJob = z.infer<typeof CsvImportJob>

/** What a payment provider told, to be read. */
export const PaymentEventJob = z.object({ event_id: z.uuid() })
export type PaymentEventJob = z.infer<typeof PaymentEventJob>

/** A message to a webhook whose next attempt is due. */
export const WebhookDeliveryJob = z.object({
  account_id: z.uuid(),
  delivery_id: z.uuid(),
  /** An operator has it attempted again, although it was given up. */
  is_again: z.boolean().optional(),
})
export type WebhookDeliveryJob = z.infer<typeof WebhookDeliveryJob>

/** How a queue is delivered; `scripts/generate-config.ts` writes it into `wrangler.toml`. */
export interface Delivery {
  readonly batchSize: number
  /** Seconds that a batch waits to fill. */
  readonly batchSeconds: number
  readonly retries: number
  readonly retrySeconds?: number
  /** Consumers at once; left out, as many as the platform sees fit. */
  readonly concurrency?: number
  /** Queues side by side that share the work; the local platform runs one batch of a queue at a time. 1 where left out. */
  readonly lanes?: number
}

interface Queue {
  readonly message: z.ZodType
  readonly delivery: Delivery
  /** What differs in production, where each message of work gets a consumer, and its memory, to itself. */
  readonly production?: Partial<Delivery>
}

const byItself = (concurrency: number) => ({ batchSize: 1, concurrency })

/** Every queue by its name without the environment's prefix. Another is a line here and its verb in `src/queues.ts`. */
export const QUEUES = {
  'campaign-batches': {
    message: CampaignBatchJob,
    delivery: { batchSize: 4, batchSeconds: 0, retries: 3 },
    production: byItself(50),
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
  mail: {
    message: MailJob,
    delivery: { batchSize: 10, batchSeconds: 0, retries: 5, retrySeconds: 30 },
    production: { batchSeconds: 1 },
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

/** The account that a message's work is for, whose data its verb is given; null for work that is nobody's. */
export const accountOfMessage = (message: unknown): string | null =>
  z.union([Owned, OwnedEvent]).safeParse(message).data?.account_id ?? null

/** How a queue is delivered there. */
export const deliveryOf = (name: QueueName, isProduction: boolean): Delivery => {
  const { delivery, production }: Queue = QUEUES[name]
  return isProduction ? { ...delivery, ...production } : delivery
}

/** The names of a queue's lanes, without the environment's prefix; the first is the queue's own. */
export const laneNames = (name: QueueName, isProduction: boolean): string[] =>
  Array.from({ length: deliveryOf(name, isProduction).lanes ?? 1 }, (_, lane) =>
    lane === 0 ? name : `${name}-${lane + 1}`,
  )

/** How many messages of a queue can be worked on at the same time. */
export function slotsOf(name: QueueName, isProduction: boolean): number {
  const { concurrency, lanes = 1 } = deliveryOf(name, isProduction)
  return concurrency ?? lanes
}

/** A queue's name without the environment's prefix and its lane: `contactory-production-mail` is `mail`. */
export const plainQueueName = (name: string) => name.replace(/^contactory-(?:production-)?/, '').replace(/-\d+$/, '')
export const isQueueName = (name: string): name is QueueName => Object.hasOwn(QUEUES, name)

/** Where messages go whose retries are used up. */
export const DEAD_LETTERS = {
  name: 'dead-letters',
  delivery: { batchSize: 25, batchSeconds: 0, retries: 3 } as Delivery,
  production: { batchSeconds: 5 },
} as const

type Spelled<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Uppercase<Head>}_${Spelled<Tail>}`
  : Uppercase<Name>
/** The Worker's binding for a queue: `crawl-slices` is `CRAWL_SLICES`. */
export type QueueBinding = Spelled<QueueName>
export const queueBinding = (name: QueueName): QueueBinding => bindingOfLane(name) as QueueBinding
/** The same for a lane: `crawl-slices-2` is `CRAWL_SLICES_2`. */
export const bindingOfLane = (lane: string): string => lane.toUpperCase().replaceAll('-', '_')
