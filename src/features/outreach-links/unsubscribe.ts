import { sql } from 'drizzle-orm'
import type { Unsubscribing } from '../../contracts/outreach-links.ts'
import type { Channel } from '../../contracts/senders.ts'
import { atAccount } from '../../core/at-account.ts'
import type { ServiceContext } from '../../core/context.ts'
import { type LinkTarget, readLink } from '../../core/outreach-links.ts'
import { suppressionHint, suppressStatement } from '../../core/suppressions.ts'
import { tellOfRecipients } from '../../core/tell-of-recipients.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { conflict, notFound, raise } from '../../lib/errors.ts'
import { uuidOf } from '../../lib/ids.ts'

/** So long somebody may say that it was a mistake. */
const UNDO_MS = 60 * 60 * 1000

interface Found {
  /** With the data of the account whose message it was. */
  readonly at: ServiceContext
  readonly target: LinkTarget
}

/** Whose message a token of an unsubscribe link is of. @throws not_found, the same whatever is wrong */
export async function findUnsubscribing(ctx: ServiceContext, token: string): Promise<Found> {
  const target = await readLink(ctx, 'unsubscribe', token)
  const at = target && (await atAccount(ctx, target.accountId))
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

/** What is known of an address and its messages: nothing of the latter once the campaign was deleted. */
async function readState({ at, target }: Found): Promise<State> {
  const { accountId, recipientId, channel, hash } = target
  const [row] = await at.data.all<State>(sql`
    SELECT recipients.address, coalesce(campaigns.follows_id, campaigns.id) AS campaign_id, listed.reason, listed.hint, listed.created_at,
      coalesce(nullif(senders.settings ->> 'fromName', ''), senders.settings ->> 'fromEmail', senders.settings ->> 'fromNumber') AS sender_name
    FROM (SELECT 1)
    LEFT JOIN suppressions AS listed ON listed.account_id = ${accountId} AND listed.channel = ${channel} AND listed.hash = ${hash}
    LEFT JOIN recipients ON recipients.id = ${recipientId} AND recipients.account_id = ${accountId}
    LEFT JOIN campaigns ON campaigns.id = recipients.campaign_id
    LEFT JOIN senders ON senders.id = campaigns.sender_id`)
  return row!
}

const hintOf = (channel: Channel, { address, hint }: State) =>
  address ? suppressionHint(channel, address) : hint === '•••' ? null : hint

/** What the page shows. */
export async function readUnsubscribing(ctx: ServiceContext, token: string): Promise<Unsubscribing> {
  const found = await findUnsubscribing(ctx, token)
  const state = await readState(found)
  const { channel } = found.target
  return {
    channel,
    hint: hintOf(channel, state),
    sender_name: state.sender_name,
    is_unsubscribed: state.reason !== null,
  }
}

/**
 * Nothing is sent to the address any more, by any campaign of the account: recipients who wait are left out when their turn comes. Also once the campaign
 * is no longer there. Doing so again changes nothing.
 *
 * @throws not_found for a token that is not ours
 */
export async function unsubscribe(ctx: ServiceContext, token: string): Promise<void> {
  const { at, target } = await findUnsubscribing(ctx, token)
  const { accountId, recipientId, channel, hash } = target
  const state = await readState({ at, target })
  const now = at.clock.now().toISOString()
  const isTheirs = sql`id = ${recipientId} AND account_id = ${accountId}`
  await runBatch(at.data, [
    suppressStatement(at, {
      accountId,
      channel,
      hash,
      hint: hintOf(channel, state) ?? '•••',
      reason: 'unsubscribed',
      campaignId: state.campaign_id,
    }),
    // What the account had put there itself it could take away again; this it cannot.
    statement(sql`UPDATE suppressions SET reason = 'unsubscribed'
      WHERE account_id = ${accountId} AND channel = ${channel} AND hash = ${hash} AND reason = 'manual'`),
    statement(sql`UPDATE recipients SET unsubscribed_at = ${now} WHERE ${isTheirs} AND unsubscribed_at IS NULL`),
    statement(sql`
      INSERT INTO recipient_events (id, account_id, campaign_id, recipient_id, kind, happened_at)
      SELECT ${uuidOf(`${recipientId} unsubscribed`)}, account_id, campaign_id, id, 'unsubscribed', ${now} FROM recipients WHERE ${isTheirs}
      ON CONFLICT (id) DO NOTHING`),
  ])
  if (!state.campaign_id || !state.address) return
  await tellOfRecipients(at, accountId, [
    {
      kind: 'recipient.unsubscribed',
      id: uuidOf(`${recipientId} unsubscribed`),
      account_id: accountId,
      campaign_id: state.campaign_id,
      recipient_id: recipientId,
      channel,
      address: state.address,
    },
  ])
}

/**
 * Takes back an unsubscription that was a mistake.
 *
 * @throws not_found for a token that is not ours, conflict where it was longer ago, or the address is left out for another reason
 */
export async function undoUnsubscribe(ctx: ServiceContext, token: string): Promise<void> {
  const { at, target } = await findUnsubscribing(ctx, token)
  const { accountId, recipientId, channel, hash } = target
  const since = new Date(at.clock.now().getTime() - UNDO_MS).toISOString()
  const isListed = sql`account_id = ${accountId} AND channel = ${channel} AND hash = ${hash}`
  const [taken, , , left] = await runBatch(at.data, [
    statement<{ hash: string }>(sql`
      DELETE FROM suppressions WHERE ${isListed} AND reason = 'unsubscribed' AND created_at >= ${since} RETURNING hash`),
    statement(sql`UPDATE recipients SET unsubscribed_at = NULL WHERE id = ${recipientId} AND account_id = ${accountId}
      AND NOT EXISTS (SELECT 1 FROM suppressions WHERE ${isListed})`),
    statement(sql`DELETE FROM recipient_events WHERE id = ${uuidOf(`${recipientId} unsubscribed`)} AND account_id = ${accountId}
      AND NOT EXISTS (SELECT 1 FROM suppressions WHERE ${isListed})`),
    statement<{ hash: string }>(sql`SELECT hash FROM suppressions WHERE ${isListed}`),
  ])
  if (taken.length === 0 && left.length > 0)
    throw conflict('This can no longer be taken back here. Please write to the sender to hear from them again.')
}
