import { type SQL, sql } from 'drizzle-orm'
import type { FollowUpInput } from '../../../contracts/campaigns/follow-ups.ts'
import { type Statement, statement } from '../../../db/batch.ts'
import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'

export const HOUR_SECONDS = 3_600
export const afterSecondsOf = ({ after_hours }: Pick<FollowUpInput, 'after_hours'>): number =>
  after_hours * HOUR_SECONDS

/** The content of a follow-up to store. */
export interface FollowUpText extends Omit<FollowUpInput, 'id'> {
  readonly id: string
  readonly step: number
}

/** Columns that a follow-up always copies from the campaign that it follows. */
const TAKEN = sql.raw(
  'name, type, format, sender_id, status, require_opt_in, include_unsubscribe, unsubscribe_url, track_opens, track_clicks, batch_size, batch_delay, "window", gap, domain_limit',
)

/** Copies the settings of a campaign to its follow-ups. Their statuses always match already. */
export const passOnSettings = (rootId: string): Statement<never> =>
  statement(sql`
    UPDATE campaigns SET (${TAKEN}) = (SELECT ${TAKEN} FROM campaigns AS root WHERE root.id = ${rootId}),
      subject = CASE WHEN (SELECT type FROM campaigns AS root WHERE root.id = ${rootId}) = 'sms' THEN NULL ELSE subject END,
      text_content = CASE WHEN (SELECT type FROM campaigns AS root WHERE root.id = ${rootId}) = 'sms' THEN NULL ELSE text_content END
    WHERE follows_id = ${rootId}`)

/** Inserts or updates a follow-up, with the settings of the campaign that it follows. */
export function writeFollowUp(
  { id: rootId, type }: Pick<CampaignRow, 'id' | 'type'>,
  text: FollowUpText,
  at: string,
  isMeant: SQL = sql`true`,
): Statement<never> {
  const { id, step, content, stop_on_click } = text
  const subject = type === 'email' ? text.subject : null
  const textContent = type === 'email' ? text.text_content : null
  return statement(sql`
    INSERT INTO campaigns (id, account_id, follows_id, step, after_seconds, stops_on_click, subject, content, text_content, created_at, updated_at, ${TAKEN})
    SELECT ${id}, account_id, ${rootId}, ${step}, ${afterSecondsOf(text)}, ${stop_on_click ? 1 : 0}, ${subject}, ${content}, ${textContent}, ${at}, ${at}, ${TAKEN}
    FROM campaigns WHERE id = ${rootId} AND ${isMeant}
    ON CONFLICT (id) DO UPDATE SET step = excluded.step, after_seconds = excluded.after_seconds, stops_on_click = excluded.stops_on_click,
      subject = excluded.subject, content = excluded.content, text_content = excluded.text_content, updated_at = excluded.updated_at
    WHERE campaigns.follows_id = ${rootId}`)
}
