import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { DirectMessageState } from '../../contracts/direct-messages/direct-messages.ts'
import type { Message, MessageDetails, MessageEvent } from '../../contracts/messages/messages.ts'
import { type Pagination, paginationOf } from '../../contracts/pagination.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { rowsAfter } from '../../core/list-after.ts'
import { directMessageEvents, directMessages } from '../../db/schema/data/direct-messages.ts'
import { type DirectMessageRow, requireDirectMessage } from '../../domain/direct-messages/direct-messages.ts'
import { cancelDirectMessage } from '../../domain/direct-messages/send-direct-message.ts'
import { notFound } from '../../lib/errors.ts'

const EVENTS_MAX = 500

/** Answers of the inbox are kept in the same table, and shown there. */
const isSingle = eq(directMessages.kind, 'transactional')

export const toMessage = (row: DirectMessageRow): Message => ({
  id: row.id,
  kind: row.options?.isMarketing ? 'marketing' : 'transactional',
  state: row.state,
  outcome: row.outcome,
  problem: row.problem,
  sender_id: row.senderId,
  to: { email: row.toAddress, name: row.toName },
  subject: row.subject,
  tags: [...(row.options?.tags ?? [])],
  metadata: { ...row.options?.metadata },
  send_at: row.state === 'queued' ? row.nextAt : null,
  sent_at: row.sentAt,
  created_at: row.createdAt,
})

/** The account's single messages, newest first. */
export async function listMessages(
  ctx: ServiceContext,
  {
    page,
    per_page,
    state,
    search,
  }: { page: number; per_page: number; state?: DirectMessageState | ''; search?: string },
): Promise<{ messages: Message[]; pagination: Pagination }> {
  const words = search?.trim().toLowerCase()
  const wanted = and(
    eq(directMessages.accountId, accountOf(ctx).id),
    isSingle,
    state ? eq(directMessages.state, state) : undefined,
    words ? sql`instr(${directMessages.toAddress}, ${words}) > 0` : undefined,
  )
  const [rows, totals] = await ctx.data.batch([
    ctx.data
      .select()
      .from(directMessages)
      .where(wanted)
      .orderBy(desc(directMessages.createdAt), desc(directMessages.id))
      .limit(per_page)
      .offset((page - 1) * per_page),
    ctx.data.select({ total: count() }).from(directMessages).where(wanted),
  ])
  return { messages: rows.map(toMessage), pagination: paginationOf(page, per_page, totals[0]?.total ?? 0) }
}

/** A part of the list, for the external API. @param to an exact address */
export async function listMessagesAfter(
  ctx: ServiceContext,
  { state, to, ...part }: { state?: DirectMessageState; to?: string; cursor?: string; limit: number },
): Promise<{ data: Message[]; next_cursor: string | null }> {
  const { rows, next_cursor } = await rowsAfter(
    ctx,
    directMessages,
    part,
    and(
      isSingle,
      state ? eq(directMessages.state, state) : undefined,
      to ? eq(directMessages.toAddress, to.trim().toLowerCase()) : undefined,
    ),
  )
  return { data: rows.map(toMessage), next_cursor }
}

/** A message with its content and events. @throws not_found */
export async function readMessage(ctx: ServiceContext, id: string): Promise<MessageDetails> {
  const row = await requireSingle(ctx, id)
  const events = await ctx.data
    .select()
    .from(directMessageEvents)
    .where(eq(directMessageEvents.messageId, id))
    .orderBy(asc(directMessageEvents.happenedAt), asc(directMessageEvents.id))
    .limit(EVENTS_MAX)
  const reported = events.map(({ kind, happenedAt, text, url, isAutomatic }) => ({
    ...{ kind, happened_at: happenedAt, text, url, is_automatic: isAutomatic },
  }))
  return { ...toMessage(row), html: row.html, text: row.text, events: [...ownEvents(row), ...reported] }
}

/** Takes a message back that has not begun to be sent. @throws not_found, conflict */
export async function cancelMessage(ctx: ServiceContext, id: string): Promise<MessageDetails> {
  await requireSingle(ctx, id)
  await cancelDirectMessage(ctx, id)
  return readMessage(ctx, id)
}

async function requireSingle(ctx: ServiceContext, id: string): Promise<DirectMessageRow> {
  const row = await requireDirectMessage(ctx, id)
  if (row.kind !== 'transactional') throw notFound('Message')
  return row
}

/** What follows from the row itself. */
function ownEvents({ state, problem, createdAt, sentAt, firstTriedAt }: DirectMessageRow): MessageEvent[] {
  const event = (kind: MessageEvent['kind'], at: string, text: string | null = null): MessageEvent => ({
    ...{ kind, happened_at: at, text, url: null, is_automatic: false },
  })
  const ended = state === 'failed' || state === 'unknown' || state === 'cancelled'
  return [
    event('queued', createdAt),
    ...(sentAt === null ? [] : [event('sent', sentAt)]),
    ...(ended ? [event(state, firstTriedAt ?? createdAt, problem)] : []),
  ]
}
