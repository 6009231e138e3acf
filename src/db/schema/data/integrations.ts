import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ContactFilter } from '../../../contracts/contacts/contact-filter.ts'
import type {
  AutoContacts,
  IntegrationState,
  OnExisting,
  PushState,
} from '../../../contracts/integrations/integrations.ts'
import type { FieldMapping, IntegrationProvider } from '../../../rules/integrations/integration-fields.ts'
import { flag, id, instant } from '../columns.ts'

/** The settings of an integration, without its secrets. */
export interface IntegrationSettings {
  /** The base URL of the account's API; of a webhook, where contacts are sent. */
  readonly url: string
  /** Names the account at the provider, so that connecting it again finds this row. */
  readonly remoteAccount: string
  /** The base URL of the provider's pages for records; null if there are none. */
  readonly recordsUrl: string | null
  /** The provider's name of a property that holds our id; null if it has none. */
  readonly keyProperty: { readonly person: string | null; readonly organization: string | null }
}

/** The encrypted secrets of an OAuth provider are `GrantTokens`; of a webhook these. */
export interface WebhookSecrets {
  readonly secret: string
}

/** A product that contacts and answers are pushed to. */
export const integrations = sqliteTable(
  'integrations',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    provider: text('provider').$type<IntegrationProvider>().notNull(),
    name: text('name').notNull(),
    settings: text('settings', { mode: 'json' }).$type<IntegrationSettings>().notNull(),
    secrets: text('secrets').notNull(),
    mapping: text('mapping', { mode: 'json' }).$type<FieldMapping>().notNull(),
    onExisting: text('on_existing').$type<OnExisting>().notNull(),
    withOrganizations: flag('with_organizations').notNull(),
    autoContacts: text('auto_contacts').$type<AutoContacts>().notNull(),
    /** The number of the list whose contacts are pushed. */
    autoLabel: integer('auto_label'),
    /** The number of the last contact that counts as known to it. */
    autoAfter: integer('auto_after').notNull(),
    autoAnswers: flag('auto_answers').notNull(),
    state: text('state').$type<IntegrationState>().notNull(),
    problem: text('problem'),
    /** When its owner was mailed about `state`; null if not yet. */
    problemMailedAt: instant('problem_mailed_at'),
    /** Until when one Worker alone refreshes the access token; null if none does. */
    refreshEndsAt: instant('refresh_ends_at'),
    /** Until when the provider wants no requests; null if it does. */
    restsUntil: instant('rests_until'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('integrations_by_account').on(table.accountId, table.createdAt),
    index('integrations_automatic').on(table.accountId).where(sql`auto_contacts <> 'none'`),
  ],
)

export const LINK_KINDS = ['person', 'organization', 'answer'] as const
export type LinkKind = (typeof LINK_KINDS)[number]

/**
 * Which record of a provider belongs to which contact or answer, or why there is none. Triggers delete it with the
 * contact or the answer.
 */
export const integrationLinks = sqliteTable(
  'integration_links',
  {
    integrationId: text('integration_id')
      .notNull()
      .references(() => integrations.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    kind: text('kind', { enum: LINK_KINDS }).notNull(),
    /** The number of the contact, or the id of the answer. */
    key: text('key').notNull(),
    /** The provider's id of the record; null until it has one. */
    remoteId: text('remote_id'),
    /** SHA-256 of what was pushed last, so that the same is not pushed again. */
    hash: text('hash'),
    /** Why the last push of it failed, as a sentence; null after a success. */
    problem: text('problem'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.integrationId, table.kind, table.key] }),
    index('integration_links_by_account').on(table.accountId, table.createdAt),
    index('integration_links_by_key').on(table.key, table.kind),
    index('integration_links_failed').on(table.integrationId, table.updatedAt).where(sql`problem IS NOT NULL`),
  ],
)

/** What a push walks through. */
export type PushSource =
  | { readonly kind: 'chosen'; readonly numbers: readonly number[] }
  | { readonly kind: 'matching'; readonly filter: ContactFilter; readonly bound: number }
  /** Contacts on a list that have no link yet. */
  | { readonly kind: 'list'; readonly label: number; readonly bound: number }
  /** Contacts above a number. */
  | { readonly kind: 'new'; readonly after: number; readonly bound: number }
  | { readonly kind: 'failed'; readonly before: string }
  | { readonly kind: 'answers'; readonly ids: readonly string[] }

/**
 * A push of contacts or answers. It runs in steps: each advances this row in the transaction that stores its links, so
 * that a repeated or interrupted one changes nothing.
 */
export const integrationPushes = sqliteTable(
  'integration_pushes',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    integrationId: text('integration_id')
      .notNull()
      .references(() => integrations.id, { onDelete: 'cascade' }),
    source: text('source', { mode: 'json' }).$type<PushSource>().notNull(),
    name: text('name').notNull(),
    state: text('state').$type<PushState>().notNull(),
    /** Behind which number or index of the source it goes on. */
    position: integer('position').notNull(),
    total: integer('total').notNull(),
    created: integer('created').notNull().default(0),
    updated: integer('updated').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    skipped: integer('skipped').notNull().default(0),
    /** Steps in a row that the provider did not take. */
    failures: integer('failures').notNull().default(0),
    problem: text('problem'),
    /** When the next step is due; null once it ended. */
    dueAt: instant('due_at'),
    createdAt: instant('created_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('integration_pushes_by_account').on(table.accountId, table.createdAt),
    index('integration_pushes_by_integration').on(table.integrationId, table.createdAt),
    index('integration_pushes_due').on(table.dueAt).where(sql`due_at IS NOT NULL`),
  ],
)
