import type { QueryClient } from '@tanstack/react-query'
import type { LiveTopic } from '../../src/contracts/account-feed/account-feed.ts'
import { CallError } from './call-error.ts'
import { invalidateGroups, type QueryGroup } from './query-keys.ts'

/** The queries that each topic of the account feed concerns. */
export const GROUPS_OF_TOPIC: Readonly<Record<LiveTopic, readonly QueryGroup[]>> = {
  campaigns: [
    ['campaigns', 'lists'],
    ['campaigns', 'one'],
    ['campaigns', 'senders'],
    ['campaigns', 'recipients'],
    ['campaigns', 'analytics'],
    ['campaigns', 'progress'],
    ['campaigns', 'audience'],
    ['campaigns', 'follow-ups'],
    'tasks',
    ['campaigns', 'calendar'],
  ],
  contacts: ['contacts'],
  // Lists only: a result is read when its crawl ends, and a watched crawl has a connection of its own.
  'crawl-progress': [
    ['crawls', 'recent'],
    ['crawls', 'history'],
  ],
  crawls: ['crawls', 'crawl-schedules'],
  imports: ['imports'],
  integrations: [
    ['integrations', 'list'],
    ['integrations', 'one'],
    ['integrations', 'pushes'],
    ['integrations', 'failures'],
    ['integrations', 'records'],
  ],
  items: ['items'],
  'link-domains': ['link-domains'],
  messages: ['messages'],
  notifications: ['notifications'],
  replies: ['replies', 'conversations'],
  senders: [
    ['senders', 'email'],
    ['senders', 'sms'],
  ],
  'site-downloads': ['site-downloads'],
  statistics: ['statistics'],
  'subscription-forms': ['subscription-forms'],
  suppressions: ['suppressions'],
  webhooks: [
    ['webhooks', 'list'],
    ['webhooks', 'one'],
    ['webhooks', 'deliveries'],
  ],
}

/** The same, of topics as received. An older tab ignores topics that it does not know. */
export function groupsOfTopics(topics: readonly string[]): QueryGroup[] {
  const groups = topics.flatMap((topic) =>
    Object.hasOwn(GROUPS_OF_TOPIC, topic) ? GROUPS_OF_TOPIC[topic as LiveTopic] : [],
  )
  return [...new Map(groups.map((group) => [String(group), group])).values()]
}

/** Refetches the shown queries of these topics, and marks the others as outdated. */
export function invalidateTopics(client: QueryClient, topics: readonly string[]): void {
  // A running request may have read the old state, so it is repeated, as by default.
  void invalidateGroups(client, groupsOfTopics(topics))
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
