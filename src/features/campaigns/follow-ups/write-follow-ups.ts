import { type SQL, sql } from 'drizzle-orm'
import type { FollowUpInput } from '../../../contracts/campaigns/follow-ups.ts'
import { type StepVariant, VariantTest } from '../../../contracts/campaigns/steps.ts'
import type { Channel } from '../../../contracts/senders/channel.ts'
import { type Statement, statement } from '../../../db/batch.ts'
import type { CampaignRow } from '../../../domain/campaigns/campaign-row.ts'

export const HOUR_SECONDS = 3_600
export const afterSecondsOf = ({ after_hours }: Pick<FollowUpInput, 'after_hours'>): number =>
  after_hours * HOUR_SECONDS

type Optional = 'kind' | 'condition' | 'variants' | 'variant_test'

/** The content of a follow-up to store. */
export interface FollowUpText extends Omit<FollowUpInput, 'id' | Optional>, Partial<Pick<FollowUpInput, Optional>> {
  readonly id: string
  readonly step: number
}

/** Columns that a follow-up always copies from the campaign that it follows. */
const TAKEN = sql.raw(
  'name, type, format, sender_id, status, topic_id, require_opt_in, include_unsubscribe, unsubscribe_url, track_opens, track_clicks, batch_size, batch_delay, "window", gap, domain_limit, stops_organization',
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
  const { id, step, content, stop_on_click, kind = 'message', condition = 'no_answer' } = text
  const isMessage = kind === 'message'
  const variants =
    isMessage && text.variants?.length ? JSON.stringify(text.variants.map((one) => wordingOf(type, one))) : null
  const test = variants === null ? null : JSON.stringify(text.variant_test ?? VariantTest.parse({}))
  const subject = type === 'email' && isMessage ? text.subject : null
  const textContent = type === 'email' && isMessage ? text.text_content : null
  return statement(sql`
    INSERT INTO campaigns (id, account_id, follows_id, step, after_seconds, stops_on_click, step_kind, condition, variants, variant_test, subject, content, text_content, created_at, updated_at, ${TAKEN})
    SELECT ${id}, account_id, ${rootId}, ${step}, ${afterSecondsOf(text)}, ${stop_on_click ? 1 : 0}, ${kind}, ${condition}, ${variants}, ${test}, ${subject}, ${content}, ${textContent}, ${at}, ${at}, ${TAKEN}
    FROM campaigns WHERE id = ${rootId} AND ${isMeant}
    ON CONFLICT (id) DO UPDATE SET step = excluded.step, after_seconds = excluded.after_seconds, stops_on_click = excluded.stops_on_click,
      step_kind = excluded.step_kind, condition = excluded.condition, variants = excluded.variants, variant_test = excluded.variant_test,
      variant_winner = iif(excluded.variants IS campaigns.variants, campaigns.variant_winner, NULL),
      subject = excluded.subject, content = excluded.content, text_content = excluded.text_content, updated_at = excluded.updated_at
    WHERE campaigns.follows_id = ${rootId}`)
}

/** Text messages have neither subjects nor plain-text parts. */
export const wordingOf = (type: Channel, { subject, content, text_content }: StepVariant): StepVariant =>
  type === 'email' ? { subject, content, text_content } : { subject: null, content, text_content: null }

/** The fields of a stored follow-up, as its input has them; without its delay. */
export const followUpFieldsOf = (row: CampaignRow) => ({
  subject: row.subject,
  content: row.content,
  text_content: row.textContent,
  stop_on_click: row.stopsOnClick,
  kind: row.stepKind,
  condition: row.condition,
  variants: [...(row.variants ?? [])],
  variant_test: row.variantTest,
})
