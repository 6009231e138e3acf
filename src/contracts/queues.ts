import { z } from 'zod'

/** One slice of a crawl's frontier to read; the coordinator holds its URLs under a lease. */
export const CrawlSliceJob = z.object({ crawl_id: z.uuid(), slice_id: z.uuid() })
export type CrawlSliceJob = z.infer<typeof CrawlSliceJob>

/** One slice of a website download to work on. */
export const SiteDownloadSliceJob = z.object({ download_id: z.uuid(), slice_id: z.uuid() })
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

export const NOTIFICATION_TYPES = ['success', 'warning', 'error', 'info'] as const

/** One notification for one account; the id is the row's id, so a repeat writes nothing. */
export const NotificationJob = z.object({
  id: z.uuid(),
  account_id: z.uuid(),
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  message: z.string(),
  /** Where the notification leads, a path of this application. */
  link: z.string().startsWith('/').nullable(),
})
export type NotificationJob = z.infer<typeof NotificationJob>

/** Addresses of a source that wait to be checked. */
export const EmailCheckJob = z.object({
  source_id: z.uuid(),
  /** Also asks about addresses that could not be checked before. */
  is_again: z.boolean().optional(),
})
export type EmailCheckJob = z.infer<typeof EmailCheckJob>

/** An import to go on with, from where it stands. */
export const CsvImportJob = z.object({ import_id: z.uuid() })
export type CsvImportJob = z.infer<typeof CsvImportJob>

/** Queue name, as `wrangler.toml` has it without the environment's prefix, to what its messages hold. */
export const QUEUE_MESSAGES = {
  'crawl-slices': CrawlSliceJob,
  'csv-imports': CsvImportJob,
  'email-checks': EmailCheckJob,
  mail: MailJob,
  notifications: NotificationJob,
  'site-download-slices': SiteDownloadSliceJob,
} as const
export type QueueName = keyof typeof QUEUE_MESSAGES
export type QueueMessage<Name extends QueueName> = z.infer<(typeof QUEUE_MESSAGES)[Name]>
