import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { id, instant } from '../columns.ts'
import { campaigns } from './campaigns.ts'

/** A file attached to every email of a campaign, except follow-ups; its bytes are an object in storage. */
export const campaignAttachments = sqliteTable(
  'campaign_attachments',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    campaignId: text('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    /** SHA-256 in hex: the object's name, so that copies of the campaign share it. */
    hash: text('hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('attachments_by_campaign').on(table.campaignId),
    index('attachments_by_hash').on(table.accountId, table.hash),
  ],
)
