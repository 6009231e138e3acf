import { z } from 'zod'
import { multiLine, singleLine } from '../plain-text.ts'

const EMAILS_MAX = 5

/** The addresses in a list that is separated by commas. */
export const emailsInList = (list: string): string[] =>
  list
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')

function isListOfEmails(list: string): boolean {
  const emails = emailsInList(list)
  return emails.length <= EMAILS_MAX && emails.every((one) => z.email().max(254).safeParse(one).success)
}

/**
 * Settings that operators can change at run time, with their defaults. To add one, add a line here. What a deployment
 * needs from the start is configuration (`core/config.ts`).
 */
export const Settings = z.object({
  /** The service's name in the dashboard and in mails. */
  site_name: singleLine().min(1, 'Site name is required').max(60, 'Site name is too long').default('Contactory'),
  /** The recipient of messages to the operators; empty uses the configured address of the deployment. */
  support_email: z.union([z.literal(''), z.email('Invalid email address').max(254)]).default(''),
  /** Whether anyone can create an account. */
  sign_up_open: z.boolean().default(true),
  /** Whether administrators need a second factor, from their next sign-in after it was set. */
  admins_need_factor: z.boolean().default(false),
  /** The number of users that the landing page claims, such as `10,000+`; empty shows none. */
  users_claim: singleLine().max(20).default(''),
  /** The name of the free plan for new accounts; empty means none. */
  default_plan: z.string().trim().max(50).default(''),
  /** How long logs are kept. */
  retention_days: z.number().int().min(1).max(365).default(30),
  /** The percentage of successful requests to log; failures are always logged. */
  log_sample_percent: z.number().int().min(0).max(100).default(10),
  /**
   * The maximum number of requests to other websites per page: scripts, data, frames, sitemaps, and their robots.txt.
   */
  third_party_page_max: z.number().int().min(0).max(300).default(20),
  /** The same for a whole crawl or download. */
  third_party_crawl_max: z.number().int().min(0).max(10_000).default(200),
  /** Whether rendered pages may use methods other than GET and HEAD on other websites. */
  third_party_writes: z.boolean().default(false),
  /**
   * The maximum number of files that a website download takes from any other website, because pages include files from
   * other servers.
   */
  third_party_files_max: z.number().int().min(0).max(20_000).default(1_000),
  /** The tax on every price, in percent with at most two decimals; 0 means none. */
  tax_percent: z.number().min(0).max(50).multipleOf(0.01).default(0),
  /** The name of the tax on receipts. */
  tax_name: singleLine().min(1).max(30).default('VAT'),
  /** The issuer of receipts. */
  seller_name: singleLine().max(200).default(''),
  seller_address: multiLine().trim().max(500).default(''),
  seller_tax_number: singleLine().max(50).default(''),
  /** Who gets alerts by mail: up to five addresses, separated by commas; empty means nobody. */
  alert_emails: singleLine()
    .max(1_300)
    .refine(isListOfEmails, 'Up to five email addresses, separated by commas')
    .default(''),
  /** Where alerts are posted, signed; empty means nowhere. */
  alert_webhook_url: singleLine()
    .max(500)
    .refine((url) => url === '' || (url.startsWith('https://') && URL.canParse(url)), 'An address with https')
    .default(''),
  /** From when on an alert opens, in the unit of each rule (`rules/alerts/alert-rules.ts`); 0 switches it off. */
  alert_dead_letters: z.number().int().min(0).max(10_000).default(1),
  alert_error_percent: z.number().int().min(0).max(100).default(5),
  /** Fewer errors than these in 15 minutes open no alert, whatever their rate. */
  alert_errors: z.number().int().min(0).max(1_000).default(30),
  alert_queue_minutes: z.number().int().min(0).max(1_440).default(30),
  alert_database_percent: z.number().int().min(0).max(100).default(80),
  alert_senders: z.number().int().min(0).max(10_000).default(10),
})
export type Settings = z.output<typeof Settings>
