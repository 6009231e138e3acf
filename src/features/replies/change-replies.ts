import { sql } from 'drizzle-orm'
import type { MailReplyKind, Reply } from '../../contracts/replies/replies.ts'
import { auditStatement } from '../../core/audit.ts'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, type Statement, statement } from '../../db/batch.ts'
import { rewordEvent } from '../../domain/recipients/events.ts'
import { unmarkStatement } from '../../domain/recipients/marks.ts'
import {
  consequencesOf,
  isAnswer,
  KIND_WORDS,
  publishUnsubscribed,
} from '../../domain/recipients/outcomes/reply-consequences.ts'
import { repliedStatement } from '../../domain/recipients/outcomes/store-answer.ts'
import { resumeFollowUps, undoUnsubscription } from '../../domain/recipients/outcomes/take-back.ts'
import { type ReplyRow, requireReply, toReply } from './queries.ts'

/**
 * Marks a reply as read or unread, changes its kind, or confirms its sender, and applies the consequences: an
 * unsubscription suppresses the address. A recipient whose only replies were automatic counts as not having replied and
 * gets their follow-ups again. Recipients who unsubscribed themselves stay unsubscribed.
 *
 * @throws not_found
 */
export async function updateReply(
  ctx: ServiceContext,
  id: string,
  change: {
    readonly is_read?: boolean | undefined
    readonly kind?: MailReplyKind | undefined
    readonly is_confirmed?: true | undefined
  },
): Promise<Reply> {
  const before = await requireReply(ctx, id)
  const accountId = accountOf(ctx).id
  const { is_read } = change
  const now = ctx.clock.now().toISOString()
  const isIt = sql`id = ${id} AND account_id = ${accountId}`
  const marked =
    is_read === undefined
      ? []
      : [statement(sql`UPDATE replies SET read_at = ${is_read ? sql`coalesce(read_at, ${now})` : null} WHERE ${isIt}`)]
  const isConfirmed = change.is_confirmed === true && before.proof === 'none'
  const isBelieved = isConfirmed || before.proof !== 'none'
  const kind = change.kind ?? (isConfirmed ? before.kind : undefined)
  const statements: readonly Statement<unknown>[] = [
    ...marked,
    ...(isConfirmed
      ? [
          statement(sql`UPDATE replies SET proof = 'owner' WHERE ${isIt} AND proof = 'none'`),
          auditStatement(ctx, { action: 'reply.confirm', objectId: id }),
        ]
      : []),
    ...(kind === undefined ? [] : await changesOfKind(ctx, accountId, before, kind, { isBelieved, isConfirmed })),
  ]
  if (statements.length > 0) await runBatch(ctx.data, statements)
  if (kind === 'unsubscribe' && isBelieved) await publishUnsubscribed(ctx, accountId, recipientOf(before))
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
  { isBelieved, isConfirmed }: { readonly isBelieved: boolean; readonly isConfirmed: boolean },
): Promise<Statement<unknown>[]> {
  const { id, recipient_id } = before
  const isThere = sql`EXISTS (SELECT 1 FROM replies WHERE id = ${id} AND account_id = ${accountId})`
  const changes = [
    statement(sql`UPDATE replies SET kind = ${kind}, is_unsure = 0 WHERE id = ${id} AND account_id = ${accountId}`),
    rewordEvent(accountId, id, KIND_WORDS[kind]),
  ]
  // A reply whose sender is unproven has no consequences, whatever its kind.
  if (!isBelieved) return changes
  const story = isConfirmed ? [repliedStatement(accountId, id, kind, sql`true`)] : []
  const takenBack =
    before.kind === 'unsubscribe' && before.proof !== 'none' && kind !== 'unsubscribe'
      ? await undoUnsubscription(ctx, accountId, recipientOf(before))
      : []
  if (isAnswer(kind))
    return [
      ...changes,
      ...story,
      ...takenBack,
      ...(await consequencesOf(ctx, accountId, recipientOf(before), kind, isThere, 'account')),
    ]
  return [
    ...changes,
    ...story,
    ...takenBack,
    unmarkStatement(
      'replied',
      { id: recipient_id, accountId },
      sql`NOT EXISTS (SELECT 1 FROM replies WHERE recipient_id = ${recipient_id} AND proof <> 'none' AND kind IN ('reply', 'left', 'unsubscribe'))`,
    ),
    ...resumeFollowUps(ctx, accountId, recipient_id),
  ]
}

/** Marks all of the account's replies as read. @returns how many were unread */
export async function markAllRead(ctx: ServiceContext): Promise<number> {
  const rows = await ctx.data.all<{ id: string }>(sql`
    UPDATE replies SET read_at = ${ctx.clock.now().toISOString()}
    WHERE account_id = ${accountOf(ctx).id} AND read_at IS NULL RETURNING id`)
  return rows.length
}

/** Deletes a reply, and its conversation with its last one. The recipient stays marked as having replied. @throws not_found */
export async function deleteReply(ctx: ServiceContext, id: string): Promise<void> {
  const { conversation_id } = await requireReply(ctx, id)
  await runBatch(ctx.data, [
    statement(sql`DELETE FROM replies WHERE id = ${id} AND account_id = ${accountOf(ctx).id}`),
    statement(sql`
      DELETE FROM conversations WHERE id = ${conversation_id} AND account_id = ${accountOf(ctx).id}
        AND NOT EXISTS (SELECT 1 FROM replies WHERE conversation_id = ${conversation_id})`),
  ])
}
