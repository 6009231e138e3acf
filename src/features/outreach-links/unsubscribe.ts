import { sql } from 'drizzle-orm'
import type { Unsubscribing } from '../../contracts/outreach-links.ts'
import type { Channel } from '../../contracts/senders.ts'
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

/** Every hash that the list may have for the message's address. */
async function hashesOf({ at, target }: Found): Promise<{ address: string | null; hashes: readonly string[] }> {
  const { accountId, recipientId, channel, hash } = target
  const [row] = await at.data.all<{ address: string }>(
    sql`SELECT address FROM recipients WHERE id = ${recipientId} AND account_id = ${accountId}`,
  )
  const isKnown = row && !row.address.startsWith('erased:')
  const own = isKnown ? await suppressionHashes(at, accountId, channel, row.address) : []
  // The first is the one that a new entry has.
  return { address: row?.address ?? null, hashes: [...new Set([...own, hash])] }
}

const isIn = (hashes: readonly string[]) => sql`IN (SELECT value FROM json_each(${JSON.stringify(hashes)}))`

/** What is known of an address and its messages: nothing of the latter once the campaign was deleted. */
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

/** What the page shows. */
export async function readUnsubscribing(ctx: ServiceContext, token: string): Promise<Unsubscribing> {
  const found = await findUnsubscribing(ctx, token)
  const state = await readState(found, (await hashesOf(found)).hashes)
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
 * is no longer there. Doing so again changes nothing, but that what was done before can no longer be undone.
 *
 * @returns what takes it back within the hour; null where the address was on the list before
 * @throws not_found for a token that is not ours
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
 * Takes back an unsubscription that was a mistake. The link in the message is not enough: whoever sent it has that as well.
 *
 * @param undo what that unsubscription answered
 * @throws not_found for a link that is not ours, forbidden for an undo token that is none or has expired, conflict where somebody unsubscribed again since, or the
 * address is left out for another reason
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

const TOO_LATE = 'This can no longer be taken back here. Please write to the sender to hear from them again.'
