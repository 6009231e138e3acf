import type { QueryClient } from '@tanstack/react-query'
import type { LiveTopic } from '../../src/contracts/account-feed/account-feed.ts'
import { CallError } from './call-error.ts'

/** The beginnings of the query keys that each topic of the account feed concerns; a word stands for a key's first part. */
export const KEYS_OF_TOPIC: Readonly<Record<LiveTopic, readonly (string | readonly string[])[]>> = {
  campaigns: [
    'campaigns',
    'campaign',
    'campaign-senders',
    'campaign-recipients',
    'campaign-analytics',
    'campaign-progress',
    'campaign-audience',
    'campaign-follow-ups',
    'tasks',
    'calendar',
  ],
  contacts: ['contacts'],
  // Lists only: a result is read when its crawl ends, and a watched crawl has a connection of its own.
  'crawl-progress': [
    ['crawls', 'recent'],
    ['crawls', 'history'],
  ],
  crawls: ['crawls', 'crawl-schedules'],
  imports: ['imports'],
  integrations: ['integrations', 'integration', 'integration-pushes', 'integration-failures', 'integration-records'],
  items: ['items'],
  'link-domains': ['link-domains'],
  messages: ['messages'],
  notifications: ['notifications'],
  replies: ['replies', 'conversations'],
  senders: ['email-configs', 'sms-configs'],
  'site-downloads': ['site-downloads'],
  statistics: ['statistics'],
  'subscription-forms': ['subscription-forms'],
  suppressions: ['suppressions'],
  webhooks: ['webhooks', 'webhook', 'webhook-deliveries'],
}

/** The same, of topics as received. An older tab ignores topics that it does not know. */
export function keysOfTopics(topics: readonly string[]): (readonly string[])[] {
  const keys = topics.flatMap((topic) => (Object.hasOwn(KEYS_OF_TOPIC, topic) ? KEYS_OF_TOPIC[topic as LiveTopic] : []))
  return [...new Map(keys.map((key) => [String(key), [key].flat()])).values()]
}

/** Refetches the shown queries of these topics, and marks the others as outdated. */
export function invalidateTopics(client: QueryClient, topics: readonly string[]): void {
  // A running request may have read the old state, so it is repeated, as by default.
  for (const key of keysOfTopics(topics)) void client.invalidateQueries({ queryKey: key })
}

/** The `meta` of a query that the account feed keeps up to date, and that is polled only while there is no feed. */
export const LIVE = { isLive: true } as const

/** The `meta` of a live query that is polled more often while there is no feed (`unlessLive`). */
export const LIVE_ELSE_POLLED = { ...LIVE, isPolled: true } as const

/** Reads what is polled while there is no feed, which schedules its next request. */
export function resumePolling(client: QueryClient): void {
  void client.invalidateQueries({ predicate: ({ meta }) => meta?.isPolled === true })
}

/** Polls the shown live queries once. Polling again would not change missing permissions or the plan. */
export function pollLiveQueries(client: QueryClient): void {
  void client.invalidateQueries({
    predicate: ({ meta, state: { error } }) =>
      meta?.isLive === true && !(error instanceof CallError && [401, 402, 403, 404].includes(error.status)),
  })
}
