import { type SQL, sql } from 'drizzle-orm'

/** The sender of a recipient's message: its own if the campaign rotates several, else the campaign's. */
export const senderOf = (
  recipient: { readonly senderId: string | null },
  campaign: { readonly senderId: string | null },
): string | null => recipient.senderId ?? campaign.senderId

/** The same in SQL, for statements that join `recipients` and `campaigns`. */
export const SENDER_OF: SQL = sql`coalesce(recipients.sender_id, campaigns.sender_id)`
