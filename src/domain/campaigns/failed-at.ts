import { type SQL, sql } from 'drizzle-orm'

/** When a recipient's message failed: `bounced_at`, else the time of the last event, else the end of the campaign. */
export const failedAt: SQL = sql`coalesce(bounced_at, (SELECT max(happened_at) FROM recipient_events WHERE recipient_id = recipients.id),
    (SELECT coalesce(sent_at, updated_at) FROM campaigns WHERE campaigns.id = recipients.campaign_id))`
