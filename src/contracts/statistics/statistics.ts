import { z } from 'zod'
import { data, endpoint } from '../endpoint.ts'

export const Statistics = z.object({
  total_data_items: z.object({
    emails: z.number(),
    phones: z.number(),
    names: z.number(),
    addresses: z.number(),
    companies: z.number(),
  }),
  /** From 0 to 100: the share of completed crawls among those that completed or failed; 0 if there are none. */
  success_rate: z.number(),
  /**
   * Distinct websites of all months, counted like the plan's monthly limit: entered, found by keyword or reached by a
   * redirect, and read.
   */
  total_websites: z.number(),
  total_crawls: z.number(),
  /** Crawls that completed or failed, on which `success_rate` is based. */
  ended_crawls: z.number(),
  website_downloads: z.object({
    total_downloads: z.number(),
    completed_downloads: z.number(),
    pending_downloads: z.number(),
    failed_downloads: z.number(),
    /** Bytes. */
    total_storage_used: z.number(),
  }),
  campaigns: z.object({
    total_campaigns: z.number(),
    active_campaigns: z.number(),
    total_emails_sent: z.number(),
    total_sms_sent: z.number(),
  }),
})
export type Statistics = z.infer<typeof Statistics>

export const get = endpoint({
  method: 'get',
  path: '/dashboard/statistics',
  permission: 'statistics:view',
  returns: data(Statistics),
})

/** What a new account does first, and whether it has: each is read from the account's data, never stored. */
export const FirstSteps = z.object({
  crawl: z.boolean(),
  list: z.boolean(),
  /** A connected mailbox or another email sender. */
  mailbox: z.boolean(),
  /** A second member of the workspace, or an open invitation. */
  colleague: z.boolean(),
  api_key: z.boolean(),
})
export type FirstSteps = z.infer<typeof FirstSteps>

export const firstSteps = endpoint({
  method: 'get',
  path: '/dashboard/first-steps',
  permission: 'statistics:view',
  returns: data(FirstSteps),
})
