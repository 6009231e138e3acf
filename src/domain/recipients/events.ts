import { type SQL, sql } from 'drizzle-orm'
import type { RecipientEventKind } from '../../contracts/campaigns.ts'
import { type Statement, statement } from '../../db/batch.ts'
import { uuidOf } from '../../lib/ids.ts'

/** A message of a campaign. */
export interface RecipientOfAccount {
  readonly id: string
  readonly accountId: string
}

/** What happened to a message. */
export interface RecipientEvent {
  /** Made of what reports it, so that a repetition is none. */
  readonly id: string
  readonly kind: RecipientEventKind
  /** ISO 8601. */
  readonly at: string
  /** As a sentence. */
  readonly text?: string | null
  /** Of a click. */
  readonly url?: string | null
  /** Of a scanner or an image proxy: in no rate. */
  readonly isAutomatic?: boolean
}

/** A condition on rows of `recipients`: the one of an id, if it is the account's. */
export const isRecipient = ({ id, accountId }: RecipientOfAccount): SQL =>
  sql`recipients.id = ${id} AND recipients.account_id = ${accountId}`

/** Of one recipient: nobody unsubscribes twice. */
export const unsubscribedEventId = (recipientId: string): string => uuidOf(`${recipientId} unsubscribed`)

/**
 * A statement that writes down an event of a message, once by its id.
 *
 * @param condition on the row of `recipients`; `changes() > 0` is about the statement before
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

/** Events of many recipients of a campaign, those that are still there. */
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

/** Says an event's sentence anew. */
export const rewordEvent = (accountId: string, id: string, text: string): Statement<never> =>
  statement(sql`UPDATE recipient_events SET text = ${text} WHERE id = ${id} AND account_id = ${accountId}`)

/** Takes an event back, where a condition holds. */
export const removeEvent = (accountId: string, id: string, condition: SQL): Statement<never> =>
  statement(sql`DELETE FROM recipient_events WHERE id = ${id} AND account_id = ${accountId} AND ${condition}`)
