import { sql } from 'drizzle-orm'
import type { ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { readUndoToken, undoToken } from '../../domain/outreach-links/outreach-links.ts'
import { suppressionHint } from '../../domain/suppressions/suppressions.ts'
import { forbidden, notFound, raise } from '../../lib/errors.ts'
import { newId } from '../../lib/ids.ts'
import { findUnsubscribing, hashesOf, TOO_LATE, UNDO_MS } from './unsubscribe.ts'

/**
 * Records that the address of a message wants no more messages about a topic of its sender. Repeating it has no effect,
 * except that the previous undo token becomes invalid.
 *
 * @returns a token that undoes it within an hour; null if the topic was left before
 * @throws not_found for an invalid link, or a topic of another account
 */
export async function leaveTopic(ctx: ServiceContext, token: string, topicId: string): Promise<string | null> {
  const found = await findUnsubscribing(ctx, token)
  const { at, target } = found
  const { accountId, recipientId, channel } = target
  const { address, hashes } = await hashesOf(found)
  const now = at.clock.now()
  const undoId = newId()
  const hint = address && !address.startsWith('erased:') ? suppressionHint(channel, address) : '•••'
  const isTheirs = sql`topic_id = ${topicId} AND account_id = ${accountId} AND channel = ${channel}
    AND hash IN (SELECT value FROM json_each(${JSON.stringify(hashes)}))`
  const [, , [state]] = await runBatch(at.data, [
    statement(sql`
      INSERT INTO topic_opt_outs (topic_id, account_id, channel, hash, hint, recipient_id, undo_id, created_at)
      SELECT id, ${accountId}, ${channel}, ${hashes[0]}, ${hint}, ${recipientId}, ${undoId}, ${now.toISOString()} FROM topics
      WHERE id = ${topicId} AND account_id = ${accountId} AND NOT EXISTS (SELECT 1 FROM topic_opt_outs WHERE ${isTheirs})`),
    // Somebody who leaves again means it: what came before cannot be undone any more.
    statement(sql`UPDATE topic_opt_outs SET undo_id = NULL WHERE ${isTheirs} AND undo_id IS NOT ${undoId}`),
    statement<{ exists: number; is_new: number }>(sql`
      SELECT EXISTS (SELECT 1 FROM topics WHERE id = ${topicId} AND account_id = ${accountId}) AS "exists",
        EXISTS (SELECT 1 FROM topic_opt_outs WHERE ${isTheirs} AND undo_id = ${undoId}) AS is_new`),
  ])
  if (state?.exists !== 1) raise(notFound('Topic'))
  return state?.is_new === 1 ? undoToken(at, target, undoId, now.getTime() + UNDO_MS) : null
}

/**
 * Undoes that a topic was left by mistake. The link in the message is not sufficient, since the sender knows it too.
 *
 * @throws not_found for an invalid link, forbidden for an undo token that is invalid, expired or used
 */
export async function undoLeaveTopic(ctx: ServiceContext, token: string, topicId: string, undo: string): Promise<void> {
  const { at, target } = await findUnsubscribing(ctx, token)
  const undoId = await readUndoToken(at, target, undo, at.clock.now().getTime())
  if (undoId === null) throw forbidden(TOO_LATE)
  const gone = await at.data.all(sql`
    DELETE FROM topic_opt_outs WHERE topic_id = ${topicId} AND account_id = ${target.accountId} AND undo_id = ${undoId} RETURNING 1`)
  if (gone.length === 0) throw forbidden(TOO_LATE)
}
