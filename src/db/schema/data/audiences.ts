import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Audience, AudienceStart, AudienceState, ExcludedCounts } from '../../../contracts/campaigns/audience.ts'
import { instant } from '../columns.ts'
import { campaigns } from './campaigns.ts'

/**
 * The recipients that a campaign gets from an audience. They are chosen in batches, then added in batches: each batch
 * advances this row in its own transaction, so a repeated or interrupted one changes nothing.
 */
export const audienceBuilds = sqliteTable(
  'audience_builds',
  {
    campaignId: text('campaign_id')
      .primaryKey()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    audience: text('audience', { mode: 'json' }).$type<Audience>().notNull(),
    state: text('state').$type<AudienceState>().notNull(),
    /** The number of the last contact or item that was examined. */
    position: integer('position').notNull().default(0),
    /** Later contacts or items were not part of the preview, so they are not added. */
    bound: integer('bound').notNull(),
    /** How many match, and how many of them have been examined. */
    total: integer('total').notNull(),
    examined: integer('examined').notNull().default(0),
    /** JSON of how many were excluded, by reason. */
    excluded: text('excluded', { mode: 'json' }).$type<ExcludedCounts>().notNull(),
    /** Addresses that passed every check of their own. */
    passed: integer('passed').notNull().default(0),
    /** How many of them lost their place to a better one. */
    replaced: integer('replaced').notNull().default(0),
    /** JSON of what follows once all recipients are added; null if the campaign stays a draft. */
    start: text('start', { mode: 'json' }).$type<AudienceStart>(),
    /** Why the campaign did not get all recipients or was not started, as a sentence. */
    problem: text('problem'),
    /** When the clock assumes that its worker crashed; null once it ended. */
    dueAt: instant('due_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('audience_builds_by_account').on(table.accountId, table.createdAt),
    index('audience_builds_due').on(table.dueAt).where(sql`due_at IS NOT NULL`),
  ],
)

/**
 * Addresses chosen so far for a build, one for each place. A better one replaces a worse one, whatever the order in
 * which they are examined.
 */
export const audiencePicks = sqliteTable(
  'audience_picks',
  {
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    /** What only one address is chosen for: an organisation, a person or an address, as the audience says. */
    place: text('place').notNull(),
    /** The higher, the better; of equal ones, the contact and the item with the lower numbers. */
    rank: integer('rank').notNull(),
    /** The number of the contact; null for an address without one. */
    contact: integer('contact'),
    /** The number of the address. */
    item: integer('item').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignId, table.place] }),
    index('audience_picks_by_rank').on(table.campaignId, table.rank, table.contact, table.item),
  ],
)
