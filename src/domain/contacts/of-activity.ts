import { type SQL, sql } from 'drizzle-orm'
import type { Activity } from '../../contracts/contacts/contact-filter.ts'
import type { Account } from '../../core/account.ts'
import { TYPE_CODES } from '../../db/codes.ts'
import { contactOfItem } from './contact-row.ts'
import type { Subset } from './subset.ts'

export interface AskedActivity {
  readonly activity: Activity
  /** A campaign of the account, with its follow-ups; null for any campaign. */
  readonly campaignId: string | null
  /** ISO 8601; null for any time. Of messages without a reaction, when they were sent. */
  readonly since: string | null
}

type Reaction = Exclude<Activity, 'sent' | `not_${string}`>

const NEGATED = { not_opened: 'opened', not_clicked: 'clicked', not_replied: 'replied' } as const
const columnOf = (reaction: Reaction): SQL => sql.raw(`recipients.${reaction}_at`)

/**
 * The contacts who got a message of a campaign, or reacted to one. A message belongs to the contact that it was
 * addressed to or, if that no longer exists, to the contact that its address belongs to.
 */
export function ofActivity(account: Account, asked: AskedActivity): Omit<Subset, 'isSmall'> {
  const since = asked.since ?? ''
  const isSent = sql`recipients.sent_at >= ${since}`
  // A comparison with the reaction's own column too, so that its index is used: it comes after the message.
  const isReaction = (reaction: Reaction) => sql`${columnOf(reaction)} >= ${since}`
  const one = (condition: SQL) => messagesOf(account, asked.campaignId, condition)
  const { activity } = asked
  if (activity === 'sent') return one(isSent)
  if (activity in NEGATED) {
    const sent = one(isSent)
    const reacted = one(sql`${isReaction(NEGATED[activity as keyof typeof NEGATED])} AND ${isSent}`)
    return {
      numbers: sql`SELECT contact FROM (${sent.numbers}) WHERE contact NOT IN (${reacted.numbers})`,
      has: (contact) => sql`(${sent.has(contact)} AND NOT ${reacted.has(contact)})`,
    }
  }
  return one(isReaction(activity as Reaction))
}

/** The contacts of messages that fulfil a condition. */
function messagesOf(account: Account, campaignId: string | null, condition: SQL): Omit<Subset, 'isSmall'> {
  const isMeant = sql`own.account_id = ${account.id} AND ${
    campaignId === null ? sql`true` : sql`(own.id = ${campaignId} OR own.follows_id = ${campaignId})`
  }`
  const isOfType = sql`items.type = iif(own.type = 'email', ${TYPE_CODES.emails}, ${TYPE_CODES.phones})`
  return {
    numbers: sql`
      SELECT contact FROM (
        SELECT DISTINCT coalesce(known.number, ${contactOfItem(sql`items.number`)}) AS contact
        FROM campaigns AS own CROSS JOIN recipients ON recipients.campaign_id = own.id AND ${condition}
        LEFT JOIN contacts AS known ON known.number = recipients.contact
        LEFT JOIN items ON known.number IS NULL AND items.account = ${account.number} AND ${isOfType} AND items.normalized = recipients.address
        WHERE ${isMeant}) WHERE contact IS NOT NULL`,
    has: (contact) => sql`(
      EXISTS (
        SELECT 1 FROM recipients CROSS JOIN campaigns AS own ON own.id = recipients.campaign_id
        WHERE recipients.contact = ${contact} AND ${condition} AND ${isMeant})
      OR EXISTS (
        SELECT 1 FROM contact_values AS value CROSS JOIN items ON items.number = value.item
        CROSS JOIN recipients ON recipients.account_id = ${account.id} AND recipients.address = items.normalized
        CROSS JOIN campaigns AS own ON own.id = recipients.campaign_id
        WHERE value.contact = ${contact} AND ${condition} AND ${isMeant} AND ${isOfType}
          AND NOT EXISTS (SELECT 1 FROM contacts AS known WHERE known.number = recipients.contact)
          AND ${contactOfItem(sql`items.number`)} = ${contact}))`,
  }
}
