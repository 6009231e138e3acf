import { type SQL, sql } from 'drizzle-orm'
import type { Channel } from '../../../contracts/senders/channel.ts'
import type { ServiceContext } from '../../../core/context.ts'
import { unavailable } from '../../../lib/errors.ts'
import { sleep } from '../../../lib/sleep.ts'
import { furtherAddresses } from '../../contacts/person-addresses.ts'

/** A message of a campaign, from the recipients table. */
export interface MailedRecipient {
  readonly id: string
  readonly channel: Channel
  readonly campaign_id: string
  readonly campaign_name: string
  readonly address: string
  readonly state: string
  readonly message_id: string | null
  /** JSON: those of the given message ids that are of the account's answers in its conversation. */
  readonly answer_ids?: string
  /** The From address; null once the sender was deleted. */
  readonly from_email: string | null
}

/** Identifiers by which messages are found. */
export interface MessageMarks {
  readonly recipientIds: readonly string[]
  /** Without angle brackets. */
  readonly messageIds: readonly string[]
}

// A reply to a follow-up counts as a reply to its campaign.
const COLUMNS = sql`recipients.id, campaigns.type AS channel, coalesce(campaigns.follows_id, campaigns.id) AS campaign_id, campaigns.name AS campaign_name, address, recipients.state, message_id,
  senders.settings ->> 'fromEmail' AS from_email`
const SENDER = sql`LEFT JOIN senders ON senders.id = campaigns.sender_id`
/** How long a reply may be matched to a message by its address alone. */
const ANSWERED_MS = 90 * 24 * 60 * 60 * 1000

/** A report may arrive before the sending worker has recorded the delivery. */
const WAIT_MS = 250
const WAITS_MAX = 20

/** The format of our message ids: a recipient's id, and the number of the sending. */
const OURS = /^([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})\.[\da-z]{1,12}@/

/** The recipient id in a message id; null if the message id is not ours. */
export const recipientOfMessageId = (messageId: string): string | null =>
  OURS.exec(messageId.toLowerCase().slice(0, 400))?.[1] ?? null

/** The messages in whose conversations the account answered with any of these: a reply may name the answer alone. */
const answeredIn = (ids: readonly string[], messageIds: readonly string[]): SQL => sql`
  SELECT recipient_id FROM direct_messages
  WHERE recipient_id IS NOT NULL AND id IN (
    SELECT value FROM json_each(${JSON.stringify([...new Set(ids)])})
    UNION SELECT id FROM direct_messages WHERE message_id IN ${listed(messageIds)})`

const listed = (values: readonly string[]): SQL => sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`

/**
 * The account's messages that match any of the identifiers, once their delivery has been recorded. A message that was
 * sent again has a new message id; the recipient id in the old one still finds it.
 *
 * @throws unavailable while a message is still being delivered
 */
export async function findRecipients(
  { data }: Pick<ServiceContext, 'data'>,
  accountId: string,
  { recipientIds, messageIds }: MessageMarks,
  channel: Channel = 'email',
): Promise<readonly MailedRecipient[]> {
  const ids = [...recipientIds, ...messageIds.flatMap((id) => recipientOfMessageId(id) ?? [])]
  if (ids.length + messageIds.length === 0) return []
  for (let looks = 0; ; looks++) {
    const rows = await data.all<MailedRecipient>(sql`
      SELECT ${COLUMNS}, (SELECT json_group_array(direct.message_id) FROM direct_messages AS direct
          WHERE direct.recipient_id = recipients.id AND direct.message_id IN ${listed(messageIds)}) AS answer_ids
      FROM recipients JOIN campaigns ON campaigns.id = recipients.campaign_id ${SENDER}
      WHERE recipients.id IN (
          SELECT value FROM json_each(${JSON.stringify([...new Set(ids)])})
          UNION SELECT id FROM recipients WHERE message_id IN ${listed(messageIds)}
          UNION ${answeredIn(ids, messageIds)})
        AND recipients.account_id = ${accountId} AND campaigns.type = ${channel}`)
    if (rows.every(({ state }) => state !== 'sending')) return rows
    if (looks >= WAITS_MAX) throw unavailable('This message is being handed over. Please try again in a minute.')
    await sleep(WAIT_MS)
  }
}

/** Which of some message ids are of messages that the account sent, also of earlier attempts. */
export async function knownMessageIds(
  { data }: Pick<ServiceContext, 'data'>,
  accountId: string,
  messageIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (messageIds.length === 0) return new Set()
  const given = messageIds.map((id) => [id, recipientOfMessageId(id)] as const)
  const ids = JSON.stringify(given.flatMap(([, recipient]) => recipient ?? []))
  const known = (table: 'recipients' | 'direct_messages') => sql`
    SELECT id, message_id FROM ${sql.raw(table)}
    WHERE id IN (
        SELECT value FROM json_each(${ids})
        UNION SELECT id FROM ${sql.raw(table)} WHERE message_id IN ${listed(messageIds)})
      AND account_id = ${accountId}`
  const rows = await data.all<{ id: string; message_id: string | null }>(
    sql`${known('recipients')} UNION ALL ${known('direct_messages')}`,
  )
  const found = new Set(rows.flatMap(({ id, message_id }) => (message_id === null ? [id] : [id, message_id])))
  return new Set(given.flatMap(([id, recipient]) => (found.has(id) || (recipient && found.has(recipient)) ? [id] : [])))
}

/**
 * The latest message that the account sent to each of some addresses in the last 90 days.
 *
 * @param senderId only messages of this sender
 * @param channel the kind of the addresses
 */
export async function findLatestByAddress(
  { data, clock }: Pick<ServiceContext, 'data' | 'clock'>,
  accountId: string,
  addresses: readonly string[],
  senderId: string | null = null,
  channel: Channel = 'email',
): Promise<readonly MailedRecipient[]> {
  if (addresses.length === 0) return []
  const since = new Date(clock.now().getTime() - ANSWERED_MS).toISOString()
  // Reads campaign by campaign, each through its address index.
  const rows = await data.all<MailedRecipient>(sql`
    SELECT ${COLUMNS} FROM campaigns CROSS JOIN recipients ON recipients.campaign_id = campaigns.id ${SENDER}
    WHERE campaigns.account_id = ${accountId} AND campaigns.type = ${channel} AND address IN ${listed(addresses)}
      AND (${senderId} IS NULL OR campaigns.sender_id = ${senderId}) AND recipients.sent_at >= ${since}
    ORDER BY recipients.sent_at DESC`)
  const latest = new Map<string, MailedRecipient>()
  for (const row of rows) if (!latest.has(row.address)) latest.set(row.address, row)
  return [...latest.values()]
}

/**
 * The latest message that the account sent to a person: to this address, or else to another address of the same
 * contact.
 *
 * @param senderId only messages of this sender
 */
export async function findLatestByPerson(
  ctx: Pick<ServiceContext, 'data' | 'clock'>,
  accountId: string,
  address: string,
  senderId: string | null = null,
  channel: Channel = 'email',
): Promise<MailedRecipient | undefined> {
  const [direct] = await findLatestByAddress(ctx, accountId, [address], senderId, channel)
  if (direct) return direct
  const further = (await furtherAddresses(ctx, accountId, channel, [{ address }])).get(address) ?? []
  return (await findLatestByAddress(ctx, accountId, further, senderId, channel))[0]
}
