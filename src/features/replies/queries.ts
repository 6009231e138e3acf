import { type SQL, sql } from 'drizzle-orm'
import type { QueryOf } from '../../contracts/endpoint.ts'
import { type Pagination, paginationOf } from '../../contracts/pagination.ts'
import type { listReplies as contract, MailReplyKind, Reply, ReplyProof } from '../../contracts/replies/replies.ts'
import type { Channel } from '../../contracts/senders/channel.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { notFound, raise } from '../../lib/errors.ts'
import { numberedId } from '../../lib/numbered-id.ts'
import { addressesNamed } from '../../outreach/inbound/addresses-named.ts'

interface Row {
  id: string
  campaign_id: string
  campaign_name: string
  channel: Channel
  recipient_id: string
  address: string
  contact: number | null
  contact_seen_at: number | null
  from_address: string
  from_name: string | null
  subject: string | null
  text: string
  kind: MailReplyKind
  is_unsure: number
  proof: ReplyProof
  received_at: string
  read_at: string | null
}
export type ReplyRow = Row

const from = (
  accountNumber: number,
) => sql`FROM replies JOIN campaigns ON campaigns.id = replies.campaign_id JOIN recipients ON recipients.id = replies.recipient_id
  LEFT JOIN contacts ON contacts.number = recipients.contact AND contacts.account = ${accountNumber}`
const COLUMNS = sql`replies.id, replies.campaign_id, campaigns.name AS campaign_name, campaigns.type AS channel, replies.recipient_id, recipients.address, recipients.contact,
  contacts.first_seen_at AS contact_seen_at, from_address, from_name, replies.subject, replies.text, replies.kind, replies.is_unsure, replies.proof, received_at, read_at`

/** Returns one page of replies to the account's campaigns, newest first, and the total number of unread replies. */
export async function listReplies(
  ctx: ServiceContext,
  { page, per_page, ...filter }: QueryOf<typeof contract>,
): Promise<{ replies: Reply[]; unread: number; pagination: Pagination }> {
  const { id: accountId, number } = accountOf(ctx)
  const wanted = wantedOf(accountId, filter)
  const [rows, totals, unread] = await runBatch(ctx.data, [
    statement<Row>(sql`
      SELECT ${COLUMNS} ${from(number)} WHERE ${wanted} ORDER BY received_at DESC, replies.id DESC LIMIT ${per_page} OFFSET ${(page - 1) * per_page}`),
    statement<{ total: number }>(sql`SELECT count(*) AS total FROM replies WHERE ${wanted}`),
    statement<{ total: number }>(
      sql`SELECT count(*) AS total FROM replies WHERE account_id = ${accountId} AND read_at IS NULL`,
    ),
  ])
  return {
    replies: rows.map(toReply),
    unread: unread[0]?.total ?? 0,
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

function wantedOf(
  accountId: string,
  { kind, unread, campaign_id, search }: Omit<QueryOf<typeof contract>, 'page' | 'per_page'>,
): SQL {
  const words = search?.trim().toLowerCase()
  const has = (column: string) => sql`instr(lower(coalesce(replies.${sql.raw(column)}, '')), ${words}) > 0`
  const conditions = [
    sql`replies.account_id = ${accountId}`,
    kind && kind !== 'all' ? sql`replies.kind = ${kind}` : null,
    unread === undefined ? null : unread ? sql`replies.read_at IS NULL` : sql`replies.read_at IS NOT NULL`,
    campaign_id ? sql`replies.campaign_id = ${campaign_id}` : null,
    words ? sql`(${has('from_address')} OR ${has('from_name')} OR ${has('subject')} OR ${has('text')})` : null,
  ]
  return sql.join(
    conditions.filter((condition) => condition !== null),
    sql` AND `,
  )
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
})
