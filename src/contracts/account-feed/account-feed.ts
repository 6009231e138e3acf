import { z } from 'zod'
import { data, endpoint } from '../endpoint.ts'

/** What a message of the account feed may name: a part of the account's data that has changed. */
export const LIVE_TOPICS = [
  'campaigns',
  'contacts',
  'crawl-progress',
  'crawls',
  'imports',
  'integrations',
  'items',
  'link-domains',
  'messages',
  'notifications',
  'replies',
  'senders',
  'site-downloads',
  'statistics',
  'subscription-forms',
  'suppressions',
  'webhooks',
] as const
export type LiveTopic = (typeof LIVE_TOPICS)[number]

/** A message of the account feed. It names topics only; what changed is read by the usual calls. */
export const FeedMessage = z.object({ topics: z.array(z.string()) })
export type FeedMessage = z.infer<typeof FeedMessage>

/** Where the WebSocket of the account feed opens. */
export const FEED_PATH = '/api/dashboard/live'

/** Issues a ticket for one connection to the feed of the current workspace. It is valid for a minute, once. */
export const openFeed = endpoint({
  method: 'post',
  path: '/dashboard/live-ticket',
  permission: 'notifications:view',
  impersonation: 'allowed',
  returns: data(z.object({ ticket: z.string(), path: z.string() })),
})
