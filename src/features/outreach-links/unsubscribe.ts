import { sql } from 'drizzle-orm'
import type { Unsubscribing } from '../../contracts/outreach-links/outreach-links.ts'
import type { Channel } from '../../contracts/senders/channel.ts'
import type { ServiceContext } from '../../core/context.ts'
import { forAccount } from '../../core/for-account.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { type LinkTarget, readLink, readUndoToken, undoToken } from '../../domain/outreach-links/outreach-links.ts'
import { unsubscribedEventId } from '../../domain/recipients/events.ts'
import { unmarkUnsubscribed, unsubscribedStatements } from '../../domain/recipients/outcomes/unsubscribed.ts'
import { publishRecipientEvents } from '../../domain/recipients/publish-recipient-events.ts'
import {
  isEntryOf,
  isUnlisted,
  undoUnsubscribeStatement,
  unsubscribeStatements,
} from '../../domain/suppressions/list-statements.ts'
import { suppressionHashes, suppressionHint } from '../../domain/suppressions/suppressions.ts'
import { conflict, forbidden, notFound, raise } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { readTopics } from './topics.ts'

/** For how long an unsubscription can be undone. */
export const UNDO_MS = 60 * 60 * 1000

export interface Found {
  /** A context with the data of the message's account. */
  readonly at: ServiceContext
  readonly target: LinkTarget
}

/** Returns the message of an unsubscribe token. @throws not_found, without revealing the reason */
export async function findUnsubscribing(ctx: ServiceContext, token: string): Promise<Found> {
  const target = await readLink(ctx, 'unsubscribe', token)
  const at = target && (await forAccount(ctx, target.accountId))
  return at ? { at, target: target! } : raise(notFound('Link'))
}

interface State {
  address: string | null
  campaign_id: string | null
  sender_name: string | null
  reason: string | null
  hint: string | null
  created_at: string | null
}

/** Returns all hashes under which the suppression list may have the message's address. */
export async function hashesOf({ at, target }: Found): Promise<{ address: string | null; hashes: readonly string[] }> {
  const { accountId, recipientId, channel, hash } = target
  const [row] = await at.data.all<{ address: string }>(
    sql`SELECT address FROM recipients WHERE id = ${recipientId} AND account_id = ${accountId}`,
  )
  const isKnown = row && !row.address.startsWith('erased:')
  const own = isKnown ? await suppressionHashes(at, accountId, channel, row.address) : []
  // New entries use the first hash.
  return { address: row?.address ?? null, hashes: [...new Set([...own, hash])] }
}

const isIn = (hashes: readonly string[]) => sql`IN (SELECT value FROM json_each(${JSON.stringify(hashes)}))`

/**
 * Returns what is known of an address and its message. After the campaign was deleted, only the suppression remains.
 */
async function readState({ at, target }: Found, hashes: readonly string[]): Promise<State> {
  const { accountId, recipientId, channel } = target
  const [row] = await at.data.all<State>(sql`
    SELECT recipients.address, coalesce(campaigns.follows_id, campaigns.id) AS campaign_id, listed.reason, listed.hint, listed.created_at,
      coalesce(nullif(senders.settings ->> 'fromName', ''), senders.settings ->> 'fromEmail', senders.settings ->> 'fromNumber') AS sender_name
    FROM (SELECT 1)
    LEFT JOIN suppressions AS listed ON listed.account_id = ${accountId} AND listed.channel = ${channel} AND listed.hash ${isIn(hashes)}
    LEFT JOIN recipients ON recipients.id = ${recipientId} AND recipients.account_id = ${accountId}
    LEFT JOIN campaigns ON campaigns.id = recipients.campaign_id
    LEFT JOIN senders ON senders.id = campaigns.sender_id LIMIT 1`)
  return row!
}

const hintOf = (channel: Channel, { address, hint }: State) =>
  address ? suppressionHint(channel, address) : hint === '•••' ? null : hint

/** Returns what the unsubscribe page shows. */
export async function readUnsubscribing(ctx: ServiceContext, token: string): Promise<Unsubscribing> {
  const found = await findUnsubscribing(ctx, token)
  const { hashes } = await hashesOf(found)
  const [state, topics] = await Promise.all([readState(found, hashes), readTopics(found, hashes)])
  const { channel } = found.target
  return {
    channel,
    hint: hintOf(channel, state),
    sender_name: state.sender_name,
    is_unsubscribed: state.reason !== null,
    topics,
  }
}

/**
 * Suppresses the message's address for all campaigns of the account. Pending recipients are skipped when their turn
 * comes. Works even after the campaign was deleted. Repeating it has no effect, except that the previous undo token
 * becomes invalid.
 *
 * @returns a token that undoes it within an hour; null if the address was already suppressed
 * @throws not_found for an invalid token
 */
export async function unsubscribe(ctx: ServiceContext, token: string): Promise<string | null> {
  const found = await findUnsubscribing(ctx, token)
  const { at, target } = found
  const { accountId, recipientId, channel } = target
  const { hashes } = await hashesOf(found)
  const state = await readState(found, hashes)
  const now = at.clock.now()
  const undoId = newId()
  const listed = { accountId, channel, hashes }
  const [, , undoable] = await runBatch(at.data, [
    ...unsubscribeStatements(listed, {
      hint: hintOf(channel, state) ?? '•••',
      ...{ campaignId: state.campaign_id, recipientId, undoId, at: now.toISOString() },
    }),
    ...unsubscribedStatements({ id: recipientId, accountId }, now.toISOString()),
  ])
  if (state.campaign_id && state.address)
    await publishRecipientEvents(at, accountId, [
      {
        kind: 'recipient.unsubscribed',
        id: unsubscribedEventId(recipientId),
        account_id: accountId,
        campaign_id: state.campaign_id,
        recipient_id: recipientId,
        channel,
        address: state.address,
      },
    ])
  return undoable.length === 0 ? null : undoToken(at, target, undoId, now.getTime() + UNDO_MS)
}

/**
 * Undoes an accidental unsubscription. The link in the message is not sufficient, since the sender knows it too.
 *
 * @param undo the token that `unsubscribe` returned
 * @throws not_found for an invalid link, forbidden for an undo token that is invalid or expired, conflict when the
 * person unsubscribed again meanwhile or the address is suppressed for another reason
 */
export async function undoUnsubscribe(ctx: ServiceContext, token: string, undo: string): Promise<void> {
  const found = await findUnsubscribing(ctx, token)
  const { at, target } = found
  const { accountId, recipientId, channel } = target
  const undoId = await readUndoToken(at, target, undo, at.clock.now().getTime())
  if (undoId === null) throw forbidden(TOO_LATE)
  const { hashes } = await hashesOf(found)
  const listed = { accountId, channel, hashes }
  const [, ...rest] = await runBatch(at.data, [
    undoUnsubscribeStatement(target, undoId),
    ...unmarkUnsubscribed({ id: recipientId, accountId }, isUnlisted(listed)),
    statement<{ hash: string }>(sql`SELECT hash FROM suppressions WHERE ${isEntryOf(listed)}`),
  ])
  if (rest.at(-1)!.length > 0) throw conflict(TOO_LATE)
}

export const TOO_LATE = 'This can no longer be undone here. Please contact the sender to hear from them again.'
