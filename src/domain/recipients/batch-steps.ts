import { type SQL, sql } from 'drizzle-orm'
import type { VariantName } from '../../contracts/campaigns/steps.ts'
import type { SuppressionReason } from '../../contracts/suppressions/suppressions.ts'
import { type Statement, statement } from '../../db/batch.ts'
import { uuidOf } from '../../lib/ids.ts'
import type { Variant } from '../../outreach/outcomes/judge-subject-test.ts'
import { isHeld } from '../campaigns/batch.ts'
import { eventsFromJson } from './events.ts'
import { areIn, step } from './steps.ts'

/*
 * The statements of a batch that change its campaign's recipients. A row is `sending` only from just before its
 * delivery until right after, so a batch that crashes leaves no more rows in doubt than it had deliveries in flight.
 */

/** A batch of a campaign. */
export interface Batch {
  readonly campaignId: string
  readonly batchId: string
}

const heldBy = ({ campaignId: id, batchId }: Batch): SQL => isHeld({ id, batchId })
const isSending = (campaignId: string): SQL =>
  sql`EXISTS (SELECT 1 FROM campaigns WHERE id = ${campaignId} AND status = 'sending')`

export const UNKNOWN_REASON = "The server stopped while sending this message, so we don't know whether it arrived."

export interface ClaimedRow {
  id: string
  address: string
  name: string | null
  company: string | null
  fields: string | null
  data_source: string
  consent: string | null
  contact: number | null
  organization: string | null
  time_zone: string | null
  country: string | null
  variant: VariantName | null
  step_variant: VariantName | null
  attempts: number
  first_tried_at: string | null
}

/**
 * Claims waiting recipients that are due, in order, while the batch holds its campaign and the campaign is being sent.
 *
 * @param isMeant a condition on rows of `recipients`
 * @param limit an SQL number
 * @param variant the subject for those who have none yet
 * @param senderId the sender of their messages
 * @param startedAt when this run of the campaign began, ISO 8601
 * @param now ISO 8601
 */
export function claimStatement(
  batch: Batch,
  {
    isMeant,
    limit,
    variant,
    senderId,
    startedAt,
    now,
  }: {
    readonly isMeant: SQL
    readonly limit: SQL
    readonly variant: Variant | null
    readonly senderId: string | null
    readonly startedAt: string | null
    readonly now: string
  },
): Statement<ClaimedRow> {
  const { becomes, isBefore } = step('claimed', 'pending')
  return statement<ClaimedRow>(sql`
    UPDATE recipients SET ${becomes}, batch_id = ${batch.batchId}, next_at = NULL, sender_id = ${senderId}, variant = coalesce(variant, ${variant})
    WHERE id IN (
      SELECT id FROM recipients WHERE campaign_id = ${batch.campaignId} AND ${isBefore} AND (next_at IS NULL OR next_at <= ${now}) AND ${isMeant}
      ORDER BY id LIMIT ${limit})
      AND ${heldBy(batch)} AND ${isSending(batch.campaignId)}
    RETURNING id, address, name, company, fields, data_source, consent, contact, organization, time_zone, country, variant, step_variant, attempts,
      (SELECT min(happened_at) FROM recipient_events
        WHERE recipient_id = recipients.id AND kind = 'deferred' AND happened_at >= ${startedAt ?? ''}) AS first_tried_at`)
}

/** Assigns recipients one of the two subjects of an A/B test. @param variant an SQL text: `a` or `b` */
export const variantStatement = (variant: SQL, isMeant: SQL): Statement<{ id: string }> =>
  statement<{ id: string }>(sql`UPDATE recipients SET variant = ${variant} WHERE ${isMeant} RETURNING id`)

/**
 * Assigns variants of a step to waiting recipients without one, in equal shares: in turn, in the order of the random
 * end of their ids, from where the recipients who had their turn left off. A single one, the best, replaces those of
 * recipients to whom no delivery was tried yet.
 *
 * @param names of the variants to assign
 */
export const stepVariantStatement = (
  { campaignId }: Batch,
  names: readonly VariantName[],
  rowsAtOnce: number,
  condition: SQL,
): Statement<{ id: string }> => {
  const isMeant =
    names.length === 1
      ? sql`(step_variant IS NULL OR attempts = 0 AND step_variant <> ${names[0]})`
      : sql`step_variant IS NULL`
  return statement<{ id: string }>(sql`
    UPDATE recipients SET step_variant = substr(${names.join('')}, 1 + (place + before) % ${names.length}, 1)
    FROM (
      SELECT id AS chosen, row_number() OVER (ORDER BY substr(id, -12)) - 1 AS place,
        (SELECT coalesce(sum(total), 0) FROM campaign_totals WHERE campaign_id = ${campaignId} AND what IN ('sent', 'delivered', 'bounced', 'failed', 'unknown')) AS before
      FROM (SELECT id FROM recipients WHERE campaign_id = ${campaignId} AND state = 'pending' AND ${isMeant} ORDER BY id LIMIT ${rowsAtOnce}))
    WHERE recipients.id = chosen AND ${condition} RETURNING recipients.id`)
}

/**
 * Releases the recipients that a batch has claimed but not begun to send to: they wait again.
 *
 * @param ids by default all of them
 */
export const releaseStatement = ({ campaignId, batchId }: Batch, ids?: readonly string[]): Statement<never> =>
  released(
    sql`campaign_id = ${campaignId} AND batch_id = ${batchId}${ids ? sql` AND id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))` : sql``}`,
  )

/** A condition: recipients that a crashed batch left in a state, for the batch that holds the campaign now. */
export const leftBehind = (batch: Batch, state: 'claimed' | 'sending'): SQL =>
  sql`campaign_id = ${batch.campaignId} AND ${areIn(state)} AND ${heldBy(batch)}`

/**
 * Recovers what a crashed batch left behind: claimed recipients wait again; for those being sent to, it is unknown
 * whether the message arrived.
 */
export function recoverStatements(batch: Batch): readonly [Statement<never>, Statement<{ id: string }>] {
  const { becomes } = step('unknown', 'sending')
  return [
    released(leftBehind(batch, 'claimed')),
    statement<{ id: string }>(
      sql`UPDATE recipients SET ${becomes}, state_reason = ${UNKNOWN_REASON} WHERE ${leftBehind(batch, 'sending')} RETURNING id`,
    ),
  ]
}

function released(isMeant: SQL): Statement<never> {
  const { becomes, isBefore } = step('pending', 'claimed')
  return statement(
    sql`UPDATE recipients SET ${becomes}, batch_id = NULL, sender_id = ${senderUnless(sql`attempts > 0`)} WHERE ${isBefore} AND ${isMeant}`,
  )
}

/**
 * SQL: the sender of a recipient that waits again. Any sender may take it, unless it is in a thread, which stays with its
 * sender, or was tried: a second attempt from elsewhere would meet the server's greylist again.
 */
export const senderUnless = (wasTried: SQL): SQL =>
  sql`CASE WHEN ${wasTried} OR EXISTS (SELECT 1 FROM campaigns WHERE id = recipients.campaign_id AND follows_id IS NOT NULL) THEN sender_id ELSE NULL END`

/** Starts delivery to claimed recipients, except those who must not be sent to by now: suppressed, or stopped. */
export function beginStatement(
  batch: Batch,
  isRefused: SQL,
  wanted: readonly { readonly id: string; readonly hash: string; readonly messageId: string | null }[],
): Statement<{ id: string }> {
  const { becomes, isBefore } = step('sending', 'claimed')
  return statement<{ id: string }>(sql`
    UPDATE recipients SET ${becomes}, attempts = attempts + 1, message_id = wanted.value ->> 'messageId'
    FROM json_each(${JSON.stringify(wanted)}) AS wanted
    WHERE recipients.id = wanted.value ->> 'id' AND ${isBefore} AND batch_id = ${batch.batchId} AND ${heldBy(batch)} AND NOT ${isRefused}
      AND ${isSending(batch.campaignId)} RETURNING recipients.id`)
}

export interface SkippedRecipient {
  readonly id: string
  /** As a sentence. */
  readonly reason: string
  readonly hash?: string
  /** When they went on to the next step, ISO 8601; without it the sequence ends for them. */
  readonly passedAt?: string | null
}

/** Skips claimed recipients. @param condition may refer to `given`, one of the JSON rows */
export function skipStatement(
  batch: Batch,
  skipped: readonly SkippedRecipient[],
  condition: SQL = sql`true`,
): Statement<never> {
  const { becomes, isBefore } = step('skipped', 'claimed')
  return statement(sql`
    UPDATE recipients SET ${becomes}, state_reason = given.value ->> 'reason', passed_at = given.value ->> 'passedAt', batch_id = NULL
    FROM json_each(${JSON.stringify(skipped)}) AS given
    WHERE recipients.id = given.value ->> 'id' AND ${isBefore} AND batch_id = ${batch.batchId} AND ${condition}`)
}

/** The result of a delivery attempt. */
export interface DeliveryResult {
  readonly recipient: { readonly id: string }
  /** `pending`: to be tried again later. */
  readonly state: 'sent' | 'bounced' | 'failed' | 'unknown' | 'pending'
  /** Null if it was sent, or was begun but not tried. */
  readonly reason: string | null
  readonly messageId: string | null
  /** The next attempt of a pending message. */
  readonly nextAt: string | null
  readonly attempts: number
  readonly suppressAs: SuppressionReason | null
}

/**
 * Records the final results of deliveries. Also applies where the batch was meanwhile taken for crashed and the row set
 * to `unknown`: a definite result replaces that.
 *
 * @param at ISO 8601
 */
export const settleStatement = (batch: Batch, settled: readonly DeliveryResult[], at: string): Statement<never> =>
  handedOver(
    batch,
    settled,
    at,
    sql`(${areIn('sending')} OR ${areIn('unknown')} AND given.value ->> 'state' IN ('sent', 'bounced'))`,
  )

/** Defers messages that were temporarily rejected until their next attempt. */
export const deferStatement = (batch: Batch, deferred: readonly DeliveryResult[], at: string): Statement<never> =>
  handedOver(
    batch,
    deferred,
    at,
    step('pending', 'sending').isBefore,
    sql`, sender_id = ${senderUnless(sql`given.value ->> 'attempts' > 0`)}`,
  )

const handedOver = (
  { batchId }: Batch,
  some: readonly DeliveryResult[],
  at: string,
  isBefore: SQL,
  further: SQL = sql``,
): Statement<never> =>
  statement(sql`
    UPDATE recipients SET state = given.value ->> 'state', state_reason = given.value ->> 'reason', message_id = coalesce(given.value ->> 'messageId', message_id),
      next_at = given.value ->> 'nextAt', attempts = given.value ->> 'attempts',
      sent_at = CASE given.value ->> 'state' WHEN 'sent' THEN ${at} ELSE sent_at END,
      bounced_at = CASE given.value ->> 'state' WHEN 'bounced' THEN ${at} ELSE bounced_at END,
      batch_id = CASE given.value ->> 'state' WHEN 'pending' THEN NULL ELSE batch_id END${further}
    FROM json_each(${JSON.stringify(some.map(({ recipient: { id }, state, reason, messageId, nextAt, attempts }) => ({ id, state, reason, messageId, nextAt, attempts })))}) AS given
    WHERE recipients.id = given.value ->> 'id' AND batch_id = ${batchId} AND ${isBefore}`)

/** The event id of a delivery result, which is also the id of its published event. */
export const handOverEventId = ({ batchId }: Batch, recipientId: string, state: DeliveryResult['state']): string =>
  uuidOf(`${recipientId} ${state} ${batchId}`)

/** The events of those delivery results that have a reason. */
export function handOverEvents(
  batch: Batch,
  accountId: string,
  some: readonly DeliveryResult[],
  at: string,
): Statement<never>[] {
  const events = some
    .filter(({ reason }) => reason !== null)
    .map(({ recipient: { id: recipientId }, state, reason }) => ({
      id: handOverEventId(batch, recipientId, state),
      recipientId,
      kind: state === 'pending' ? ('deferred' as const) : state,
      text: reason,
    }))
  return events.length === 0 ? [] : [eventsFromJson(accountId, batch.campaignId, events, at)]
}
