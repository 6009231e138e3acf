import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LIVE_TOPICS, type LiveTopic } from '../../../../src/contracts/account-feed/account-feed.ts'
import type { EventKind } from '../../../../src/contracts/events.ts'
import { TOPICS_OF_EVENT } from '../../../../src/features/account-feed/topics-of-event.ts'
import { KEYS_OF_TOPIC } from '../../../../web/lib/live-topics.ts'

/** What lists and counters show, by the noun of the event that changes them. */
const CHANGED: readonly (readonly [RegExp, readonly LiveTopic[]])[] = [
  [/^crawl\./, ['crawls', 'statistics']],
  [/^crawl\.(?:completed|failed)$/, ['items', 'contacts']],
  [/^crawl-schedule\./, ['crawls']],
  [/^page\./, ['items']],
  [/^contact\./, ['contacts', 'statistics']],
  [/^csv-import\./, ['imports', 'items', 'contacts', 'statistics']],
  [/^site-download\./, ['site-downloads']],
  [/^site-download\.(?:completed|failed)$/, ['statistics']],
  [/^campaign\./, ['campaigns', 'statistics']],
  [/^task\./, ['campaigns']],
  [/^recipient\.(?!answered)/, ['campaigns']],
  [/^recipient\.(?:replied|outcome|answered)$/, ['replies']],
  [/\.(?:bounced|complained|unsubscribed)$/, ['suppressions']],
  [/^message\./, ['messages']],
  [/^notification\./, ['notifications']],
  [/^sender\./, ['senders']],
  [/^integration\./, ['integrations']],
  [/^link-domain\./, ['link-domains']],
  [/^webhook\./, ['webhooks']],
  [/^subscriber\./, ['subscription-forms', 'contacts']],
]
/** Events that change nothing that a screen of the account lists. */
const SILENT: ReadonlySet<string> = new Set(['account.impersonated'])

describe('every event that changes a list or a counter', () => {
  const kinds = Object.keys(TOPICS_OF_EVENT) as EventKind[]

  test.each(kinds)('%s publishes what it changes', (kind) => {
    const wanted = CHANGED.filter(([pattern]) => pattern.test(kind)).flatMap(([, topics]) => topics)
    expect(TOPICS_OF_EVENT[kind]).toEqual(expect.arrayContaining(wanted))
    if (!SILENT.has(kind)) expect(wanted).not.toEqual([])
  })
})

/** What work publishes itself while it is under way, without an event (`core/publish-topics.ts`). */
const PUBLISHED = globSync('src/**/*.ts').flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/publishTopics\([^;]*?\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([\w-]+)'/g)].map(([, topic]) => topic!),
  ),
)

test('every topic is published by an event or by work under way, and only known ones are', () => {
  const published = new Set([...Object.values(TOPICS_OF_EVENT).flat(), ...PUBLISHED])
  expect([...published].toSorted()).toEqual([...LIVE_TOPICS].toSorted())
})

/**
 * First parts of query keys that the feed does not concern: what only its viewer changes, what a provider or operators
 * know, and what is read once for a form or a dialog. A new key belongs either here or to a topic.
 */
const OTHER_KEYS: ReadonlySet<string> = new Set([
  // The viewer's own settings and plan.
  ...[
    'account',
    'api-keys',
    'members',
    'notification-preferences',
    'plans',
    'sessions',
    'sign-in-security',
    'workspaces',
  ],
  ...[
    'crawl-preset',
    'roles',
    'permissions',
    'topics',
    'message-templates',
    'pictures',
    'picture-uses',
    'inbox-labels',
  ],
  ...['erasures', 'activity', 'reply-address', 'phone-formats'],
  // Operators' screens.
  ...['admin-badges', 'admin-payments', 'admin-plans', 'admin-users', 'alerts', 'audit', 'contact-submission'],
  ...['contact-submissions', 'dead-letters', 'health', 'incidents', 'opt-out-counts', 'outbox', 'provider-events'],
  ...[
    'queues',
    'runbook',
    'service-usage',
    'site',
    'spam-statistics',
    'system-info',
    'system-logs',
    'system-logs-tail',
  ],
  ...['system-settings', 'system-stats'],
  // Forms, dialogs and previews, read when they open.
  ...['api-docs', 'campaign-attachments', 'campaign-preview', 'campaign-source-contacts', 'campaign-sources'],
  ...['campaign-validation', 'confirm-opt-out', 'email-compliance', 'email-recommendations', 'email-verification'],
  ...['import-columns', 'import-preview', 'integration-properties', 'invitation', 'mail-preset', 'mailbox-providers'],
  ...['payment-verification', 'pending-sign-in', 'template-preview'],
  // A crawl that is watched has a connection of its own.
  'crawl-progress',
])

test('every query of the web listens to a topic, or is known to change by nothing that the feed tells', () => {
  const keys = globSync('web/**/*.{ts,tsx}').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/queryKey: \[\s*'([\w-]+)'/g)].map(([, key]) => key!),
  )
  const heard = new Set(Object.values(KEYS_OF_TOPIC).flatMap((list) => list.map((key) => [key].flat()[0]!)))
  const unknown = [...new Set(keys)].filter((key) => !heard.has(key) && !OTHER_KEYS.has(key))
  expect(unknown).toEqual([])
  // No topic names a key that no query has.
  expect([...heard].filter((key) => !keys.includes(key))).toEqual([])
})
