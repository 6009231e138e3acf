import type { QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * The nouns that query keys begin with, and the parts of each, which are fetched again apart from each other. A noun
 * without parts is one list, or one thing.
 */
interface PartsOfNoun {
  account: 'profile' | 'stats'
  'admin-payments': never
  'admin-plans': 'list' | 'stats'
  'admin-users': 'list' | 'one' | 'figures' | 'holdings' | 'plans' | 'roles' | 'permissions'
  'api-keys': 'list' | 'stats' | 'requests'
  'audit-trail': 'list' | 'own'
  'billing-details': never
  /** `lists` holds every list of campaigns, whatever it is for. */
  campaigns:
    | 'lists'
    | 'one'
    | 'analytics'
    | 'attachments'
    | 'audience'
    | 'calendar'
    | 'follow-ups'
    | 'preview'
    | 'progress'
    | 'recipients'
    | 'senders'
    | 'source-contacts'
    | 'sources'
    | 'validation'
  'contact-messages': 'list' | 'one' | 'stats' | 'assignees'
  contacts: 'list' | 'one' | 'counts' | 'crawl' | 'facets' | 'palette' | 'segment-total'
  conversations: never
  coupons: never
  crawls: 'recent' | 'latest' | 'history' | 'palette' | 'one' | 'changes' | 'people-changes' | 'pages'
  'crawl-preset': never
  'crawl-progress': never
  'crawl-schedules': never
  'email-verification': never
  erasures: never
  identities: never
  'import-files': 'columns' | 'check'
  imports: 'latest' | 'one' | 'all' | 'undo' | 'counted' | 'joined'
  'inbox-labels': never
  incidents: never
  integrations: 'list' | 'one' | 'failures' | 'properties' | 'pushes' | 'records'
  items: 'list' | 'one' | 'sources'
  'link-domains': never
  'list-views': never
  logs: 'list' | 'tail'
  'message-templates': 'list' | 'preview'
  messages: 'list' | 'one'
  'notification-preferences': never
  notifications: 'bell' | 'list' | 'stats'
  'opt-outs': 'counts' | 'confirm'
  palette: 'recent'
  'payment-verification': never
  'pending-sign-in': never
  permissions: 'list' | 'stats' | 'categories'
  pictures: 'list' | 'uses'
  plans: 'pricing' | 'subscription' | 'change' | 'payments' | 'invoice' | 'usage' | 'usage-report'
  'provider-events': never
  queues: 'list' | 'dead-letters'
  replies: 'list' | 'unread'
  'reply-address': never
  roles: 'list' | 'one' | 'stats' | 'permissions'
  senders: 'email' | 'sms' | 'compliance' | 'preset' | 'providers'
  'service-usage': never
  sessions: never
  'sign-in-security': never
  'site-downloads': 'list' | 'latest' | 'one' | 'stats' | 'limits' | 'pages'
  'spam-checks': 'statistics' | 'recommendations'
  statistics: 'overview' | 'first-steps' | 'sample-data'
  'subscription-forms': 'list' | 'subscriptions' | 'contact'
  suppressions: never
  system: 'alerts' | 'badges' | 'health' | 'info' | 'outbox' | 'runbook' | 'settings' | 'site' | 'stats'
  tasks: never
  topics: never
  unsubscribing: never
  webhooks: 'list' | 'one' | 'deliveries'
  workspaces: 'list' | 'members' | 'invitation' | 'single-sign-on'
}

type Noun = keyof PartsOfNoun

type KeyOf<N extends Noun> = [PartsOfNoun[N]] extends [never]
  ? readonly [N, ...unknown[]]
  : readonly [N, PartsOfNoun[N], ...unknown[]]

/** What is fetched again together: everything of a noun, or one of its parts. */
export type QueryGroup = Noun | { [N in Noun]: readonly [N, PartsOfNoun[N]] }[Noun]

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: { [N in Noun]: KeyOf<N> }[Noun]
  }
}

/** Refetches the shown queries of these groups, and marks the others as outdated. */
export async function invalidateGroups(client: QueryClient, groups: readonly QueryGroup[]): Promise<void> {
  // A noun alone is the beginning of its keys, which the union of all keys does not say.
  const keys = groups.map((group) => (typeof group === 'string' ? [group] : group) as QueryKey)
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}
