import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { LIVE_TOPICS, type LiveTopic } from '../../../../src/contracts/account-feed/account-feed.ts'
import type { EventKind } from '../../../../src/contracts/events.ts'
import { TOPICS_OF_EVENT } from '../../../../src/features/account-feed/topics-of-event.ts'
import { GROUPS_OF_TOPIC } from '../../../../web/lib/live-topics.ts'

/** The lists and counters affected by an event, by its noun. */
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
/** Events that change nothing in a list of the account. */
const SILENT: ReadonlySet<string> = new Set(['account.impersonated', 'limit.reached'])

describe('every event that changes a list or a counter', () => {
  const kinds = Object.keys(TOPICS_OF_EVENT) as EventKind[]

  test.each(kinds)('%s publishes the affected topics', (kind) => {
    const wanted = CHANGED.filter(([pattern]) => pattern.test(kind)).flatMap(([, topics]) => topics)
    expect(TOPICS_OF_EVENT[kind]).toEqual(expect.arrayContaining(wanted))
    if (!SILENT.has(kind)) expect(wanted).not.toEqual([])
  })
})

/** Topics published by running work without an event (`core/publish-topics.ts`). */
const PUBLISHED = globSync('src/**/*.ts').flatMap((path) =>
  [...readFileSync(path, 'utf8').matchAll(/publishTopics\([^;]*?\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([\w-]+)'/g)].map(([, topic]) => topic!),
  ),
)

test('every topic is known and published by an event or by running work', () => {
  const published = new Set([...Object.values(TOPICS_OF_EVENT).flat(), ...PUBLISHED])
  expect([...published].toSorted()).toEqual([...LIVE_TOPICS].toSorted())
})

/**
 * Query keys unaffected by the feed: changed only by the viewer, owned by a provider or operators, or read once for a
 * form or a dialog. A new key belongs either here or to a topic.
 */
const OTHER_KEYS: ReadonlySet<string> = new Set([
  // The viewer's own settings and plan.
  ...[
    'account',
    'api-keys',
    'identities',
    'notification-preferences',
    'plans',
    'sessions',
    'sign-in-security',
    'workspaces',
  ],
  ...['billing-details', 'crawl-preset', 'erasures', 'inbox-labels', 'list-views', 'message-templates', 'permissions'],
  ...['phone-formats', 'pictures', 'reply-address', 'roles', 'topics', 'audit-trail/own'],
  // Operator pages.
  ...['admin-payments', 'admin-plans', 'admin-users', 'audit-trail/list', 'contact-messages', 'coupons', 'incidents'],
  ...['logs', 'opt-outs/counts', 'provider-events', 'queues', 'service-usage', 'system'],
  // Forms, dialogs and previews, read when they open.
  ...['campaigns/attachments', 'campaigns/preview', 'campaigns/source-contacts', 'campaigns/sources'],
  ...['campaigns/validation', 'email-verification', 'import-files', 'integrations/properties', 'opt-outs/confirm'],
  ...['payment-verification', 'pending-sign-in', 'senders/compliance', 'senders/preset', 'senders/providers'],
  ...['spam-checks', 'unsubscribing'],
  // A watched crawl has its own connection.
  'crawl-progress',
])

test('every query of the web app is refreshed by a topic, or listed as unaffected', () => {
  const keys = globSync('web/**/*.{ts,tsx}').flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/queryKey: \['([\w-]+)'(?:, '([\w-]+)')?/g)].map(([, noun, part]) => ({
      noun: noun!,
      key: part ? `${noun}/${part}` : noun!,
    })),
  )
  const heard = new Set(
    Object.values(GROUPS_OF_TOPIC).flatMap((groups) => groups.map((group) => [group].flat().join('/'))),
  )
  const unknown = keys.filter(({ noun, key }) => ![noun, key].some((one) => heard.has(one) || OTHER_KEYS.has(one)))
  expect(new Set(unknown.map(({ key }) => key))).toEqual(new Set())
  // No topic names an unknown query key.
  const known = new Set(keys.flatMap(({ noun, key }) => [noun, key]))
  expect([...heard].filter((key) => !known.has(key))).toEqual([])
})
