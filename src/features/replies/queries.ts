import { type SQL, sql } from 'drizzle-orm'
import type { QueryOf } from '../../contracts/endpoint.ts'
import { type Pagination, paginationOf } from '../../contracts/pagination.ts'
import {
  type ConversationOutcome,
  type InboxCounts,
  type InboxView,
  NO_OUTCOME,
  UNASSIGNED,
} from '../../contracts/replies/conversation-state.ts'
import type { listReplies as contract, MailReplyKind, Reply, ReplyProof } from '../../contracts/replies/replies.ts'
import type { Channel } from '../../contracts/senders/channel.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { notFound, raise } from '../../lib/errors.ts'
import { numberedId } from '../../lib/numbered-id.ts'
import { addressesNamed } from '../../outreach/inbound/addresses-named.ts'
import { suggestOutcome } from '../../outreach/outcomes/suggest-outcome.ts'
import { countsOf, readCounts } from './inbox-counts.ts'

interface Row {
  id: string
  campaign_id: string
  campaign_name: string
  channel: Channel
  recipient_id: string
  address: string
  contact: number | null
  contact_seen_at: number | null
  message_id: string
  from_address: string
  from_name: string | null
  subject: string | null
  text: string
  kind: MailReplyKind
  is_unsure: number
  proof: ReplyProof
  received_at: string
  read_at: string | null
  conversation_id: string | null
  replies: number
  unread: number
  done_at: string | null
  snoozed_until: string | null
  outcome: ConversationOutcome | null
  assignee: string | null
  label_ids: string
}
export type ReplyRow = Row

const from = (
  accountNumber: number,
) => sql`FROM replies JOIN campaigns ON campaigns.id = replies.campaign_id JOIN recipients ON recipients.id = replies.recipient_id
  LEFT JOIN contacts ON contacts.number = recipients.contact AND contacts.account = ${accountNumber}
  LEFT JOIN conversations ON conversations.id = replies.conversation_id`
const siblings = (what: SQL) =>
  sql`(SELECT count(*) FROM replies AS sibling WHERE sibling.conversation_id = replies.conversation_id${what})`
const COLUMNS = sql`replies.id, replies.campaign_id, campaigns.name AS campaign_name, campaigns.type AS channel, replies.recipient_id, recipients.address, recipients.contact,
  contacts.first_seen_at AS contact_seen_at, replies.message_id, from_address, from_name, replies.subject, replies.text, replies.kind, replies.is_unsure, replies.proof, received_at, read_at,
  replies.conversation_id, ${siblings(sql``)} AS replies, ${siblings(sql` AND sibling.read_at IS NULL`)} AS unread, conversations.done_at, conversations.snoozed_until, conversations.outcome, conversations.assignee,
  (SELECT json_group_array(label_id) FROM conversation_labels WHERE conversation_labels.conversation_id = conversations.id) AS label_ids`

type Filter = Omit<QueryOf<typeof contract>, 'page' | 'per_page'>

/**
 * Returns one page of replies to the account's campaigns, newest first, and the total number of unread replies. With a
 * view, the latest reply of each conversation, with how many conversations each filter has.
 */
export async function listReplies(
  ctx: ServiceContext,
  { page, per_page, ...filter }: QueryOf<typeof contract>,
): Promise<{ replies: Reply[]; unread: number; counts: InboxCounts | null; pagination: Pagination }> {
  const { id: accountId, number } = accountOf(ctx)
  const now = ctx.clock.now().toISOString()
  const { view } = filter
  const wanted =
    view === undefined ? wantedReplies(accountId, filter) : wantedConversations(accountId, filter, view, now)
  const order =
    view === undefined
      ? sql`received_at DESC, replies.id DESC`
      : view === 'snoozed'
        ? sql`conversations.snoozed_until, replies.id`
        : sql`coalesce(conversations.sort_at, received_at) DESC, replies.id DESC`
  const [rows, totals, unread] = await runBatch(ctx.data, [
    statement<Row>(sql`
      SELECT ${COLUMNS} ${from(number)} WHERE ${wanted} ORDER BY ${order} LIMIT ${per_page} OFFSET ${(page - 1) * per_page}`),
    statement<{ total: number }>(sql`
      SELECT count(*) AS total FROM replies LEFT JOIN conversations ON conversations.id = replies.conversation_id WHERE ${wanted}`),
    statement<{ total: number }>(
      sql`SELECT count(*) AS total FROM replies WHERE account_id = ${accountId} AND read_at IS NULL`,
    ),
  ])
  return {
    // In a list of conversations, one is unread if any of its replies is.
    replies: rows.map((row) => (view === undefined ? toReply(row) : { ...toReply(row), is_read: row.unread === 0 })),
    unread: unread[0]?.total ?? 0,
    counts: view === undefined ? null : countsOf(await readCounts(ctx, accountId, now), view),
    pagination: paginationOf(page, per_page, totals[0]?.total ?? 0),
  }
}

/** Returns one of the account's replies. @throws not_found */
export async function requireReply(ctx: ServiceContext, id: string): Promise<Row> {
  const { id: accountId, number } = accountOf(ctx)
  const [row] = await ctx.data.all<Row>(
    sql`SELECT ${COLUMNS} ${from(number)} WHERE replies.id = ${id} AND replies.account_id = ${accountId}`,
  )
  return row ?? raise(notFound('Reply'))
}

/**
 * Returns the replies of one of the account's conversations, oldest first.
 *
 * @param id the conversation's, or that of any of its replies
 * @throws not_found
 */
export async function requireConversation(ctx: ServiceContext, id: string): Promise<readonly [Row, ...Row[]]> {
  const { id: accountId, number } = accountOf(ctx)
  const rows = await ctx.data.all<Row>(sql`
    SELECT ${COLUMNS} ${from(number)} WHERE replies.account_id = ${accountId}
      AND replies.conversation_id = coalesce((SELECT conversation_id FROM replies WHERE id = ${id}), ${id})
    ORDER BY received_at, replies.id`)
  return rows.length > 0 ? (rows as [Row, ...Row[]]) : raise(notFound('Conversation'))
}

const all = (conditions: readonly (SQL | null)[]): SQL =>
  sql.join(
    conditions.filter((condition) => condition !== null),
    sql` AND `,
  )

/** The filters on single replies. @param table `replies`, or an alias of it */
function replyFilters(table: 'replies' | 'any_reply', { kind, unread, search }: Filter): (SQL | null)[] {
  const column = (name: string) => sql.raw(`${table}.${name}`)
  const words = search?.trim().toLowerCase()
  const has = (name: string) => sql`instr(lower(coalesce(${column(name)}, '')), ${words}) > 0`
  return [
    kind && kind !== 'all' ? sql`${column('kind')} = ${kind}` : null,
    unread === undefined ? null : unread ? sql`${column('read_at')} IS NULL` : sql`${column('read_at')} IS NOT NULL`,
    words ? sql`(${has('from_address')} OR ${has('from_name')} OR ${has('subject')} OR ${has('text')})` : null,
  ]
}

const wantedReplies = (accountId: string, filter: Filter): SQL =>
  all([
    sql`replies.account_id = ${accountId}`,
    filter.campaign_id ? sql`replies.campaign_id = ${filter.campaign_id}` : null,
    ...replyFilters('replies', filter),
    ...stateFilters(filter),
  ])

/** The latest reply of each conversation with a reply that fits. */
function wantedConversations(accountId: string, filter: Filter, view: InboxView, now: string): SQL {
  const ofReplies = replyFilters('any_reply', filter).filter((condition) => condition !== null)
  return all([
    sql`replies.account_id = ${accountId}`,
    sql`replies.id = (SELECT id FROM replies AS latest WHERE latest.conversation_id = replies.conversation_id
      ORDER BY latest.received_at DESC, latest.id DESC LIMIT 1)`,
    filter.campaign_id ? sql`replies.campaign_id = ${filter.campaign_id}` : null,
    isInView(view, now),
    ofReplies.length === 0
      ? null
      : sql`EXISTS (SELECT 1 FROM replies AS any_reply WHERE any_reply.conversation_id = replies.conversation_id AND ${all(ofReplies)})`,
    ...stateFilters(filter),
  ])
}

function stateFilters({ outcome, label_id, assignee }: Filter): (SQL | null)[] {
  return [
    outcome === undefined
      ? null
      : outcome === NO_OUTCOME
        ? sql`conversations.outcome IS NULL`
        : sql`conversations.outcome = ${outcome}`,
    label_id
      ? sql`EXISTS (SELECT 1 FROM conversation_labels WHERE conversation_labels.conversation_id = conversations.id AND label_id = ${label_id})`
      : null,
    !assignee
      ? null
      : assignee === UNASSIGNED
        ? sql`conversations.assignee IS NULL`
        : sql`conversations.assignee = ${assignee}`,
  ]
}

/** Snoozing ends by itself when its time has come; an archived conversation stays archived. */
function isInView(view: InboxView, now: string): SQL | null {
  const isSnoozed = sql`coalesce(conversations.snoozed_until, '') > ${now}`
  switch (view) {
    case 'all':
      return null
    case 'done':
      return sql`conversations.done_at IS NOT NULL`
    case 'snoozed':
      return sql`conversations.done_at IS NULL AND ${isSnoozed}`
    case 'inbox':
      return sql`conversations.done_at IS NULL AND NOT ${isSnoozed}`
  }
}

export const toReply = (row: Row): Reply => ({
  id: row.id,
  campaign_id: row.campaign_id,
  campaign_name: row.campaign_name,
  channel: row.channel,
  recipient_id: row.recipient_id,
  contact_id:
    row.contact === null || row.contact_seen_at === null ? null : numberedId(row.contact, row.contact_seen_at),
  from_address: row.from_address,
  from_name: row.from_name,
  subject: row.subject,
  text: row.text,
  kind: row.kind,
  is_unsure: row.is_unsure === 1,
  successors: row.kind === 'left' ? addressesNamed(row.text, [row.address, row.from_address]) : [],
  proof: row.proof,
  received_at: row.received_at,
  is_read: row.read_at !== null,
  conversation: {
    id: row.conversation_id ?? row.id,
    replies: row.replies,
    is_done: row.done_at !== null,
    snoozed_until: row.snoozed_until,
    outcome: row.outcome,
    suggested_outcome: suggestOutcome(row.kind),
    assignee: row.assignee,
    label_ids: JSON.parse(row.label_ids) as string[],
  },
})
