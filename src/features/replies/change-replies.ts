import { sql } from 'drizzle-orm'
import type { MailReplyKind, Reply } from '../../contracts/replies.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { consequencesOf, isAnswer, KIND_WORDS, tellUnsubscribed } from '../../core/mail-outcomes/reply-consequences.ts'
import { runBatch, type Statement, statement } from '../../db/batch.ts'
import { notFound } from '../../lib/errors.ts'
import { type ReplyRow, requireReply, toReply } from './queries.ts'

/**
 * Marks a reply, or says that it is of another kind, with what follows from that: who wants no more is suppressed; whom a machine answered for has not
 * answered, unless something else of theirs did. Who was suppressed stays so: what they wrote before may not be undone here.
 *
 * @throws not_found
 */
export async function updateReply(
  ctx: ServiceContext,
  id: string,
  { is_read, kind }: { readonly is_read?: boolean | undefined; readonly kind?: MailReplyKind | undefined },
): Promise<Reply> {
  const before = await requireReply(ctx, id)
  const accountId = accountOf(ctx).id
  const now = ctx.clock.now().toISOString()
  const isIt = sql`id = ${id} AND account_id = ${accountId}`
  const marked =
    is_read === undefined
      ? []
      : [statement(sql`UPDATE replies SET read_at = ${is_read ? sql`coalesce(read_at, ${now})` : null} WHERE ${isIt}`)]
  const changed = kind === undefined ? [] : await changesOfKind(ctx, accountId, before, kind)
  const statements: readonly Statement<unknown>[] = [...marked, ...changed]
  if (statements.length > 0) await runBatch(ctx.data, statements)
  if (kind === 'unsubscribe') await tellUnsubscribed(ctx, accountId, recipientOf(before))
  return toReply(await requireReply(ctx, id))
}

const recipientOf = ({ recipient_id: id, channel, address, campaign_id }: ReplyRow) => ({
  id,
  channel,
  address,
  campaign_id,
})

async function changesOfKind(
  ctx: ServiceContext,
  accountId: string,
  before: ReplyRow,
  kind: MailReplyKind,
): Promise<Statement<unknown>[]> {
  const { id, recipient_id } = before
  const changes = [
    statement(sql`UPDATE replies SET kind = ${kind} WHERE id = ${id} AND account_id = ${accountId}`),
    statement(
      sql`UPDATE recipient_events SET text = ${KIND_WORDS[kind]} WHERE id = ${id} AND account_id = ${accountId}`,
    ),
  ]
  if (isAnswer(kind)) {
    const isThere = sql`EXISTS (SELECT 1 FROM replies WHERE id = ${id} AND account_id = ${accountId})`
    return [...changes, ...(await consequencesOf(ctx, accountId, recipientOf(before), kind, isThere))]
  }
  return [
    ...changes,
    statement(sql`
      UPDATE recipients SET replied_at = NULL WHERE id = ${recipient_id} AND account_id = ${accountId}
        AND NOT EXISTS (SELECT 1 FROM replies WHERE recipient_id = ${recipient_id} AND kind IN ('reply', 'left', 'unsubscribe'))`),
  ]
}

/** @returns how many nobody had read */
export async function markAllRead(ctx: ServiceContext): Promise<number> {
  const rows = await ctx.data.all<{ id: string }>(sql`
    UPDATE replies SET read_at = ${ctx.clock.now().toISOString()}
    WHERE account_id = ${accountOf(ctx).id} AND read_at IS NULL RETURNING id`)
  return rows.length
}

/** Deletes a reply; who answered stays marked as having done so. @throws not_found */
export async function deleteReply(ctx: ServiceContext, id: string): Promise<void> {
  const rows = await ctx.data.all<{ id: string }>(
    sql`DELETE FROM replies WHERE id = ${id} AND account_id = ${accountOf(ctx).id} RETURNING id`,
  )
  if (rows.length === 0) throw notFound('Reply')
}
