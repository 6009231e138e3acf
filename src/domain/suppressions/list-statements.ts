import { type SQL, sql } from 'drizzle-orm'
import type { Channel } from '../../contracts/senders/channel.ts'
import type { SuppressionReason } from '../../contracts/suppressions/suppressions.ts'
import type { ServiceContext } from '../../core/context.ts'
import { type Statement, statement } from '../../db/batch.ts'
import { deciderOf, type ToSuppress } from './suppressions.ts'

/** Identifies an address in the suppression list of an account. */
export interface ListedAddress {
  readonly accountId: string
  readonly channel: Channel
  /** All hashes it may have in the list. */
  readonly hashes: readonly string[]
}

/**
 * A condition: the account may remove the entry. Older entries do not store who decided, so it is derived from their
 * reason.
 */
const isRemovable: SQL = sql`coalesce(suppressions.decided_by, CASE suppressions.reason WHEN 'manual' THEN 'account' WHEN 'bounced' THEN 'automatic' ELSE 'recipient' END)
  IN ('automatic', 'account')`

/** A condition on rows of `suppressions`: the entries of an address. */
export const isEntryOf = ({ accountId, channel, hashes }: ListedAddress): SQL =>
  sql`account_id = ${accountId} AND channel = ${channel} AND hash IN (SELECT value FROM json_each(${JSON.stringify(hashes)}))`

/** A condition: an address is not on the list. */
export const isUnlisted = (address: ListedAddress): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM suppressions WHERE ${isEntryOf(address)})`

/** A statement that adds an address to the list. An existing entry keeps its reason. */
export const suppressStatement = (ctx: Pick<ServiceContext, 'clock'>, entry: ToSuppress): Statement<never> =>
  statement(sql`
    INSERT INTO suppressions (account_id, channel, hash, hint, reason, decided_by, campaign_id, recipient_id, created_at)
    VALUES (${entry.accountId}, ${entry.channel}, ${entry.hash}, ${entry.hint}, ${entry.reason}, ${deciderOf(entry)},
      ${entry.campaignId ?? null}, ${entry.recipientId ?? null}, ${ctx.clock.now().toISOString()})
    ON CONFLICT (account_id, channel, hash) DO NOTHING`)

/**
 * A statement that adds addresses to the list at the account's own request.
 *
 * @param list JSON rows of `channel`, `hash` and `hint`; with `reason` and `decided_by` where another product's export
 * says why
 * @param at ISO 8601
 */
export const suppressManyStatement = (accountId: string, list: string, at: string): Statement<never> =>
  statement(sql`
    INSERT INTO suppressions (account_id, channel, hash, hint, reason, decided_by, created_at)
    SELECT ${accountId}, value ->> 'channel', value ->> 'hash', value ->> 'hint', coalesce(value ->> 'reason', 'manual'), coalesce(value ->> 'decided_by', 'account'), ${at} FROM json_each(${list}) WHERE true
    ON CONFLICT (account_id, channel, hash) DO NOTHING`)

/**
 * A statement that takes over entries from elsewhere. A decision of the recipient replaces one of the account, never the
 * other way round.
 *
 * @param list JSON rows of `channel`, `hash`, `hint`, `reason`, `decided_by`, `campaign_id`, `recipient_id`, `created_at`
 */
export const takeOverStatement = (accountId: string, list: string): Statement<never> =>
  statement(sql`
    INSERT INTO suppressions (account_id, channel, hash, hint, reason, decided_by, campaign_id, recipient_id, created_at)
    SELECT ${accountId}, value ->> 'channel', value ->> 'hash', value ->> 'hint', value ->> 'reason', value ->> 'decided_by',
      value ->> 'campaign_id', value ->> 'recipient_id', value ->> 'created_at' FROM json_each(${list}) WHERE true
    ON CONFLICT (account_id, channel, hash) DO UPDATE SET reason = excluded.reason, decided_by = excluded.decided_by
      WHERE excluded.decided_by = 'recipient' AND ${isRemovable}`)

/**
 * A statement that gives the entries of an address a stronger reason, because the recipient or their server now reports
 * it.
 */
export function strengthenStatement(
  address: ListedAddress,
  {
    reason,
    decidedBy,
  }: { readonly reason: SuppressionReason; readonly decidedBy: 'recipient' | 'automatic' | 'account' },
): Statement<never> {
  const isWeaker =
    decidedBy === 'recipient'
      ? sql`(reason = 'manual' OR decided_by IN ('automatic', 'account') OR decided_by IS NULL AND reason = 'bounced')`
      : sql`reason = 'manual'`
  return statement(
    sql`UPDATE suppressions SET reason = ${reason}, decided_by = ${decidedBy} WHERE ${isEntryOf(address)} AND ${isWeaker}`,
  )
}

/**
 * Statements that record a recipient's unsubscription. An existing entry becomes the recipient's own decision, which
 * the account cannot remove.
 *
 * @param undoId reverts the unsubscription within an hour
 * @param at ISO 8601
 * @returns the last statement returns the entry if it is new
 */
export const unsubscribeStatements = (
  address: ListedAddress,
  {
    hint,
    campaignId,
    recipientId,
    undoId,
    at,
  }: {
    readonly hint: string
    readonly campaignId: string | null
    readonly recipientId: string
    readonly undoId: string
    readonly at: string
  },
): readonly [Statement<never>, Statement<never>, Statement<{ hash: string }>] => [
  statement(sql`
    INSERT INTO suppressions (account_id, channel, hash, hint, reason, decided_by, campaign_id, recipient_id, undo_id, created_at)
    SELECT ${address.accountId}, ${address.channel}, ${address.hashes[0]}, ${hint}, 'unsubscribed', 'recipient', ${campaignId}, ${recipientId}, ${undoId}, ${at}
    WHERE ${isUnlisted(address)}`),
  statement(sql`
    UPDATE suppressions SET reason = iif(reason = 'complained', reason, 'unsubscribed'), decided_by = 'recipient', undo_id = NULL
    WHERE ${isEntryOf(address)} AND undo_id IS NOT ${undoId}`),
  statement<{ hash: string }>(sql`SELECT hash FROM suppressions WHERE ${isEntryOf(address)} AND undo_id = ${undoId}`),
]

/** A statement that reverts an unsubscription its recipient made by mistake. */
export const undoUnsubscribeStatement = (
  { accountId, channel }: Pick<ListedAddress, 'accountId' | 'channel'>,
  undoId: string,
): Statement<never> =>
  statement(
    sql`DELETE FROM suppressions WHERE account_id = ${accountId} AND channel = ${channel} AND reason = 'unsubscribed' AND undo_id = ${undoId}`,
  )

/** A statement that lifts an unsubscription whose recipient confirmed that they want messages again. */
export const resubscribeStatement = (address: ListedAddress): Statement<never> =>
  statement(sql`DELETE FROM suppressions WHERE ${isEntryOf(address)} AND reason = 'unsubscribed'`)

/** A statement that removes those entries of an address that the account may remove. @param condition on the entry */
export const unsuppressStatement = (address: ListedAddress, condition: SQL = sql`true`): Statement<never> =>
  statement(sql`DELETE FROM suppressions WHERE ${isEntryOf(address)} AND ${condition} AND ${isRemovable}`)
