import { z } from 'zod'
import { multiLine, singleLine } from './plain-text.ts'

/**
 * What operators may change while the product runs, each with what holds until they do. Another setting is a line here; what a
 * deployment must have from its start is configuration (`core/config.ts`).
 */
export const Settings = z.object({
  /** What the service calls itself: in the dashboard, and in its mails. */
  site_name: singleLine().min(1, 'Site name is required').max(60, 'Site name is too long').default('Contactory'),
  /** Where messages for the people behind the service go; empty is what the deployment is configured with. */
  support_email: z.union([z.literal(''), z.email('Invalid email address').max(254)]).default(''),
  /** Whether strangers may create accounts. */
  sign_up_open: z.boolean().default(true),
  /** How many users the landing page says there are, as `10,000+`; empty says nothing. */
  users_claim: singleLine().max(20).default(''),
  /** Name of the plan that a new account has from the start, which costs nothing; empty is none. */
  default_plan: z.string().trim().max(50).default(''),
  /** How long logs are kept. */
  retention_days: z.number().int().min(1).max(365).default(30),
  /** How much of what went well is logged, in percent; what went wrong is always. */
  log_sample_percent: z.number().int().min(0).max(100).default(10),
  /** Requests to other websites that one page may cause: scripts, data, frames, sitemaps, and their robots.txt. */
  third_party_page_max: z.number().int().min(0).max(300).default(20),
  /** The same for a whole crawl or download. */
  third_party_crawl_max: z.number().int().min(0).max(10_000).default(200),
  /** Whether rendered pages may send other methods than GET and HEAD to other websites. */
  third_party_writes: z.boolean().default(false),
  /** Files that a website download takes from any one other website: pages show what lies on the servers of others. */
  third_party_files_max: z.number().int().min(0).max(20_000).default(1_000),
  /** Tax on every price, in percent with at most two decimals; 0 is none. */
  tax_percent: z.number().min(0).max(50).multipleOf(0.01).default(0),
  /** What the tax is called on receipts. */
  tax_name: singleLine().min(1).max(30).default('VAT'),
  /** Who receipts are from. */
  seller_name: singleLine().max(200).default(''),
  seller_address: multiLine().trim().max(500).default(''),
  seller_tax_number: singleLine().max(50).default(''),
})
export type Settings = z.output<typeof Settings>
