import { type SQL, sql } from 'drizzle-orm'
import type { RecipientEventKind } from '../../contracts/campaigns/campaign-states.ts'
import { type Statement, statement } from '../../db/batch.ts'
import { uuidOf } from '../../lib/ids.ts'

/** Identifies a recipient's message and its account. */
export interface RecipientOfAccount {
  readonly id: string
  readonly accountId: string
}

/** An event of a message. */
export interface RecipientEvent {
  /** Derived from the report of the event, so that a repeated report has no effect. */
  readonly id: string
  readonly kind: RecipientEventKind
  /** ISO 8601. */
  readonly at: string
  /** As a sentence. */
  readonly text?: string | null
  /** The URL that was clicked. */
  readonly url?: string | null
  /** Whether a scanner or an image proxy caused it; such events do not count in rates. */
  readonly isAutomatic?: boolean
}

/** A condition on rows of `recipients`: the recipient with an id, if it belongs to the account. */
export const isRecipient = ({ id, accountId }: RecipientOfAccount): SQL =>
  sql`recipients.id = ${id} AND recipients.account_id = ${accountId}`

/** The event id of a recipient's unsubscription, which can only happen once. */
export const unsubscribedEventId = (recipientId: string): string => uuidOf(`${recipientId} unsubscribed`)

/**
 * A statement that records an event of a message, once per event id.
 *
 * @param condition on the row of `recipients`; `changes() > 0` refers to the statement before
 */
export const eventStatement = (
  recipient: RecipientOfAccount,
  { id, kind, at, text = null, url = null, isAutomatic = false }: RecipientEvent,
  condition: SQL = sql`true`,
): Statement<never> =>
  statement(sql`
    INSERT INTO recipient_events (id, account_id, campaign_id, recipient_id, kind, happened_at, text, url, is_automatic)
    SELECT ${id}, account_id, campaign_id, id, ${kind}, ${at}, ${text}, ${url}, ${isAutomatic ? 1 : 0} FROM recipients
    WHERE ${isRecipient(recipient)} AND ${condition} ON CONFLICT (id) DO NOTHING`)

/** A statement that records events of many recipients of a campaign, skipping deleted recipients. */
export const eventsFromJson = (
  accountId: string,
  campaignId: string,
  events: readonly (Pick<RecipientEvent, 'id' | 'kind' | 'text'> & { readonly recipientId: string })[],
  at: string,
): Statement<never> =>
  statement(sql`
    INSERT INTO recipient_events (id, account_id, campaign_id, recipient_id, kind, happened_at, text)
    SELECT value ->> 'id', ${accountId}, ${campaignId}, value ->> 'recipientId', value ->> 'kind', ${at}, value ->> 'text'
    FROM json_each(${JSON.stringify(events)}) WHERE value ->> 'recipientId' IN (SELECT id FROM recipients WHERE campaign_id = ${campaignId})
    ON CONFLICT (id) DO NOTHING`)

/** Replaces the text of an event. */
export const rewordEvent = (accountId: string, id: string, text: string): Statement<never> =>
  statement(sql`UPDATE recipient_events SET text = ${text} WHERE id = ${id} AND account_id = ${accountId}`)

/** Deletes an event if a condition holds. */
export const removeEvent = (accountId: string, id: string, condition: SQL): Statement<never> =>
  statement(sql`DELETE FROM recipient_events WHERE id = ${id} AND account_id = ${accountId} AND ${condition}`)
